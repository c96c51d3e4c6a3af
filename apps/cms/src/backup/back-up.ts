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
import type { AssetSource, AssetStore } from '../assets/store/asset-store.ts'
import type { Database, OpenDatabase } from '../database/database.ts'
import { migrationNames } from '../database/migrate.ts'
import { isEmpty } from '../seed-import/import-content.ts'
import { BACKUP_TABLES, type BackupManifest, tableRows } from './backup-manifest.ts'

/**
 * Writes a snapshot of the database's rows, and the library's files, into `folder`, which appears once complete. Both
 * may be in use meanwhile.
 * @param options.sources of file contents, in order of precedence
 * @throws {OperatorError} for a database without content, or of another release; also any error of the database or the
 * disk. Leaves nothing behind then
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
  await assertPresentTables(database)
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(join(unfinished, 'tables'), { recursive: true })
  try {
    const { files: named, ...rows } = await readSnapshot(database, (snapshot) =>
      writeRows(snapshot, unfinished),
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

async function assertPresentTables(database: Database): Promise<void> {
  const isNew = (await database.db.introspection.getTables()).length === 0
  if (isNew || (await isEmpty(database))) {
    throw new OperatorError(
      'The database of DATABASE_URL holds no space: there is nothing to back up.',
    )
  }
  if ((await lastMigration(database)) !== migrationNames.at(-1)) {
    throw new OperatorError(
      'The database of DATABASE_URL has the tables of another release: back it up with that one.',
    )
  }
}

async function readSnapshot<Result>(
  { kind, db }: OpenDatabase,
  read: (snapshot: Database) => Promise<Result>,
): Promise<Result> {
  const transaction = db.transaction()
  const isolated =
    kind === 'postgres' ? transaction.setIsolationLevel('repeatable read') : transaction
  return await isolated.execute((inside) => read({ kind, db: inside }))
}

async function writeRows(database: Database, folder: string) {
  const tables: Record<string, BackupManifest['tables'][string]> = {}
  for (const [table, key] of Object.entries(BACKUP_TABLES)) {
    let rows = 0
    const lines = async function* () {
      for await (const row of tableRows(database, table, key)) {
        rows += 1
        yield `${JSON.stringify(row)}\n`
      }
    }
    const { sha256 } = await writeHashed(lines(), join(folder, 'tables', `${table}.jsonl.gz`), true)
    tables[table] = { rows, sha256 }
  }
  const { db } = database
  const space = await db.selectFrom('space').select(['id', 'name']).executeTakeFirstOrThrow()
  const files = await libraryFiles(database)
  return { migration: await lastMigration(database), space, tables, files }
}

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
    const stored = await openFirst(path, sources)
    if (stored === undefined) {
      missing.push(path)
      continue
    }
    const file = join(to, path)
    await mkdir(dirname(file), { recursive: true })
    files.push({ path, content_type, ...(await writeHashed(stored.stream(), file)) })
  }
  return { files, missing }
}

async function openFirst(path: string, sources: readonly AssetSource[]) {
  for (const source of sources) {
    const stored = await source.open(path)
    if (stored !== undefined) return stored
  }
  return undefined
}

/** Writes a stream to a file, gzipped on request; returns its length and digest before compression. */
async function writeHashed(
  content: AsyncIterable<string | Uint8Array>,
  file: string,
  isGzipped = false,
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
  const gzip = isGzipped ? [createGzip()] : []
  await pipeline([
    Readable.from(content),
    counting,
    ...gzip,
    createWriteStream(file, { flush: true }),
  ])
  return { size, sha256: hash.digest('hex') }
}

/**
 * Copies the library's files to another store. Skips existing files of the same length: addresses contain the digest.
 * @throws {OperatorError} when a store cannot be reached, or has not stored a file completely
 */
export async function copyFiles(
  database: Database,
  from: AssetSource,
  to: AssetStore,
): Promise<{ readonly copied: number; readonly there: number }> {
  let copied = 0
  let existing = 0
  for (const { path, content_type } of await libraryFiles(database)) {
    const file = await from.open(path)
    if (file === undefined) continue
    if ((await to.open(path))?.size === file.size) {
      existing += 1
      continue
    }
    await to.put(path, await readBytes(file), content_type)
    if ((await to.open(path))?.size !== file.size) {
      throw new OperatorError(`The new store did not store ${path} completely.`)
    }
    copied += 1
  }
  return { copied, there: existing }
}

/** A file of the library, or a replaced one, which earlier versions of stories use. */
interface LibraryFile {
  readonly path: string
  readonly content_type: string
}

async function libraryFiles({ db }: Database): Promise<readonly LibraryFile[]> {
  const assets = await db
    .selectFrom('asset')
    .select(['path', 'content_type', 'replaced_paths'])
    .orderBy('path')
    .execute()
  return assets.flatMap(({ path, content_type, replaced_paths }) =>
    [path, ...(JSON.parse(replaced_paths) as string[])].map((each) => ({
      path: each,
      content_type,
    })),
  )
}
