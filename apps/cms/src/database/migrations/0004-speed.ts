import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { runStatements } from '../run-statements.ts'

/** Indexes that keep lists and searches of a hundred thousand stories fast (decision 0032). */
export async function addListIndexes({ kind, db }: Database): Promise<void> {
  await runStatements(db, kind === 'sqlite' ? SQLITE : await postgresSteps(db))
}

const SQLITE = [
  // Rows of the table are long, since they contain the content: a search reads entries of this index instead.
  sql`create index document_listed on document
    (id, story_id, is_published, is_draft, folded_name)`,
  sql`create index document_not_published on document (id) where is_published = 0`,
  sql`create index document_not_draft on document (id) where is_draft = 0`,
  sql`create virtual table word_part using fts5(
    word, detail=none, tokenize='trigram case_sensitive 1')`,
  sql`insert into word_part (word) select word from word`,
  sql`create trigger word_part_added after insert on word begin
    insert into word_part (word) values (new.word); end`,
]

/** Compresses content with lz4 if the server has it: long texts are then read and written several times as fast. */
async function postgresSteps(db: Database['db']) {
  const { rows } = await sql`select from pg_settings
    where name = 'default_toast_compression' and 'lz4' = any(enumvals)`.execute(db)
  return rows.length > 0 ? [sql`alter table document alter column content set compression lz4`] : []
}
