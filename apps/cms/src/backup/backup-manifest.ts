import { OperatorError } from '@prospectus/server/operator-error'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../database/database.ts'

const digest = z.string().regex(/^[0-9a-f]{64}$/)
const rows = z.object({ rows: z.number().int().nonnegative(), sha256: digest })
/** Three segments, none of which leads out of the folder. */
const path = z.string().regex(/^(?:(?!\.{1,2}(?:\/|$))[^/\\\0]+(?:\/(?!$)|$)){3}$/)
const file = z.object({ path, size: z.number().int().nonnegative(), sha256: digest })

/** Without the row of its space, a restored database would count as empty. */
const hasSpace = (tables: object): boolean => 'space' in tables

const manifest = z.object({
  format: z.literal(1),
  /** ISO 8601, the beginning of the backup. */
  made_at: z.string(),
  migration: z.string(),
  space: z.object({ id: z.number(), name: z.string() }),
  tables: z.record(z.string().regex(/^[a-z_]+$/), rows).refine(hasSpace, {
    path: ['space'],
    error: 'expected in every backup',
  }),
  files: z.array(file.extend({ content_type: z.string() })),
  /** Files of the library that no store has. */
  missing: z.array(z.string()),
})

export type BackupManifest = z.infer<typeof manifest>

/** Parses `backup.json`. Throws `OperatorError` for an invalid manifest. */
export function parseManifest(text: string): BackupManifest {
  const read = manifest.safeParse(jsonOf(text))
  if (read.success) return read.data
  const [issue] = read.error.issues
  const location = issue?.path.join('.') || 'the file'
  throw new OperatorError(`backup.json is invalid: ${location}: ${issue?.message}`)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Tables with key columns, in order of references. Audit log and space are last: they mark a complete restore. */
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

/** Not in backups: sessions, sign-in links, guesses, used codes, presence, nodes and digests start anew. */
export const TRANSIENT_TABLES = [
  'person_session',
  'person_verification',
  'sign_in_attempt',
  'used_code',
  'presence',
  'node',
  'secret_digest',
] as const

/** A row in a backup, the same for both databases. */
export type BackupRow = Readonly<Record<string, string | number | null>>

/** Rows of a table in the order of its key, read in batches. */
export async function* tableRows(
  { db }: Database,
  table: string,
  key: readonly string[],
): AsyncGenerator<BackupRow> {
  const columns = sql.join(key.map((name) => sql.ref(name)))
  let after = sql`true`
  for (;;) {
    const { rows } = await sql<Readonly<Record<string, unknown>>>`select * from ${sql.table(table)}
      where ${after} order by ${columns} limit ${ROWS_AT_ONCE}`.execute(db)
    for (const row of rows) yield toBackupRow(row)
    const last = rows.at(-1)
    if (last === undefined) return
    after = sql`(${columns}) > (${sql.join(key.map((name) => last[name]))})`
  }
}

/** Converts PostgreSQL's times and booleans; SQLite has texts and numbers. */
function toBackupRow(row: Readonly<Record<string, unknown>>): BackupRow {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, toBackupValue(value)]),
  )
}

function toBackupValue(value: unknown): string | number | null {
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  throw new TypeError(`A column contains a ${typeof value}, which a backup cannot store.`)
}

/** Inserts rows of a backup, with booleans as this database stores them. */
export async function insertTableRows(
  { db }: Database,
  table: string,
  rows: readonly BackupRow[],
  flags: ReadonlySet<string>,
): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  const names = Object.keys(first)
  const values = rows.map((row) => {
    const cells = names.map((name) => (flags.has(name) ? isSet(row[name]) : row[name]))
    return sql`(${sql.join(cells)})`
  })
  await sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    values ${sql.join(values)}`.execute(db)
}

function isSet(value: string | number | null | undefined): boolean | null {
  return value === null || value === undefined ? null : value === 1
}

const ROWS_AT_ONCE = 200
