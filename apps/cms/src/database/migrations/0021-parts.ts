import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { runStatements } from '../run-statements.ts'

/** Trigram indexes of words, slugs and names (decision 0105). */
export async function addPartIndexes({ kind, db }: Database): Promise<void> {
  await sql`create index listed_document on listed (document_id)`.execute(db)
  if (kind === 'sqlite') await runStatements(db, SQLITE)
  else if (await canUseTrigrams(db)) await runStatements(db, TRIGRAMS)
}

const ADD = sql`insert into listed_part (rowid, slug, name)
  values (new.document_id, new.slug, new.name)`
const REMOVE = sql`delete from listed_part where rowid = old.document_id`

const SQLITE = [
  sql`create virtual table listed_part using fts5(
    slug, name, content='', contentless_delete=1, tokenize='trigram case_sensitive 1')`,
  sql`insert into listed_part (rowid, slug, name) select document_id, slug, name from listed`,
  sql`create trigger listed_part_added after insert on listed begin ${ADD}; end`,
  sql`create trigger listed_part_removed after delete on listed begin ${REMOVE}; end`,
  sql`create trigger listed_part_changed after update of slug, name on listed
    when old.slug <> new.slug or old.name <> new.name begin ${REMOVE}; ${ADD}; end`,
]

/** True if the extension exists, or this user may create it. Without it, searches scan all rows. */
async function canUseTrigrams(db: Database['db']): Promise<boolean> {
  const { rows } = await sql<{ allowed: boolean }>`select exists (
    select from pg_extension where extname = 'pg_trgm') or exists (
    select from pg_available_extension_versions where name = 'pg_trgm' and (
      (trusted and has_database_privilege(current_database(), 'CREATE'))
      or (select rolsuper from pg_roles where rolname = current_user))) as allowed`.execute(db)
  return rows[0]?.allowed === true
}

const TRIGRAMS = [
  sql`create extension if not exists pg_trgm`,
  sql`create index word_part on word using gin (word gin_trgm_ops)`,
  sql`create index listed_slug_part on listed using gin (slug gin_trgm_ops)`,
  sql`create index listed_name_part on listed using gin (name gin_trgm_ops)`,
]
