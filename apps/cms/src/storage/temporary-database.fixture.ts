import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { openStorage } from './storage.ts'

export type CleanUp = () => Promise<void>

/** A database for one test at a time. */
export interface TemporaryDatabase {
  readonly url: string
  readonly remove: CleanUp
  /** Set where creating a database is so slow that it is reused. */
  readonly empty?: CleanUp
}

/** What a new database contains: all tables without a row (`tables`), or nothing (`none`). */
export type Contents = 'tables' | 'none'

export async function createSqliteFile(contents: Contents): Promise<TemporaryDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'storage-'))
  const file = join(folder, 'content.sqlite')
  if (contents === 'tables') {
    emptyDatabaseFile ??= createEmptyDatabaseFile()
    await writeFile(file, await emptyDatabaseFile)
  }
  return { url: `file:${file}`, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** Bytes of a database file with all tables and no rows, made only once, since each migration waits for the disk. */
let emptyDatabaseFile: Promise<Buffer> | undefined

async function createEmptyDatabaseFile(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'storage-'))
  const file = join(folder, 'content.sqlite')
  const storage = await openStorage(`file:${file}`)
  await storage.close()
  const bytes = await readFile(file)
  await rm(folder, { recursive: true })
  return bytes
}

/** @param server address at which databases can be created */
export async function createPostgresDatabase(
  server: string,
  contents: Contents,
): Promise<TemporaryDatabase> {
  if (contents === 'none') return createDatabase(server)
  template ??= createTemplate(server)
  return createDatabase(server, await template)
}

/** The worker's database with all tables and no rows, which others are copied from: half the cost of migrating one. */
let template: Promise<string> | undefined

async function createTemplate(server: string): Promise<string> {
  const { url } = await createDatabase(server)
  const storage = await openStorage(url)
  await storage.close()
  return new URL(url).pathname.slice(1)
}

async function createDatabase(server: string, templateName?: string): Promise<TemporaryDatabase> {
  const name = `${inject('databasePrefix')}${randomBytes(8).toString('hex')}`
  await runOn(
    server,
    `create database ${name}${templateName ? ` template ${templateName}` : ''}`,
    `alter database ${name} set synchronous_commit = off`,
  )
  const { href: url } = Object.assign(new URL(server), { pathname: `/${name}` })
  let emptyingClient: pg.Client | undefined
  return {
    url,
    remove: async () => {
      await emptyingClient?.end()
      await runOn(server, `drop database ${name} with (force)`)
    },
    empty: async () => {
      // Kept open: connecting takes ten times as long as emptying.
      if (emptyingClient === undefined) {
        emptyingClient = new pg.Client({ connectionString: url })
        // Tests break connections too; the next call connects again.
        emptyingClient.on('error', () => {
          emptyingClient = undefined
        })
        await emptyingClient.connect()
      }
      await emptyingClient.query(EMPTY_ALL_TABLES)
    },
  }
}

async function runOn(server: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Deletes all rows; truncates the audit log, since its trigger rejects deletions. */
const EMPTY_ALL_TABLES = `do $$ declare one text; begin
  for one in select tablename from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%' and tablename <> 'audit'
  loop execute format('delete from %I', one); end loop;
  if exists (select from audit) then truncate audit; end if; end $$`
