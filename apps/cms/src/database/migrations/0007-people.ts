import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { runStatements } from '../run-statements.ts'
import { columnTypes } from './column-types.ts'

/** People who may sign in. A test compares the sign-in library's tables with what it expects (decision 0041). */
export async function createPeopleTables({ kind, db }: Database): Promise<void> {
  await createLibraryTables({ kind, db })
  const { text, key } = columnTypes(kind)
  await runStatements(db, [
    // Rate limits and used codes, which the library does not store.
    sql`create table sign_in_attempt (
      key ${text} not null primary key, count integer not null, until ${text} not null)`,
    sql`create table used_code (key ${text} not null primary key, until ${text} not null)`,
    sql`create table audit (
      id ${key}, at ${text} not null, person_id ${text}, author ${text} not null,
      action ${text} not null, subject ${text} not null, client ${text} not null)`,
    ...(kind === 'postgres' ? POSTGRES_AUDIT_TRIGGERS : SQLITE_AUDIT_TRIGGERS),
  ])
}

async function createLibraryTables({ kind, db }: Database): Promise<void> {
  const [time, flag] =
    kind === 'postgres' ? [sql`timestamptz`, sql`boolean`] : [sql`date`, sql`integer`]
  const id = sql`id text not null primary key`
  const person = sql`"userId" text not null references person (id) on delete cascade`
  const dates = sql`"createdAt" ${time} not null, "updatedAt" ${time} not null`
  await runStatements(db, [
    sql`create table person (
      ${id}, name text not null, email text not null unique, "emailVerified" ${flag} not null,
      image text, ${dates}, role text, banned ${flag}, "banReason" text, "banExpires" ${time},
      "twoFactorEnabled" ${flag})`,
    sql`create table person_session (
      ${id}, ${person}, "expiresAt" ${time} not null, token text not null unique, ${dates},
      "ipAddress" text, "userAgent" text, "impersonatedBy" text)`,
    sql`create index "person_session_userId_idx" on person_session ("userId")`,
    sql`create table person_account (
      ${id}, ${person}, "accountId" text not null, "providerId" text not null,
      "accessToken" text, "refreshToken" text, "idToken" text, "accessTokenExpiresAt" ${time},
      "refreshTokenExpiresAt" ${time}, scope text, password text, ${dates})`,
    sql`create index "person_account_userId_idx" on person_account ("userId")`,
    sql`create table person_verification (
      ${id}, identifier text not null, value text not null, "expiresAt" ${time} not null, ${dates})`,
    sql`create index person_verification_identifier_idx on person_verification (identifier)`,
    sql`create table person_second_factor (
      ${id}, ${person}, secret text not null, "backupCodes" text not null, verified ${flag},
      "failedVerificationCount" integer, "lockedUntil" ${time})`,
    sql`create index person_second_factor_secret_idx on person_second_factor (secret)`,
    sql`create index "person_second_factor_userId_idx" on person_second_factor ("userId")`,
  ])
}

/** Triggers by which the database rejects any change or removal of a row of the audit log. */
const POSTGRES_AUDIT_TRIGGERS = [
  sql`create function refuse_audit_change() returns trigger language plpgsql as
        $$ begin raise exception 'The audit trail cannot be changed'; end $$`,
  sql`create trigger audit_is_final before update or delete on audit
      for each row execute function refuse_audit_change()`,
]
const SQLITE_AUDIT_TRIGGERS = ['update', 'delete'].map((event) =>
  sql.raw(`create trigger audit_refuses_${event} before ${event} on audit
        begin select raise(abort, 'The audit trail cannot be changed'); end`),
)
