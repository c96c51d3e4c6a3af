import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** An operation that the management API has acknowledged. */
export type AcknowledgedOperation =
  | {
      readonly kind: 'saved' | 'moved'
      readonly id: number
      /** Text that no other operation writes, in the content or the slug. */
      readonly mark: string
      readonly version: number
    }
  | { readonly kind: 'published'; readonly id: number; readonly at: string }
  | { readonly kind: 'released'; readonly mark: string }

/** Lists acknowledged operations that are missing, one line each. */
export async function findLost(
  { db }: Database,
  acknowledged: readonly AcknowledgedOperation[],
): Promise<readonly string[]> {
  const problems: string[] = []
  for (const operation of acknowledged) {
    if (operation.kind === 'released') {
      const plans = db
        .selectFrom('planned_change')
        .select('done_at')
        .where('name', '=', operation.mark)
      if (!(await plans.executeTakeFirst())?.done_at) problems.push(`release ${operation.mark}`)
    } else if (operation.kind === 'published') {
      const story = db.selectFrom('story').select('published_at').where('id', '=', operation.id)
      const at = (await story.executeTakeFirst())?.published_at ?? ''
      if (at < operation.at)
        problems.push(`publish of ${operation.id} at ${operation.at}, found ${at}`)
    } else {
      const version = await db
        .selectFrom('version')
        .select(['content', 'slug'])
        .where('story_id', '=', operation.id)
        .where('number', '=', operation.version)
        .executeTakeFirst()
      const stored = operation.kind === 'moved' ? version?.slug : version?.content
      if (!stored?.includes(operation.mark))
        problems.push(`${operation.kind} ${operation.mark} of ${operation.id}`)
    }
  }
  return problems
}

/** Lists partial changes: rows that violate one of `INVARIANTS`, or a search index that lacks documents. */
export async function findPartialChanges({ kind, db }: Database): Promise<readonly string[]> {
  const problems: string[] = []
  for (const [name, query] of Object.entries(INVARIANTS)) {
    const { rows } = await sql<object>`${sql.raw(query)}`.execute(db)
    if (rows.length > 0) problems.push(`${name}: ${JSON.stringify(rows.slice(0, 3))}`)
  }
  const wordTable = kind === 'sqlite' ? 'document_words_docsize' : 'document_words'
  const { rows } = await sql<{ words: number; documents: number }>`
    select (select count(*) from ${sql.table(wordTable)}) as words,
      (select count(*) from document where content <> '') as documents`.execute(db)
  if (rows[0]?.words !== rows[0]?.documents)
    problems.push(`documents in the search index: ${JSON.stringify(rows[0])}`)
  return problems
}

/** Rules that every complete change keeps, each with a query for the rows that violate it. */
const INVARIANTS = {
  'a story has one draft': `select story.id from story left join document
    on story_id = story.id and is_draft = 1 group by story.id having count(document.id) <> 1`,
  'a published story has one published document, another one none': `select story.id, published
    from story left join document on story_id = story.id and is_published = 1
    where is_folder = 0 group by story.id, published having count(document.id) <> published`,
  'versions are counted without a gap, and the last is that of the story': `select story.id
    from story join version on story_id = story.id group by story.id, story.version
    having count(*) <> max(number) or max(number) <> story.version`,
  'the last version has the content and the slug of the draft': `select story.id from story
    join document on document.story_id = story.id and is_draft = 1
    join version on version.story_id = story.id and number = story.version
    where version.content <> document.content or version.slug <> story.slug`,
  'a document has a story': `select id from document where story_id not in (select id from story)`,
  'a value has a document': `select document_id from document_value
    where document_id not in (select id from document)`,
  'a story with content has values': `select id from document where content like '%title%'
    and id not in (select document_id from document_value)`,
  'a redirect leads to where its story is': `select redirect.id from story as redirect
    join story as target on target.id = redirect.redirect_to
    join document on document.story_id = redirect.id
    where document.content not like '%"/' || target.full_slug || '"%'`,
  'a release that is done has published each of its stories': `select planned_change.id
    from planned_change, story where done_at is not null
    and story_ids like '%' || story.id || '%' and coalesce(published_at, '') < done_at`,
  'a search reads each document once, in the place and under the name of its story': `select document_id
    from listed left join document on document.id = document_id and document.story_id = listed.story_id
    where document.id is null
    union all select document.id from document
    join story on story.id = document.story_id and is_folder = 0
    left join listed on document_id = document.id and listed.position = story.position
    and listed.slug = lower(full_slug) and listed.name = folded_name
    and listed.is_published = document.is_published and listed.is_draft = document.is_draft
    group by document.id having count(document_id) <> 1`,
  'no id is higher than the last one given': `select story.id from story, space
    where story.id > space.last_id`,
}
