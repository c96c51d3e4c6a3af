import type { DeletedStory } from '@prospectus/protocol/management/story'
import { sql } from 'kysely'
import type { Change } from '../database/change.ts'
import { chunks } from '../database/chunks.ts'
import { storyEvent } from '../database/content-event.ts'
import type { Database } from '../database/database.ts'
import { type ListPage, readPage } from '../database/paging.ts'
import { StorageError } from '../database/storage-error.ts'
import { latest, oneMillisecondAfter } from '../database/times.ts'
import { claimAddress } from './claim-address.ts'
import { deleteDocuments, insertDocuments, newDocument } from './documents.ts'
import { assertFullSlugFits, levelOf, locationIn } from './location.ts'
import { type DocumentRow, folderRow, isBelow, type StoryRow, storyRow } from './read-rows.ts'
import { redirectsTo } from './redirects.ts'
import { type StoryWithDraft, storyWithDraft } from './story-with-draft.ts'
import { assertCurrent, type StoryEdit } from './versions.ts'

/**
 * Deletes a story, or a folder with its contents, and the redirects to them; `undeleteStory` restores them. Throws
 * `StorageError` and `StaleVersionError`.
 */
export async function deleteStory(change: Change, id: number, edit: StoryEdit = {}): Promise<void> {
  const { db } = change
  const story = await storyRow(change, id)
  assertCurrent(story, edit)
  const isFolder = story.is_folder === 1
  const descendants = isFolder
    ? await db.selectFrom('story').selectAll().where(isBelow(story.full_slug)).execute()
    : []
  const stories = [story, ...descendants]
  const ids = stories.map((deletedStory) => deletedStory.id)
  const redirects = await redirectsTo(change, ids)
  await moveToDeletedStories(change, [...stories, ...redirects], id, edit.author ?? '')
  for (const row of [...descendants, story]) change.announce(storyEvent('deleted', row))
  if (isFolder || story.published === 1 || redirects.length > 0) change.raiseVersion()
}

async function moveToDeletedStories(
  change: Change,
  rows: readonly StoryRow[],
  deletion: number,
  author: string,
): Promise<void> {
  const { db, now } = change
  for (const chunk of chunks(rows, ROWS_AT_ONCE)) {
    const ids = chunk.map((row) => row.id)
    const documents = await db
      .selectFrom('document')
      .selectAll()
      .where('story_id', 'in', ids)
      .execute()
    const documentsByStory = Map.groupBy(documents, ({ story_id }) => story_id)
    const deletedStories = chunk.map((row) => ({
      id: row.id,
      deletion,
      deleted_at: now,
      deleted_by: author,
      story: JSON.stringify(row),
      documents: JSON.stringify(documentsByStory.get(row.id) ?? []),
    }))
    await db.insertInto('deleted_story').values(deletedStories).execute()
    await deleteDocuments(
      change,
      documents.map((document) => document.id),
    )
    await db.deleteFrom('story').where('id', 'in', ids).execute()
  }
}

const ROWS_AT_ONCE = 500

/**
 * Restores a deleted story, or a folder with its contents: ids, drafts, versions and publications. The story returns to
 * its former folder, even if that has moved. Throws `StorageError` when the story is not deleted or was deleted with
 * its folder, and when its folder is gone or an address is taken.
 */
export async function undeleteStory(change: Change, id: number): Promise<StoryWithDraft> {
  const { db } = change
  const deletedStories = await deletedRows(change, id)
  const parsedRows = deletedStories.map(({ story, documents }) => ({
    story: JSON.parse(story) as StoryRow,
    documents: JSON.parse(documents) as readonly DocumentRow[],
  }))
  const root = parsedRows.find(({ story }) => story.id === id)?.story
  if (root === undefined) throw notDeletedError(id)
  const folder = await folderRow(change, root.parent_id)
  const slug = root.is_startpage === 1 && folder.id !== 0 ? folder.slug : root.slug
  const location = locationIn(folder, slug, root.is_startpage === 1)
  for (const { story, documents } of parsedRows) {
    const restoredStory = restoredRow(change, story, root.full_slug, location.full_slug)
    const storyToInsert = story.id === id ? { ...restoredStory, ...location } : restoredStory
    assertFullSlugFits(storyToInsert.full_slug)
    if (story.redirect_to !== null && (await isTaken(change, storyToInsert.full_slug))) continue
    await claimAddress(change, storyToInsert.full_slug, storyToInsert.id)
    await db.insertInto('story').values(storyToInsert).execute()
    for (const document of documents)
      await insertDocuments(change, [newDocument(storyToInsert, document)])
  }
  await db.deleteFrom('deleted_story').where('deletion', '=', id).execute()
  if (root.is_folder === 1 || root.published === 1) change.raiseVersion()
  return await storyWithDraft(change, id)
}

async function deletedRows({ db }: Change, id: number) {
  if (!Number.isSafeInteger(id)) throw notDeletedError(id)
  const rows = await db
    .selectFrom('deleted_story')
    .selectAll()
    .where('deletion', '=', id)
    .orderBy('id')
    .execute()
  if (rows.length > 0) return rows
  const containingDeletion = await db
    .selectFrom('deleted_story')
    .select('deletion')
    .where('id', '=', id)
    .executeTakeFirst()
  if (containingDeletion === undefined) throw notDeletedError(id)
  throw new StorageError(
    'conflict',
    `The story ${id} was deleted together with ${containingDeletion.deletion}: restore the story or folder ${containingDeletion.deletion} instead.`,
  )
}

/** The row of a restored story. A published one gets a new publishing time, so that every site fetches it again. */
function restoredRow(
  change: Change,
  story: StoryRow,
  formerFullSlug: string,
  currentFullSlug: string,
): StoryRow {
  const isDescendant =
    story.redirect_to === null && story.full_slug.startsWith(`${formerFullSlug}/`)
  const full_slug = isDescendant
    ? currentFullSlug + story.full_slug.slice(formerFullSlug.length)
    : story.full_slug
  const published_at =
    story.published_at === null ? null : latest(change.now, oneMillisecondAfter(story.published_at))
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

function notDeletedError(id: number): StorageError {
  return new StorageError('missing', `There is no deleted story with the id ${id}.`)
}

/** Deletions that can be undone, latest first. */
export async function listDeletions(
  { db }: Database,
  page: number,
  perPage: number,
): Promise<ListPage<DeletedStory>> {
  const roots = db.selectFrom('deleted_story').whereRef('id', '=', 'deletion')
  const orderedRoots = roots
    .select(['id', 'deleted_at', 'deleted_by', 'story'])
    .select(
      sql<number>`(select count(*) from deleted_story as inside
        where inside.deletion = deleted_story.id)`.as('stories'),
    )
    .orderBy('deleted_at', 'desc')
    .orderBy('id', 'desc')
  const { total, items: rows } = await readPage(orderedRoots, { page, perPage })
  const items = rows.map(({ story, ...row }) => {
    const { full_slug, is_folder } = JSON.parse(story) as StoryRow
    return { ...row, full_slug, is_folder: is_folder === 1 }
  })
  return { total, items }
}
