import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { OperatorError } from '@prospectus/server/operator-error'
import { sql } from 'kysely'
import type { AssetStore } from '../assets/store/asset-store.ts'
import { asyncChunks } from '../database/chunks.ts'
import type { Database, OpenDatabase } from '../database/database.ts'
import { migrate, migrationNames, migrationsUntil } from '../database/migrate.ts'
import { batchesById } from '../database/paging.ts'
import { derivedTables } from '../database/schema.ts'
import { parkWork } from '../plans/parked.ts'
import { isEmpty } from '../seed-import/import-content.ts'
import { createIndexCache, indexDocuments } from '../stories/documents.ts'
import {
  BACKUP_TABLES,
  type BackupManifest,
  type BackupRow,
  insertTableRows,
  parseManifest,
} from './backup-manifest.ts'

/**
 * Restores a backup into an empty database, of either kind, and a store of files. Verifies the whole backup before it
 * changes anything. Writes the space's row last, so that an interrupted restore can be repeated.
 * @param options.parkedAt parks webhooks, messages and plans (decision 0085); undefined to park nothing
 * @throws {OperatorError} for a database that is not empty, a damaged backup, or one of a newer release; also any error
 * of the database or the store
 */
export async function restore(
  database: OpenDatabase,
  options: {
    readonly folder: string
    readonly store: AssetStore
    readonly parkedAt: Date | undefined
  },
): Promise<BackupManifest> {
  const { folder, store, parkedAt } = options
  const manifest = parseManifest(await readText(join(folder, 'backup.json')))
  if (!migrationNames.includes(manifest.migration)) {
    throw new OperatorError(
      `The backup was made by a newer release (${manifest.migration}): restore it with that release.`,
    )
  }
  await verifyDigests(folder, manifest)
  await database.runExclusively(async () => {
    await migrate(database, migrationsUntil(manifest.migration))
    if (!(await isEmpty(database))) {
      throw new OperatorError(
        'The target database already holds a space; expected an empty database. Name an empty one: in DATABASE_URL for npm run restore, in the command for npm run move.',
      )
    }
    const restoreTable = createTableRestorer(folder, manifest, await readBooleanColumns(database))
    await database.db.transaction().execute(async (db) => {
      for (const table of OTHER_TABLES.toReversed())
        await sql`delete from ${sql.table(table)}`.execute(db)
      for (const table of OTHER_TABLES) await restoreTable({ ...database, db }, table)
    })
    for (const { path, content_type } of manifest.files) {
      await store.put(path, await readFile(join(folder, 'files', path)), content_type)
    }
    await migrate(database)
    await database.db.transaction().execute(async (db) => {
      const transaction = { ...database, db }
      await rebuildIndex(transaction)
      for (const table of FINAL_TABLES) await restoreTable(transaction, table)
      await advanceSequences(transaction)
      if (parkedAt !== undefined) await parkWork(transaction, parkedAt)
    })
  })
  return manifest
}

/**
 * Tables that are restored last: a second attempt could not delete audit rows, and the space's row marks the restore as
 * complete.
 */
const FINAL_TABLES = ['audit', 'space']
const OTHER_TABLES = Object.keys(BACKUP_TABLES).filter((table) => !FINAL_TABLES.includes(table))

function createTableRestorer(
  folder: string,
  { tables }: BackupManifest,
  booleanColumnsByTable: ReadonlyMap<string, ReadonlySet<string>>,
) {
  return async (transaction: Database, table: string): Promise<void> => {
    if (tables[table] === undefined) return
    const booleanColumns = booleanColumnsByTable.get(table) ?? new Set()
    const lines = gunzippedLines(join(folder, 'tables', `${table}.jsonl.gz`))
    for await (const chunk of asyncChunks(lines, ROWS_AT_ONCE)) {
      const rows = chunk.map((line): BackupRow => JSON.parse(line))
      await insertTableRows(transaction, table, rows, booleanColumns)
    }
  }
}

async function readBooleanColumns({ db }: OpenDatabase) {
  const columnsByTable = new Map<string, ReadonlySet<string>>()
  for (const { name, columns } of await db.introspection.getTables()) {
    const booleans = columns.filter(({ dataType }) => dataType === 'bool')
    columnsByTable.set(name, new Set(booleans.map((column) => column.name)))
  }
  return columnsByTable
}

/** Sets PostgreSQL's next ids; SQLite derives them from the highest one. */
async function advanceSequences({ kind, db }: Database): Promise<void> {
  if (kind === 'sqlite') return
  for (const [table, [column = '']] of Object.entries(BACKUP_TABLES)) {
    const { rows } = await sql<{ sequence: string | null }>`select
      pg_get_serial_sequence(${table}, ${column}) as sequence`.execute(db)
    const sequence = rows[0]?.sequence
    if (!sequence) continue
    await sql`select setval(${sequence}, greatest(max(${sql.ref(column)}), 1), count(*) > 0)
      from ${sql.table(table)}`.execute(db)
  }
}

async function readText(file: string): Promise<string> {
  return await readFile(file, 'utf8').catch((cause) => {
    throw new OperatorError(`${file} cannot be read; expected the folder of a backup.`, { cause })
  })
}

const ROWS_AT_ONCE = 200

/** Compares every file of a backup with its digest. Throws `OperatorError` for the first that is missing or differs. */
async function verifyDigests(folder: string, { tables, files }: BackupManifest): Promise<void> {
  for (const [table, { sha256 }] of Object.entries(tables)) {
    const name = `tables/${table}.jsonl.gz`
    await verifyDigest(name, sha256, readGunzipped(join(folder, name)))
  }
  for (const { path, sha256 } of files) {
    const name = `files/${path}`
    await verifyDigest(name, sha256, createReadStream(join(folder, name)))
  }
}

async function verifyDigest(name: string, expected: string, content: Readable): Promise<void> {
  const hash = createHash('sha256')
  try {
    for await (const chunk of content) hash.update(chunk)
  } catch (cause) {
    throw new OperatorError(
      `The backup is damaged: ${name} is missing or cannot be read. Nothing was restored; use another backup.`,
      { cause },
    )
  }
  if (hash.digest('hex') !== expected) {
    throw new OperatorError(
      `The backup is damaged: ${name} has changed since it was backed up. Nothing was restored; use another backup.`,
    )
  }
}

async function rebuildIndex(database: Database): Promise<void> {
  const { kind, db } = database
  for (const table of derivedTables(kind)) await sql`delete from ${sql.table(table)}`.execute(db)
  const indexCache = createIndexCache()
  const readAfter = (lastId: number) =>
    db
      .selectFrom('document')
      .innerJoin('story', 'story.id', 'document.story_id')
      .select(['document.id', 'story.slug', 'name', 'tag_list', 'content'])
      .where('document.id', '>', lastId)
      .orderBy('document.id')
      .limit(DOCUMENTS_AT_ONCE)
      .execute()
  for await (const rows of batchesById(readAfter)) {
    const documents = rows
      .filter(({ content }) => content !== '')
      .map(({ tag_list, content, ...row }) => ({
        ...row,
        tagList: JSON.parse(tag_list) as string[],
        content: JSON.parse(content) as Record<string, unknown>,
        json: content,
      }))
    await indexDocuments({ kind, db }, documents, indexCache)
  }
}

const DOCUMENTS_AT_ONCE = 500

/** Streams the decompressed bytes of a file. The stream also fails when the file cannot be read. */
function readGunzipped(file: string): Readable {
  const gunzip = createGunzip()
  createReadStream(file)
    .on('error', (error) => gunzip.destroy(error))
    .pipe(gunzip)
  return gunzip
}

/** Yields lines of a gzip file. `node:readline` would also split at U+2028 and U+2029, which JSON does not escape. */
async function* gunzippedLines(file: string): AsyncGenerator<string> {
  let remainder = ''
  for await (const text of readGunzipped(file).setEncoding('utf8')) {
    const lines = `${remainder}${text}`.split('\n')
    remainder = lines.pop() ?? ''
    yield* lines
  }
  if (remainder !== '') yield remainder
}
