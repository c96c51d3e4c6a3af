import { parseJson } from '@prospectus/server/bounded-body'
import { OperatorError } from '@prospectus/server/operator-error'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../database/database.ts'

const digestSchema = z.string().regex(/^[0-9a-f]{64}$/)
const tableSchema = z.object({ rows: z.number().int().nonnegative(), sha256: digestSchema })
/** Three segments, none of them `.` or `..`. */
const pathSchema = z.string().regex(/^(?:(?!\.{1,2}(?:\/|$))[^/\\\0]+(?:\/(?!$)|$)){3}$/)
const fileSchema = z.object({
  path: pathSchema,
  size: z.number().int().nonnegative(),
  sha256: digestSchema,
})

/** True if the tables include `space`; without its row, a restored database would count as empty. */
const hasSpace = (tables: object): boolean => 'space' in tables

const manifestSchema = z.object({
  format: z.literal(1),
  /** Time at which the backup began, in ISO 8601. */
  made_at: z.string(),
  migration: z.string(),
  space: z.object({ id: z.number(), name: z.string() }),
  tables: z.record(z.string().regex(/^[a-z_]+$/), tableSchema).refine(hasSpace, {
    path: ['space'],
    error: 'expected in every backup',
  }),
  files: z.array(fileSchema.extend({ content_type: z.string() })),
  /** Paths of files of the library that none of the sources has. */
  missing: z.array(z.string()),
})

export type BackupManifest = z.infer<typeof manifestSchema>

/** Parses `backup.json`. Throws `OperatorError` for an invalid manifest. */
export function parseManifest(text: string): BackupManifest {
  const parsed = manifestSchema.safeParse(parseJson(Buffer.from(text)))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const location = issue?.path.join('.') || 'the file'
  throw new OperatorError(
    `backup.json is invalid: ${location}: ${issue?.message}. Use another backup.`,
  )
}

/**
 * Key columns by table. Foreign keys refer to earlier tables only. Audit log and space come last, as in a restore
 * (`FINAL_TABLES`).
 */
export const BACKUP_TABLES: Readonly<Record<string, readonly string[]>> = {
  person: ['id'],
  person_account: ['id'],
  person_second_factor: ['id'],
  token: ['digest'],
  webhook: ['id'],
  delivery: ['id'],
  lead: ['number'],
  story: ['id'],
  document: ['id'],
  version: ['story_id', 'number'],
  deleted_story: ['id'],
  planned_change: ['id'],
  review: ['id'],
  share: ['id'],
  datasource: ['id'],
  dimension: ['id'],
  datasource_entry: ['id'],
  dimension_value: ['dimension_id', 'entry_id'],
  asset: ['id'],
  folder: ['id'],
  component: ['id'],
  component_version: ['id'],
  preset: ['id'],
  internal_tag: ['id'],
  visit_report: ['id'],
  missing_path: ['id'],
  search_count: ['day', 'lang', 'query'],
  audit: ['id'],
  space: ['id'],
}

/** Not in backups: sessions, sign-in links, failed sign-ins, used codes, presence, nodes, secret digests. */
export const TRANSIENT_TABLES = [
  'person_session',
  'person_verification',
  'sign_in_attempt',
  'used_code',
  'presence',
  'node',
  'secret_digest',
] as const

/** A row in a backup, the same for both kinds of database. */
export type BackupRow = Readonly<Record<string, string | number | null>>

/** Yields the rows of a table in the order of its key; reads them in batches. */
export async function* readTableRows(
  { db }: Database,
  table: string,
  key: readonly string[],
): AsyncGenerator<BackupRow> {
  const columns = sql.join(key.map((name) => sql.ref(name)))
  let after = sql`true`
  for (;;) {
    const { rows } = await sql<Readonly<Record<string, unknown>>>`select * from ${sql.table(table)}
      where ${after} order by ${columns} limit ${ROWS_AT_ONCE}`.execute(db)
    for (const row of rows) yield toBackupRow(row, table)
    const last = rows.at(-1)
    if (last === undefined) return
    after = sql`(${columns}) > (${sql.join(key.map((name) => last[name]))})`
  }
}

/** Converts PostgreSQL's times and booleans to SQLite's texts and numbers. */
function toBackupRow(row: Readonly<Record<string, unknown>>, table: string): BackupRow {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, toBackupValue(value, `${table}.${name}`)]),
  )
}

function toBackupValue(value: unknown, column: string): string | number | null {
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  throw new TypeError(`${column} contains a ${typeof value}, which a backup cannot store.`)
}

/** Inserts rows of a backup, with booleans as this database stores them. */
export async function insertTableRows(
  { db }: Database,
  table: string,
  rows: readonly BackupRow[],
  booleanColumns: ReadonlySet<string>,
): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  const names = Object.keys(first)
  const values = rows.map((row) => {
    const cells = names.map((name) => (booleanColumns.has(name) ? toBoolean(row[name]) : row[name]))
    return sql`(${sql.join(cells)})`
  })
  await sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    values ${sql.join(values)}`.execute(db)
}

function toBoolean(value: string | number | null | undefined): boolean | null {
  return value === null || value === undefined ? null : value === 1
}

const ROWS_AT_ONCE = 200
