import { type Kysely, sql } from 'kysely'
import type { Database } from '../database.ts'
import { columnTypes } from './column-types.ts'

/**
 * People who may sign in to the editor. The tables of the sign-in library have the columns and names that it
 * expects (decision 0041); a test shows that it finds nothing to add.
 */
export async function createPeopleTables(database: Database): Promise<void> {
  await createLibraryTables(database)
  await createLimitTables(database)
  await createAuditTrail(database)
}

async function createLibraryTables({ kind, db }: Database): Promise<void> {
  const schema = (db as Kysely<unknown>).schema
  const [time, flag] = kind === 'postgres' ? TYPES.postgres : TYPES.sqlite
  const table = (name: string) =>
    schema.createTable(name).addColumn('id', 'text', (column) => column.notNull().primaryKey())
  const ofPerson = (name: string) =>
    table(name).addColumn('userId', 'text', (column) =>
      column.notNull().references('person.id').onDelete('cascade'),
    )
  const index = (name: string, column: string) =>
    schema.createIndex(`${name}_${column}_idx`).on(name).column(column).execute()

  await table('person')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('emailVerified', flag, (column) => column.notNull())
    .addColumn('image', 'text')
    .addColumn('createdAt', time, (column) => column.notNull())
    .addColumn('updatedAt', time, (column) => column.notNull())
    .addColumn('role', 'text')
    .addColumn('banned', flag)
    .addColumn('banReason', 'text')
    .addColumn('banExpires', time)
    .addColumn('twoFactorEnabled', flag)
    .execute()

  await ofPerson('person_session')
    .addColumn('expiresAt', time, (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('createdAt', time, (column) => column.notNull())
    .addColumn('updatedAt', time, (column) => column.notNull())
    .addColumn('ipAddress', 'text')
    .addColumn('userAgent', 'text')
    .addColumn('impersonatedBy', 'text')
    .execute()
  await index('person_session', 'userId')

  await ofPerson('person_account')
    .addColumn('accountId', 'text', (column) => column.notNull())
    .addColumn('providerId', 'text', (column) => column.notNull())
    .addColumn('accessToken', 'text')
    .addColumn('refreshToken', 'text')
    .addColumn('idToken', 'text')
    .addColumn('accessTokenExpiresAt', time)
    .addColumn('refreshTokenExpiresAt', time)
    .addColumn('scope', 'text')
    .addColumn('password', 'text')
    .addColumn('createdAt', time, (column) => column.notNull())
    .addColumn('updatedAt', time, (column) => column.notNull())
    .execute()
  await index('person_account', 'userId')

  await table('person_verification')
    .addColumn('identifier', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('expiresAt', time, (column) => column.notNull())
    .addColumn('createdAt', time, (column) => column.notNull())
    .addColumn('updatedAt', time, (column) => column.notNull())
    .execute()
  await index('person_verification', 'identifier')

  await ofPerson('person_second_factor')
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('backupCodes', 'text', (column) => column.notNull())
    .addColumn('verified', flag)
    .addColumn('failedVerificationCount', 'integer')
    .addColumn('lockedUntil', time)
    .execute()
  await index('person_second_factor', 'secret')
  await index('person_second_factor', 'userId')
}

/** Rate limits and used codes, which the library does not store. */
async function createLimitTables({ kind, db }: Database): Promise<void> {
  const { text } = columnTypes(kind)
  const schema = (db as Kysely<unknown>).schema
  await schema
    .createTable('sign_in_attempt')
    .addColumn('key', text, (column) => column.notNull().primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('until', text, (column) => column.notNull())
    .execute()
  await schema
    .createTable('used_code')
    .addColumn('key', text, (column) => column.notNull().primaryKey())
    .addColumn('until', text, (column) => column.notNull())
    .execute()
}

/** The database itself rejects any change or removal of a row. */
async function createAuditTrail({ kind, db }: Database): Promise<void> {
  const { text, key } = columnTypes(kind)
  await (db as Kysely<unknown>).schema
    .createTable('audit')
    .addColumn('id', key)
    .addColumn('at', text, (column) => column.notNull())
    .addColumn('person_id', text)
    .addColumn('author', text, (column) => column.notNull())
    .addColumn('action', text, (column) => column.notNull())
    .addColumn('subject', text, (column) => column.notNull())
    .addColumn('client', text, (column) => column.notNull())
    .execute()
  const refusal = 'The audit trail cannot be changed'
  if (kind === 'postgres') {
    await sql
      .raw(`create function refuse_audit_change() returns trigger language plpgsql as
        $$ begin raise exception '${refusal}'; end $$`)
      .execute(db)
    await sql`create trigger audit_is_final before update or delete on audit
      for each row execute function refuse_audit_change()`.execute(db)
    return
  }
  for (const event of ['update', 'delete']) {
    await sql
      .raw(`create trigger audit_refuses_${event} before ${event} on audit
        begin select raise(abort, '${refusal}'); end`)
      .execute(db)
  }
}

const TYPES = { postgres: ['timestamptz', 'boolean'], sqlite: ['date', 'integer'] } as const
