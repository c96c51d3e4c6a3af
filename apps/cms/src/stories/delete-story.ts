import type { Change } from '../database/change.ts'
import { storyEvent } from '../database/content-event.ts'
import { deleteDocuments } from './documents.ts'
import { isBelow, storyRow } from './read-rows.ts'

/** Deletes a story, or a folder with all that is in it. Throws `StorageFault` when there is none. */
export async function deleteStory(change: Change, id: number): Promise<void> {
  const { db } = change
  const story = await storyRow(change, id)
  const isFolder = story.is_folder === 1
  const inside = isFolder
    ? await db
        .selectFrom('story')
        .select(['id', 'full_slug', 'is_folder'])
        .where(isBelow(story.full_slug))
        .execute()
    : []
  const ids = [id, ...inside.map((child) => child.id)]
  for (let start = 0; start < ids.length; start += IDS_AT_ONCE) {
    const some = ids.slice(start, start + IDS_AT_ONCE)
    const documents = await db
      .selectFrom('document')
      .select('id')
      .where('story_id', 'in', some)
      .execute()
    await deleteDocuments(
      change,
      documents.map((document) => document.id),
    )
    await db.deleteFrom('story').where('id', 'in', some).execute()
  }
  for (const gone of [...inside, story]) change.announce(storyEvent('deleted', gone))
  if (isFolder || story.published === 1) change.raiseVersion()
}

const IDS_AT_ONCE = 5000
