import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** A row as it is written in a backup: the same for both databases. */
export type BackedUpRow = Readonly<Record<string, string | number | null>>

/** The rows of a table in the order of its key, a few hundred at a time. */
export async function* tableRows(
  { db }: Database,
  table: string,
  key: readonly string[],
): AsyncGenerator<BackedUpRow> {
  const columns = sql.join(key.map((name) => sql.ref(name)))
  let after = sql`true`
  for (;;) {
    const { rows } = await sql<Readonly<Record<string, unknown>>>`select * from ${sql.table(table)}
      where ${after} order by ${columns} limit ${ROWS_AT_ONCE}`.execute(db)
    for (const row of rows) yield plainRow(row)
    const last = rows.at(-1)
    if (last === undefined) return
    after = sql`(${columns}) > (${sql.join(key.map((name) => last[name]))})`
  }
}

/** PostgreSQL has times and yes or no as types of their own; SQLite has texts and numbers. */
function plainRow(row: Readonly<Record<string, unknown>>): BackedUpRow {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, plain(value)]))
}

function plain(value: unknown): string | number | null {
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  throw new TypeError(`A column holds a ${typeof value}, which a backup cannot.`)
}

/** Puts rows of a backup into a table; yes and no become what the database has for them. */
export async function insertTableRows(
  { db }: Database,
  table: string,
  rows: readonly BackedUpRow[],
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
