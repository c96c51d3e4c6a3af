import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OperatorFault } from '@prospectus/server/operator-fault'
import { sql } from 'kysely'
import type { AssetStore } from '../assets/store/asset-store.ts'
import type { Database, OpenDatabase } from '../database/database.ts'
import { migrate, migrationNames, stepsUntil } from '../database/migrate.ts'
import { isEmpty } from '../seed-import/import-content.ts'
import { BACKED_UP } from './backed-up-tables.ts'
import { type BackupManifest, parseManifest } from './backup-manifest.ts'
import { checkParts } from './check-parts.ts'
import { packedLines } from './packed-lines.ts'
import { remakeIndex } from './remake-index.ts'
import { type BackedUpRow, insertTableRows } from './table-rows.ts'

/**
 * Brings what `backUp` wrote into an empty database, of either kind, and a store of files. Every part is
 * checked before anything is changed. The row of the space comes last, so that a restore which was cut off
 * leaves a database that counts as empty; the next one begins anew. Returns what the backup holds.
 *
 * @throws {OperatorFault} for a database that is not empty, a folder that is no backup or damaged, and a backup
 *   of a newer release; what the database or the store throws
 */
export async function restore(
  database: OpenDatabase,
  options: { readonly folder: string; readonly store: AssetStore },
): Promise<BackupManifest> {
  const { folder, store } = options
  const manifest = parseManifest(await readText(join(folder, 'backup.json')))
  if (!migrationNames.includes(manifest.migration)) {
    throw new OperatorFault(
      `The backup was made by a newer release (${manifest.migration}): restore it with that one.`,
    )
  }
  await checkParts(folder, manifest)
  await database.alone(async () => {
    await migrate(database, stepsUntil(manifest.migration))
    if (!(await isEmpty(database))) {
      throw new OperatorFault(
        'The database of DATABASE_URL already holds a space; expected an empty one: name another, or move it away first.',
      )
    }
    const fill = tableFiller(folder, manifest, await flagColumns(database))
    await database.db.transaction().execute(async (db) => {
      for (const table of FIRST.toReversed()) await sql`delete from ${sql.table(table)}`.execute(db)
      for (const table of FIRST) await fill({ ...database, db }, table)
    })
    for (const { path, content_type } of manifest.files) {
      await store.put(path, await readFile(join(folder, 'files', path)), content_type)
    }
    await migrate(database)
    await database.db.transaction().execute(async (db) => {
      const inside = { ...database, db }
      await remakeIndex(inside)
      for (const table of LAST) await fill(inside, table)
      await countOn(inside)
    })
  })
  return manifest
}

/** The database refuses to delete rows of the trail, and the space makes it a whole one. */
const LAST = ['audit', 'space']
const FIRST = Object.keys(BACKED_UP).filter((table) => !LAST.includes(table))

function tableFiller(
  folder: string,
  { tables }: BackupManifest,
  flagsOf: ReadonlyMap<string, ReadonlySet<string>>,
) {
  return async (inside: Database, table: string): Promise<void> => {
    if (tables[table] === undefined) return
    const flags = flagsOf.get(table) ?? new Set()
    let rows: BackedUpRow[] = []
    for await (const line of packedLines(join(folder, 'tables', `${table}.jsonl.gz`))) {
      rows.push(JSON.parse(line))
      if (rows.length < ROWS_AT_ONCE) continue
      await insertTableRows(inside, table, rows, flags)
      rows = []
    }
    await insertTableRows(inside, table, rows, flags)
  }
}

/** The columns of each table that hold yes or no as a type of its own: PostgreSQL alone has one. */
async function flagColumns({
  db,
}: OpenDatabase): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const tables = await db.introspection.getTables()
  return new Map(
    tables.map(({ name, columns }) => {
      const flags = columns
        .filter(({ dataType }) => dataType === 'bool')
        .map((column) => column.name)
      return [name, new Set(flags)]
    }),
  )
}

/** PostgreSQL counts ids on from where it began; SQLite from the highest there is. */
async function countOn({ kind, db }: Database): Promise<void> {
  if (kind === 'sqlite') return
  for (const [table, [column = '']] of Object.entries(BACKED_UP)) {
    const { rows } = await sql<{ counter: string | null }>`select
      pg_get_serial_sequence(${table}, ${column}) as counter`.execute(db)
    const counter = rows[0]?.counter
    if (!counter) continue
    await sql`select setval(${counter}, greatest(max(${sql.ref(column)}), 1), count(*) > 0)
      from ${sql.table(table)}`.execute(db)
  }
}

async function readText(file: string): Promise<string> {
  return await readFile(file, 'utf8').catch((cause) => {
    throw new OperatorFault(`${file} cannot be read; expected the folder of a backup.`, { cause })
  })
}

const ROWS_AT_ONCE = 200
