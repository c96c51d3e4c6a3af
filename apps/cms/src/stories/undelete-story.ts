import type { Change } from '../database/change.ts'
import { StorageFault } from '../database/storage-fault.ts'
import { latest } from '../database/times.ts'
import { insertDocuments } from './documents.ts'
import { levelOf, placeIn, refuseLongSlug } from './place.ts'
import { type DocumentRow, folderRow, type StoryRow } from './read-rows.ts'
import { takePlace } from './redirects.ts'
import { type WrittenStory, writtenStory } from './written-story.ts'

/**
 * Brings a deleted story back, or a folder with all that was in it: with its ids, drafts, versions, and
 * published as it was. It stands in the folder that it was deleted from, wherever that is now. Throws
 * `StorageFault` when it was not deleted, its folder is gone or its place is taken.
 */
export async function undeleteStory(change: Change, id: number): Promise<WrittenStory> {
  const { db } = change
  const kept = await keptRows(change, id)
  const deleted = kept.map(({ story, documents }) => ({
    story: JSON.parse(story) as StoryRow,
    documents: JSON.parse(documents) as readonly DocumentRow[],
  }))
  const root = deleted.find(({ story }) => story.id === id)?.story
  if (root === undefined) throw neverDeleted(id)
  const folder = await folderRow(change, root.parent_id)
  const slug = root.is_startpage === 1 && folder.id !== 0 ? folder.slug : root.slug
  const place = placeIn(folder, slug, root.is_startpage === 1)
  for (const { story, documents } of deleted) {
    const back = returned(change, story, root.full_slug, place.full_slug)
    const placed = story.id === id ? { ...back, ...place } : back
    refuseLongSlug(placed.full_slug)
    if (story.redirect_to !== null && (await isTaken(change, placed.full_slug))) continue
    await takePlace(change, placed.full_slug, placed.id)
    await db.insertInto('story').values(placed).execute()
    for (const document of documents) {
      const { is_draft: isDraft, is_published: isPublished, name, tag_list, content } = document
      const said = { isDraft, isPublished, name, tagList: JSON.parse(tag_list) }
      const read = content === '' ? undefined : JSON.parse(content)
      const newDocument = { ...said, storyId: placed.id, slug: placed.slug, content: read }
      await insertDocuments(change, [newDocument])
    }
  }
  await db.deleteFrom('deleted_story').where('deletion', '=', id).execute()
  if (root.is_folder === 1 || root.published === 1) change.raiseVersion()
  return await writtenStory(change, id)
}

async function keptRows({ db }: Change, id: number) {
  if (!Number.isSafeInteger(id)) throw neverDeleted(id)
  const rows = await db
    .selectFrom('deleted_story')
    .selectAll()
    .where('deletion', '=', id)
    .orderBy('id')
    .execute()
  if (rows.length > 0) return rows
  const inside = await db
    .selectFrom('deleted_story')
    .select('deletion')
    .where('id', '=', id)
    .executeTakeFirst()
  if (inside === undefined) throw neverDeleted(id)
  throw new StorageFault(
    'conflict',
    `The story ${id} was deleted with ${inside.deletion}: bring that back, and it comes with it.`,
  )
}

/** A published story is published anew, so that every site takes it up again. */
function returned(change: Change, story: StoryRow, before: string, now: string): StoryRow {
  const isInside = story.redirect_to === null && story.full_slug.startsWith(`${before}/`)
  const full_slug = isInside ? now + story.full_slug.slice(before.length) : story.full_slug
  const published_at =
    story.published_at === null
      ? null
      : latest(change.now, new Date(Date.parse(story.published_at) + 1).toISOString())
  const updated_at = latest(change.now, story.updated_at, published_at)
  return { ...story, full_slug, level: levelOf(full_slug), published_at, updated_at }
}

async function isTaken({ db }: Change, fullSlug: string): Promise<boolean> {
  const row = await db
    .selectFrom('story')
    .select('id')
    .where('full_slug', '=', fullSlug)
    .executeTakeFirst()
  return row !== undefined
}

function neverDeleted(id: number): StorageFault {
  return new StorageFault('missing', `There is no deleted story with the id ${id}.`)
}
