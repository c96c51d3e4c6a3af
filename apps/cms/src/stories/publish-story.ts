import type { Change } from '../database/change.ts'
import { storyEvent } from '../database/content-event.ts'
import { latest } from '../database/times.ts'
import { deleteDocuments } from './documents.ts'
import { documentsOf, type StoryRow, storyRow } from './read-rows.ts'
import { refuseRedirect } from './redirects.ts'
import { refuseTemplate } from './template-folder.ts'
import { type Edit, notePublished, refuseStale } from './versions.ts'
import { type WrittenStory, writtenStory } from './written-story.ts'

/**
 * Makes the draft the published document, and deletes the one that was published before. The publishing time
 * is always later than the last one, even when nothing was changed. Throws `StorageFault` when there is no
 * such story and for a template, and `StaleVersion`.
 */
export async function publishStory(
  change: Change,
  id: number,
  edit: Edit = {},
): Promise<WrittenStory> {
  const story = await storyRow(change, id)
  refuseStale(story, edit)
  refuseRedirect(story)
  refuseTemplate(story)
  const { draft, published } = await documentsOf(change, story)
  if (published !== undefined && published.id !== draft.id) {
    await deleteDocuments(change, [published.id])
  }
  const { db } = change
  await db.updateTable('document').set({ is_published: 1 }).where('id', '=', draft.id).execute()
  const published_at = publishingTime(change, story)
  const first_published_at = story.first_published_at ?? published_at
  await db
    .updateTable('story')
    .set({ published: 1, published_at, first_published_at, updated_at: published_at })
    .where('id', '=', id)
    .execute()
  await notePublished(change, story, draft, { at: published_at, author: edit.author ?? '' })
  change.raiseVersion()
  change.announce(storyEvent('published', story))
  return writtenStory(change, id)
}

/** Leaves only the draft. A story that is not published stays as it is. Throws as `publishStory` does. */
export async function unpublishStory(
  change: Change,
  id: number,
  edit: Edit = {},
): Promise<WrittenStory> {
  const story = await storyRow(change, id)
  refuseStale(story, edit)
  refuseRedirect(story)
  if (story.published === 0) return writtenStory(change, id)
  const { draft, published } = await documentsOf(change, story)
  const { db } = change
  if (published !== undefined && published.id !== draft.id) {
    await deleteDocuments(change, [published.id])
  } else if (story.is_folder === 0) {
    await db.updateTable('document').set({ is_published: 0 }).where('id', '=', draft.id).execute()
  }
  const updated_at = latest(change.now, story.updated_at, story.published_at)
  await db
    .updateTable('story')
    .set({ published: 0, published_at: null, updated_at })
    .where('id', '=', id)
    .execute()
  change.raiseVersion()
  change.announce(storyEvent('unpublished', story))
  return writtenStory(change, id)
}

function publishingTime({ now }: Change, story: StoryRow): string {
  if (story.first_published_at === null) return latest(now, story.updated_at)
  const last = latest(story.first_published_at, story.updated_at, story.published_at)
  return latest(now, new Date(Date.parse(last) + 1).toISOString())
}
