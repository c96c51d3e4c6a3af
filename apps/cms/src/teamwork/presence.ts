import type { PresenceState, PresentPerson } from '@prospectus/protocol/management/presence'
import { storableText } from '../database/compare.ts'
import type { Database } from '../database/database.ts'
import { storyRow } from '../stories/read-rows.ts'

export interface Heartbeat extends PresentPerson {
  readonly story_id: number
}

/**
 * Records for ten seconds that a person has a story open in a tab. Throws `StorageError` for a missing story.
 * @returns the story's state, and who else has it open
 */
export async function recordHeartbeat(
  database: Database,
  input: Heartbeat,
  now: Date,
): Promise<PresenceState> {
  const { db } = database
  const { version, published } = await storyRow(database, input.story_id)
  const expiresAt = new Date(now.getTime() + EXPIRES_AFTER_MS).toISOString()
  const [block, field] = [storableText(input.block), storableText(input.field)]
  const row = { ...input, block, field, until: expiresAt }
  const { tab: _, ...update } = row
  await db
    .insertInto('presence')
    .values(row)
    // Only the tab's own person may update it: tab ids come from clients.
    .onConflict((conflict) =>
      conflict.column('tab').doUpdateSet(update).where('presence.person_id', '=', input.person_id),
    )
    .execute()
  await db.deleteFrom('presence').where('until', '<=', now.toISOString()).execute()
  const others = await db
    .selectFrom('presence')
    .select(['tab', 'person_id', 'name', 'block', 'field'])
    .where('story_id', '=', input.story_id)
    .where('tab', '<>', input.tab)
    .orderBy('name')
    .orderBy('tab')
    .limit(MAX_OTHERS)
    .execute()
  const latestVersion = await db
    .selectFrom('version')
    .select('author')
    .where('story_id', '=', input.story_id)
    .where('number', '=', version)
    .executeTakeFirst()
  // A document that is both draft and published: nothing was saved since publishing.
  const unchangedDocument = await db
    .selectFrom('document')
    .select('id')
    .where('story_id', '=', input.story_id)
    .where('is_draft', '=', 1)
    .where('is_published', '=', 1)
    .executeTakeFirst()
  const isPublished = published === 1
  return {
    version,
    published: isPublished,
    unpublished_changes: isPublished && unchangedDocument === undefined,
    saved_by: latestVersion?.author ?? '',
    others,
  }
}

/** Records that a person's tab no longer has its story open. */
export async function removePresence(
  { db }: Database,
  { tab, person_id }: Pick<PresentPerson, 'tab' | 'person_id'>,
): Promise<void> {
  await db
    .deleteFrom('presence')
    .where('tab', '=', tab)
    .where('person_id', '=', person_id)
    .execute()
}

/** About three times the editor's interval between heartbeats. */
const EXPIRES_AFTER_MS = 10_000
const MAX_OTHERS = 50
