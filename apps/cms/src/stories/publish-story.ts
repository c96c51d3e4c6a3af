import type { Change } from '../database/change.ts'
import { storyEvent } from '../database/content-event.ts'
import { latest, oneMillisecondAfter } from '../database/times.ts'
import { deleteDocuments, insertDocuments, newDocument, setFlags } from './documents.ts'
import { type DocumentRow, documentsOf, type StoryRow, storyRow } from './read-rows.ts'
import { assertNotRedirect } from './redirects.ts'
import { assertRenderable } from './renderable.ts'
import { type StoryWithDraft, storyWithDraft } from './story-with-draft.ts'
import { assertNotTemplate } from './template-folder.ts'
import { assertCurrent, findVersion, recordPublication, type StoryEdit } from './versions.ts'

/**
 * Makes the draft the published document and deletes the previous one. Always advances the publishing time, even
 * without a change. Throws `StorageError` for a missing story, a redirect or a template, and `StaleVersionError`.
 */
export async function publishStory(
  change: Change,
  id: number,
  edit: StoryEdit = {},
): Promise<StoryWithDraft> {
  const story = await storyRow(change, id)
  assertCurrent(story, edit)
  assertNotRedirect(story)
  assertNotTemplate(story)
  const { draft, published } = await documentsOf(change, story)
  if (published !== undefined && published.id !== draft.id) {
    await deleteDocuments(change, [published.id])
  }
  await setFlags(change, draft.id, { is_published: 1 })
  return await finishPublishing(change, story, draft, edit)
}

/**
 * Publishes a stored version at the story's current address; a draft that differs stays. Throws `StorageError` for a
 * missing story, a redirect or a template, and for a version that is missing or that no site could render.
 */
export async function publishVersion(
  change: Change,
  id: number,
  number: number,
  edit: StoryEdit = {},
): Promise<StoryWithDraft> {
  const story = await storyRow(change, id)
  assertNotRedirect(story)
  assertNotTemplate(story)
  const { name, tag_list, content } = await findVersion(change, id, number)
  if (content !== '') assertRenderable(JSON.parse(content))
  const { draft, published } = await documentsOf(change, story)
  const isSameAsDraft =
    name === draft.name && tag_list === draft.tag_list && content === draft.content
  if (isSameAsDraft) return await publishStory(change, id, edit)
  if (published?.id === draft.id) await setFlags(change, draft.id, { is_published: 0 })
  else if (published !== undefined) await deleteDocuments(change, [published.id])
  const columns = { name, tag_list, content, is_draft: 0, is_published: 1 } as const
  await insertDocuments(change, [newDocument(story, columns)])
  return await finishPublishing(change, { ...story, version: number }, draft, edit)
}

/** @param story with the version that is now published */
async function finishPublishing(
  change: Change,
  story: StoryRow,
  draft: DocumentRow,
  edit: StoryEdit,
): Promise<StoryWithDraft> {
  const { id } = story
  const published_at = publishingTime(change, story)
  const first_published_at = story.first_published_at ?? published_at
  await change.db
    .updateTable('story')
    .set({ published: 1, published_at, first_published_at, updated_at: published_at })
    .where('id', '=', id)
    .execute()
  await recordPublication(change, story, draft, { at: published_at, author: edit.author ?? '' })
  change.raiseVersion()
  change.announce(storyEvent('published', story))
  return storyWithDraft(change, id)
}

/**
 * Unpublishes a story or folder, if it is published; a story's draft stays. Throws `StorageError` for a missing story
 * or a redirect, and `StaleVersionError`.
 */
export async function unpublishStory(
  change: Change,
  id: number,
  edit: StoryEdit = {},
): Promise<StoryWithDraft> {
  const story = await storyRow(change, id)
  assertCurrent(story, edit)
  assertNotRedirect(story)
  if (story.published === 0) return storyWithDraft(change, id)
  const { draft, published } = await documentsOf(change, story)
  if (published !== undefined && published.id !== draft.id) {
    await deleteDocuments(change, [published.id])
  } else if (story.is_folder === 0) await setFlags(change, draft.id, { is_published: 0 })
  const updated_at = latest(change.now, story.updated_at, story.published_at)
  await change.db
    .updateTable('story')
    .set({ published: 0, published_at: null, updated_at })
    .where('id', '=', id)
    .execute()
  change.raiseVersion()
  change.announce(storyEvent('unpublished', story))
  return storyWithDraft(change, id)
}

function publishingTime({ now }: Change, story: StoryRow): string {
  if (story.first_published_at === null) return latest(now, story.updated_at)
  const last = latest(story.first_published_at, story.updated_at, story.published_at)
  return latest(now, oneMillisecondAfter(last))
}
