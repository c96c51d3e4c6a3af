import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { OperatorFault } from '@prospectus/server/operator-fault'
import { sql } from 'kysely'
import type { AssetSource } from '../assets/store/asset-store.ts'
import type { Database, OpenDatabase } from '../database/database.ts'
import { migrationNames } from '../database/migrate.ts'
import { isEmpty } from '../seed-import/import-content.ts'
import { BACKED_UP } from './backed-up-tables.ts'
import type { BackupManifest } from './backup-manifest.ts'
import { type LibraryFile, libraryFiles } from './library-files.ts'
import { tableRows } from './table-rows.ts'

/**
 * Writes the whole state of a content system into `folder`: the rows of its database as they were at one
 * moment, and the files that its library names. Both may be in use meanwhile. The folder appears when all
 * is in it. Returns what was written.
 *
 * @param options.sources where the bytes of files are, the first that has one wins
 * @throws {OperatorFault} for a database without content, or with the tables of another release; what the
 *   database or the disk throws: nothing of the backup is left then
 */
export async function backUp(
  database: OpenDatabase,
  options: {
    readonly folder: string
    readonly sources: readonly AssetSource[]
    readonly now: Date
  },
): Promise<BackupManifest> {
  const { folder, sources, now } = options
  await refuseOtherTables(database)
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(join(unfinished, 'tables'), { recursive: true })
  try {
    const { files: named, ...rows } = await atOneMoment(database, (moment) =>
      writeRows(moment, unfinished),
    )
    const { files, missing } = await writeFiles(named, sources, join(unfinished, 'files'))
    const manifest: BackupManifest = {
      format: 1,
      made_at: now.toISOString(),
      ...rows,
      files,
      missing,
    }
    await writeFile(join(unfinished, 'backup.json'), `${JSON.stringify(manifest, null, 1)}\n`)
    await rename(unfinished, folder)
    return manifest
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}

async function refuseOtherTables(database: Database): Promise<void> {
  const isNew = (await database.db.introspection.getTables()).length === 0
  if (isNew || (await isEmpty(database))) {
    throw new OperatorFault(
      'The database of DATABASE_URL holds no space: there is nothing to back up.',
    )
  }
  if ((await lastMigration(database)) !== migrationNames.at(-1)) {
    throw new OperatorFault(
      'The database of DATABASE_URL has the tables of another release: back it up with that one.',
    )
  }
}

/** What is read inside sees the database as it is when it begins, whatever others write. */
async function atOneMoment<Result>(
  { kind, db }: OpenDatabase,
  read: (moment: Database) => Promise<Result>,
): Promise<Result> {
  const moment = db.transaction()
  const isolated = kind === 'postgres' ? moment.setIsolationLevel('repeatable read') : moment
  return await isolated.execute((inside) => read({ kind, db: inside }))
}

async function writeRows(database: Database, folder: string) {
  const tables: Record<string, BackupManifest['tables'][string]> = {}
  for (const [table, key] of Object.entries(BACKED_UP)) {
    let rows = 0
    const lines = async function* () {
      for await (const row of tableRows(database, table, key)) {
        rows += 1
        yield `${JSON.stringify(row)}\n`
      }
    }
    const { sha256 } = await written(lines(), join(folder, 'tables', `${table}.jsonl.gz`), true)
    tables[table] = { rows, sha256 }
  }
  const { db } = database
  const space = await db.selectFrom('space').select(['id', 'name']).executeTakeFirstOrThrow()
  const files = await libraryFiles(database)
  return { migration: await lastMigration(database), space, tables, files }
}

/** The name of the last change of its tables that a database has seen. */
async function lastMigration({ db }: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration
    order by name desc limit 1`.execute(db)
  return rows[0]?.name ?? ''
}

async function writeFiles(
  named: readonly LibraryFile[],
  sources: readonly AssetSource[],
  to: string,
) {
  const files: BackupManifest['files'] = []
  const missing: string[] = []
  for (const { path, content_type } of named) {
    const stored = await firstThatHas(path, sources)
    if (stored === undefined) {
      missing.push(path)
      continue
    }
    const file = join(to, path)
    await mkdir(dirname(file), { recursive: true })
    files.push({ path, content_type, ...(await written(stored.stream(), file)) })
  }
  return { files, missing }
}

async function firstThatHas(path: string, sources: readonly AssetSource[]) {
  for (const source of sources) {
    const stored = await source.open(path)
    if (stored !== undefined) return stored
  }
  return undefined
}

/** Writes what comes, packed where asked; says how long it was and what its bytes are. */
async function written(
  content: AsyncIterable<string | Uint8Array>,
  file: string,
  isPacked = false,
): Promise<{ readonly size: number; readonly sha256: string }> {
  const hash = createHash('sha256')
  let size = 0
  const counting = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk)
      size += chunk.length
      done(null, chunk)
    },
  })
  const packing = isPacked ? [createGzip()] : []
  await pipeline([
    Readable.from(content),
    counting,
    ...packing,
    createWriteStream(file, { flush: true }),
  ])
  return { size, sha256: hash.digest('hex') }
}
