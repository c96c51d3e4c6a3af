import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { storableText } from '../database/comparable-text.ts'
import { type Condition, contains } from '../database/compare.ts'
import type { Database } from '../database/database.ts'
import type { Window } from '../database/paging.ts'
import type { View } from '../database/story-query.ts'
import { countExact, type FoundByWords, wordsOf } from './search.ts'

/** A table of the ids of a page, with the keys that they are ordered by as `key0`, `key1` … */
export type PageOfIds = RawBuilder<{ story_id: number; total: number | null }>

/**
 * Whether a page of a search is found sooner by looking at stories in their order than by putting all that
 * were found in order: when many have the very words, the page is not far behind, and one story is soon asked.
 *
 * @param many how many have to have them
 */
export async function isWorthWalking(
  database: Database,
  found: FoundByWords,
  { limit, offset }: Window,
  many: number,
): Promise<boolean> {
  return offset + limit <= FAR && (await countExact(database, found)) > many
}

/**
 * A page of a search that finds many stories, in the order of `relevance` (delivery-protocol#order): those with
 * the query in their slug, then those with it in their name, then the others. Each part is read in its order,
 * no further than the page needs.
 */
export function pageOfMany(
  database: Database,
  view: View,
  search: { readonly folded: string; readonly found: FoundByWords },
  { limit, offset }: Window,
): PageOfIds {
  const query = storableText(search.folded)
  const inSlug = contains(database, sql.ref('listed.slug'), query.replaceAll(' ', '-'))
  const inName = contains(database, sql.ref('listed.name'), query)
  const isSeen = view === 'published' ? sql`listed.is_published = 1` : sql`listed.is_draft = 1`
  const has = (words: Condition) => sql`exists (select 1 from document_words
    where ${wordsOf(database)} = listed.document_id and ${words})`
  const isFound = sql`(${has(search.found.exact)} or ${has(search.found.condition)})`
  const parts: readonly RawBuilder<SqlBool>[] = [
    inSlug,
    sql<SqlBool>`${inName} and not ${inSlug}`,
    sql<SqlBool>`not ${inSlug} and not ${inName}`,
  ]
  const walks = parts.map(
    (part, index) => sql`select * from (
      select listed.story_id, listed.position, ${sql.lit(index)} as key0 from listed
      where ${isSeen} and ${part} and ${isFound}
      order by listed.position, listed.story_id desc
      limit ${offset + limit}) as ${sql.ref(`part${index}`)}`,
  )
  return sql`(
    select story_id, position, key0, cast(null as bigint) as total
    from (${sql.join(walks, sql` union all `)}) as parts
    order by key0, position, story_id desc
    limit ${limit} offset ${offset})`
}

/** Stories: fewer are put in order in less time than it takes to look for the query in every name. */
export const MANY = 20_000
const FAR = 1000
