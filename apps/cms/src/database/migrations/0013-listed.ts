import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database.ts'
import { runStatements } from '../run-statements.ts'

/** `listed`: the columns that order and filter lists, without the content (decision 0050), kept current by triggers. */
export async function createDocumentListTable({ kind, db }: Database): Promise<void> {
  const steps = kind === 'sqlite' ? SQLITE : POSTGRES
  await runStatements(db, [...steps.table, insertListed(sql`true`), ...steps.triggers])
}

interface Steps {
  readonly table: readonly RawBuilder<unknown>[]
  readonly triggers: readonly RawBuilder<unknown>[]
}

/** Inserts a row for each document, except folders, that meets a condition. */
function insertListed(condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`insert into listed
    select story.position, story.id, document.id, document.is_published, document.is_draft,
      lower(story.full_slug), document.folded_name
    from document inner join story on story.id = document.story_id
    where story.is_folder = 0 and ${condition}`
}

const STORY_INDEX = sql`create index listed_story on listed (story_id, document_id)`
const ADD = insertListed(sql`document.id = new.id`)
const REMOVE = sql`delete from listed where story_id = old.story_id and document_id = old.id`
const UPDATE_LISTED = sql`update listed
  set is_published = new.is_published, is_draft = new.is_draft, name = new.folded_name
  where story_id = new.story_id and document_id = new.id`
const MOVE_LISTED = sql`update listed set position = new.position, slug = lower(new.full_slug)
  where story_id = new.id`

const SQLITE: Steps = {
  // Without a rowid the table is stored in the order of its primary key, in which lists read it.
  table: [
    sql`create table listed (
      position bigint not null, story_id bigint not null, document_id bigint not null,
      is_published smallint not null, is_draft smallint not null, slug text not null, name text not null,
      primary key (position, story_id desc, document_id)) without rowid`,
    STORY_INDEX,
  ],
  triggers: [
    sql`create trigger listed_added after insert on document begin ${ADD}; end`,
    sql`create trigger listed_removed after delete on document begin ${REMOVE}; end`,
    sql`create trigger listed_said after update of is_published, is_draft, folded_name on document
      begin ${UPDATE_LISTED}; end`,
    sql`create trigger listed_placed after update of position, full_slug on story begin ${MOVE_LISTED}; end`,
  ],
}

const POSTGRES: Steps = {
  table: [
    sql`create table listed (
      position bigint not null, story_id bigint not null, document_id bigint not null,
      is_published smallint not null, is_draft smallint not null,
      slug text collate "C" not null, name text collate "C" not null)`,
    sql`create index listed_order on listed (position, story_id desc)`,
    STORY_INDEX,
    // Stores the words of a document out of line (TOAST), so that counting matches does not read them.
    sql`alter table document_words alter column words set storage external`,
    sql`alter table document_words set (toast_tuple_target = 128)`,
  ],
  triggers: [
    ...postgresTrigger('listed_added', sql`insert on document`, ADD),
    ...postgresTrigger('listed_removed', sql`delete on document`, REMOVE),
    ...postgresTrigger(
      'listed_said',
      sql`update of is_published, is_draft, folded_name on document`,
      UPDATE_LISTED,
    ),
    ...postgresTrigger('listed_placed', sql`update of position, full_slug on story`, MOVE_LISTED),
  ],
}

function postgresTrigger(name: string, event: RawBuilder<unknown>, step: RawBuilder<unknown>) {
  return [
    sql`create function ${sql.ref(name)}() returns trigger language plpgsql as $$
      begin ${step}; return null; end $$`,
    sql`create trigger ${sql.ref(name)} after ${event} for each row execute function ${sql.ref(name)}()`,
  ]
}
