import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { readBytes } from '@prospectus/server/images/asset-origin'
import { OperatorError } from '@prospectus/server/operator-error'
import { sql } from 'kysely'
import {
  type AssetSource,
  type AssetStore,
  openFirstAvailable,
} from '../assets/store/asset-store.ts'
import type { Database, OpenDatabase } from '../database/database.ts'
import { migrationNames } from '../database/migrate.ts'
import type { AssetTable } from '../database/schema.ts'
import { isEmpty } from '../seed-import/import-content.ts'
import { BACKUP_TABLES, type BackupManifest, readTableRows } from './backup-manifest.ts'

/**
 * Writes a snapshot of the database, and the library's files, into `folder`, which appears once complete, or not at
 * all. Database and files may be in use meanwhile.
 * @param options.sources of file contents, in order of precedence
 * @throws {OperatorError} for a database without content, or of another release; also any error of the database or disk
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
  await assertCurrentContent(database)
  const temporaryFolder = `${folder}.unfinished`
  await rm(temporaryFolder, { recursive: true, force: true })
  await mkdir(join(temporaryFolder, 'tables'), { recursive: true })
  try {
    const { library, ...databaseMembers } = await readSnapshot(database, (snapshot) =>
      writeRows(snapshot, temporaryFolder),
    )
    const { files, missing } = await writeFiles(library, sources, join(temporaryFolder, 'files'))
    const manifest: BackupManifest = {
      format: 1,
      made_at: now.toISOString(),
      ...databaseMembers,
      files,
      missing,
    }
    await writeFile(join(temporaryFolder, 'backup.json'), `${JSON.stringify(manifest, null, 1)}\n`)
    await rename(temporaryFolder, folder)
    return manifest
  } catch (error) {
    await rm(temporaryFolder, { recursive: true, force: true })
    throw error
  }
}

async function assertCurrentContent(database: Database): Promise<void> {
  const isNew = (await database.db.introspection.getTables()).length === 0
  if (isNew || (await isEmpty(database))) {
    throw new OperatorError(
      'The database of DATABASE_URL is empty, so there is nothing to back up. Check that DATABASE_URL is the one the content system uses.',
    )
  }
  if ((await readLastMigration(database)) !== migrationNames.at(-1)) {
    throw new OperatorError(
      'The database of DATABASE_URL has the tables of another release: back it up with that release.',
    )
  }
}

/** Runs `read` in a transaction that sees one state of the database. */
async function readSnapshot<Result>(
  { kind, db }: OpenDatabase,
  read: (snapshot: Database) => Promise<Result>,
): Promise<Result> {
  const builder = db.transaction()
  const isolatedBuilder =
    kind === 'postgres' ? builder.setIsolationLevel('repeatable read') : builder
  return await isolatedBuilder.execute((transaction) => read({ kind, db: transaction }))
}

async function writeRows(database: Database, folder: string) {
  const tables: Record<string, BackupManifest['tables'][string]> = {}
  for (const [table, key] of Object.entries(BACKUP_TABLES)) {
    let rowCount = 0
    const lines = async function* () {
      for await (const row of readTableRows(database, table, key)) {
        rowCount += 1
        yield `${JSON.stringify(row)}\n`
      }
    }
    const file = join(folder, 'tables', `${table}.jsonl.gz`)
    const { sha256 } = await writeHashed(lines(), file, [createGzip()])
    tables[table] = { rows: rowCount, sha256 }
  }
  const { db } = database
  const space = await db.selectFrom('space').select(['id', 'name']).executeTakeFirstOrThrow()
  const library = await listLibraryFiles(database)
  return { migration: await readLastMigration(database), space, tables, library }
}

async function readLastMigration({ db }: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration
    order by name desc limit 1`.execute(db)
  return rows[0]?.name ?? ''
}

async function writeFiles(
  library: readonly LibraryFile[],
  sources: readonly AssetSource[],
  folder: string,
) {
  const files: BackupManifest['files'] = []
  const missingFiles: string[] = []
  for (const { path, content_type } of library) {
    const storedFile = await openFirstAvailable(path, sources)
    if (storedFile === undefined) {
      missingFiles.push(path)
      continue
    }
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    files.push({ path, content_type, ...(await writeHashed(storedFile.stream(), file)) })
  }
  return { files, missing: missingFiles }
}

/** Writes a stream to a file through `filters`; returns the length and digest of the unfiltered bytes. */
async function writeHashed(
  content: AsyncIterable<string | Uint8Array>,
  file: string,
  filters: readonly Transform[] = [],
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
  const target = createWriteStream(file, { flush: true })
  await pipeline([Readable.from(content), counting, ...filters, target])
  return { size, sha256: hash.digest('hex') }
}

/**
 * Copies the library's files to another store. Skips those that `source` lacks, and those that the other store has with
 * the same length: paths contain a digest.
 * @throws {OperatorError} when a store cannot be reached, or has not stored a file completely
 */
export async function copyFiles(
  database: Database,
  source: AssetSource,
  targetStore: AssetStore,
): Promise<{ readonly copied: number; readonly existing: number }> {
  let copiedCount = 0
  let existingCount = 0
  for (const { path, content_type } of await listLibraryFiles(database)) {
    const file = await source.open(path)
    if (file === undefined) continue
    if ((await targetStore.open(path))?.size === file.size) {
      existingCount += 1
      continue
    }
    await targetStore.put(path, await readBytes(file), content_type)
    if ((await targetStore.open(path))?.size !== file.size) {
      throw new OperatorError(
        `The new store did not store ${path} completely: check that it has free space, then copy again; copied files are skipped.`,
      )
    }
    copiedCount += 1
  }
  return { copied: copiedCount, existing: existingCount }
}

/** A file of the library, or a file that was replaced there and that earlier versions of stories still use. */
type LibraryFile = Readonly<Pick<AssetTable, 'path' | 'content_type'>>

async function listLibraryFiles({ db }: Database): Promise<readonly LibraryFile[]> {
  const assets = await db
    .selectFrom('asset')
    .select(['path', 'content_type', 'replaced_paths'])
    .orderBy('path')
    .execute()
  return assets.flatMap(({ path, content_type, replaced_paths }) =>
    [path, ...(JSON.parse(replaced_paths) as string[])].map((path) => ({ path, content_type })),
  )
}
