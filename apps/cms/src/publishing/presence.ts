import type { PresenceState, Present } from '@prospectus/protocol/management/presence'
import { storableText } from '../database/compare.ts'
import type { Database } from '../database/database.ts'
import { storyRow } from '../stories/read-rows.ts'

export interface Heartbeat extends Present {
  readonly story_id: number
}

/**
 * Records for a few seconds that a person has a story open in a tab, so that closed tabs and sleeping computers drop out
 * by themselves. Throws `StorageError` when there is no such story.
 */
export async function heartbeat(
  database: Database,
  given: Heartbeat,
  now: Date,
): Promise<PresenceState> {
  const { db } = database
  const { version, published } = await storyRow(database, given.story_id)
  const until = new Date(now.getTime() + COUNTS_FOR_MS).toISOString()
  const [block, field] = [storableText(given.block), storableText(given.field)]
  const row = { ...given, block, field, until }
  const { tab: _, ...moved } = row
  await db
    .insertInto('presence')
    .values(row)
    // A tab belongs to one person: nobody can move another person's by its id.
    .onConflict((conflict) =>
      conflict.column('tab').doUpdateSet(moved).where('presence.person_id', '=', given.person_id),
    )
    .execute()
  await db.deleteFrom('presence').where('until', '<=', now.toISOString()).execute()
  const others = await db
    .selectFrom('presence')
    .select(['tab', 'person_id', 'name', 'block', 'field'])
    .where('story_id', '=', given.story_id)
    .where('tab', '<>', given.tab)
    .orderBy('name')
    .orderBy('tab')
    .limit(MOST_SHOWN)
    .execute()
  const saved = await db
    .selectFrom('version')
    .select('author')
    .where('story_id', '=', given.story_id)
    .where('number', '=', version)
    .executeTakeFirst()
  const agreed = await db
    .selectFrom('document')
    .select('id')
    .where('story_id', '=', given.story_id)
    .where('is_draft', '=', 1)
    .where('is_published', '=', 1)
    .executeTakeFirst()
  const isPublished = published === 1
  return {
    version,
    published: isPublished,
    unpublished_changes: isPublished && agreed === undefined,
    saved_by: saved?.author ?? '',
    others,
  }
}

/** Removes a person's tab at once. */
export async function leave(
  { db }: Database,
  { tab, person_id }: Pick<Present, 'tab' | 'person_id'>,
): Promise<void> {
  await db
    .deleteFrom('presence')
    .where('tab', '=', tab)
    .where('person_id', '=', person_id)
    .execute()
}

/** Three times the editor's interval between heartbeats. */
const COUNTS_FOR_MS = 10_000
const MOST_SHOWN = 50
