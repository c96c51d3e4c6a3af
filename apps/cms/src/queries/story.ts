import { sql } from 'kysely'
import { type Condition, oneNumberOf, oneOf, storableText } from '../database/compare.ts'
import type { Database } from '../database/database.ts'
import type { View } from '../database/story-query.ts'
import type { StoredStory, StoryReference } from './stored-story.ts'
import { storiesOf, storyRows } from './story-rows.ts'

/**
 * One story by id, uuid or full slug (delivery-protocol#one-story); undefined when the view does not have it.
 * Of a story and a start page that differ in the closing slash only, the one that was named is meant.
 */
export async function story(
  database: Database,
  reference: StoryReference,
  view: View,
): Promise<StoredStory | undefined> {
  const rows = await storyRows(database, view).where(isMeant(database, reference)).execute()
  const exact = rows.find((row) => 'fullSlug' in reference && row.full_slug === reference.fullSlug)
  const found = exact ?? rows[0]
  if (found === undefined) return undefined
  const [only] = await storiesOf(database, view, [found])
  return only
}

/** The stories with these uuids that the view has, in no particular order. */
export async function storiesByUuid(
  database: Database,
  uuids: readonly string[],
  view: View,
): Promise<readonly StoredStory[]> {
  if (uuids.length === 0) return []
  const rows = await storyRows(database, view)
    .where(oneOf(database, sql.ref('story.uuid'), uuids))
    .execute()
  return await storiesOf(database, view, rows)
}

function isMeant(database: Database, reference: StoryReference): Condition {
  if ('id' in reference) return oneNumberOf(database, sql.ref('story.id'), [reference.id])
  if ('uuid' in reference) return sql`story.uuid = ${storableText(reference.uuid)}`
  const bare = reference.fullSlug.replace(/\/$/, '')
  return oneOf(database, sql.ref('story.full_slug'), [bare, `${bare}/`])
}
