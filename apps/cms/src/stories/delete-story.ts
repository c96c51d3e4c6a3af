import type { Change } from '../database/change.ts'
import { storyEvent } from '../database/content-event.ts'
import { deleteDocuments } from './documents.ts'
import { isBelow, type StoryRow, storyRow } from './read-rows.ts'
import { redirectsTo } from './redirects.ts'
import { type Edit, refuseStale } from './versions.ts'

/**
 * Deletes a story, or a folder with all that is in it, and the redirects that lead there. What is deleted is
 * kept, so that `undeleteStory` can bring it back. Throws `StorageFault` when there is none, and
 * `StaleVersion`.
 */
export async function deleteStory(change: Change, id: number, edit: Edit = {}): Promise<void> {
  const { db } = change
  const story = await storyRow(change, id)
  refuseStale(story, edit)
  const isFolder = story.is_folder === 1
  const inside = isFolder
    ? await db.selectFrom('story').selectAll().where(isBelow(story.full_slug)).execute()
    : []
  const stories = [story, ...inside]
  const redirects = await redirectsTo(
    change,
    stories.map((each) => each.id),
  )
  await remove(change, [...stories, ...redirects], { deletion: id, author: edit.author ?? '' })
  for (const gone of [...inside, story]) change.announce(storyEvent('deleted', gone))
  if (isFolder || story.published === 1 || redirects.length > 0) change.raiseVersion()
}

async function remove(
  change: Change,
  rows: readonly StoryRow[],
  { deletion, author }: { readonly deletion: number; readonly author: string },
): Promise<void> {
  const { db, now } = change
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const some = rows.slice(start, start + ROWS_AT_ONCE)
    const ids = some.map((row) => row.id)
    const documents = await db
      .selectFrom('document')
      .selectAll()
      .where('story_id', 'in', ids)
      .execute()
    const ofStory = Map.groupBy(documents, ({ story_id }) => story_id)
    const kept = some.map((row) => ({
      id: row.id,
      deletion,
      deleted_at: now,
      deleted_by: author,
      story: JSON.stringify(row),
      documents: JSON.stringify(ofStory.get(row.id) ?? []),
    }))
    await db.insertInto('deleted_story').values(kept).execute()
    await deleteDocuments(
      change,
      documents.map((document) => document.id),
    )
    await db.deleteFrom('story').where('id', 'in', ids).execute()
  }
}

const ROWS_AT_ONCE = 500
