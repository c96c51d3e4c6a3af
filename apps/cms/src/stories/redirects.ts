import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Change } from '../database/change.ts'
import { chunks } from '../database/chunks.ts'
import { oneNumberOf } from '../database/compare.ts'
import { StorageError } from '../database/storage-error.ts'
import { latest, oneMillisecondAfter } from '../database/times.ts'
import { deleteDocumentsOf, insertDocuments, type NewDocument } from './documents.ts'
import { levelOf } from './location.ts'
import type { StoryRow } from './read-rows.ts'

/**
 * Adds redirects at the old addresses of published stories, as published redirect stories, which every client of the
 * protocol understands (ROUTE-4, decision 0026). They are in no folder, despite their full slugs. They always lead to
 * the current address: a story that moves several times is still one hop away.
 * @param movedStories the published stories before the move
 */
export async function addMoveRedirects(
  change: Change,
  movedStories: readonly StoryRow[],
): Promise<void> {
  for (const chunk of chunks(movedStories, ROWS_AT_ONCE)) {
    const rows = chunk.map((story) => newRedirectRow(change, story))
    await change.db.insertInto('story').values(rows).execute()
    await insertDocuments(change, await redirectDocuments(change, rows))
  }
}

/** Updates the redirects to stories that moved. */
export async function retargetRedirects(
  change: Change,
  storyIds: readonly number[],
): Promise<void> {
  const { db } = change
  const rows = await redirectsTo(change, storyIds)
  for (const chunk of chunks(rows, ROWS_AT_ONCE)) {
    await deleteDocumentsOf(
      change,
      chunk.map(({ id }) => id),
    )
    await insertDocuments(change, await redirectDocuments(change, chunk))
    for (const { id, published_at } of chunk) {
      const time = latest(change.now, published_at && oneMillisecondAfter(published_at))
      await db
        .updateTable('story')
        .set({ published_at: time, updated_at: time })
        .where('id', '=', id)
        .execute()
    }
  }
}

/** The redirects to any of these stories. */
export async function redirectsTo(
  change: Change,
  storyIds: readonly number[],
): Promise<readonly StoryRow[]> {
  if (storyIds.length === 0) return []
  return await change.db
    .selectFrom('story')
    .selectAll()
    .where(oneNumberOf(change, sql.ref('redirect_to'), storyIds))
    .execute()
}

/** Deletes the redirects at these addresses. */
export async function clearRedirects(change: Change, fullSlugs: readonly string[]): Promise<void> {
  const { db } = change
  for (const chunk of chunks(fullSlugs, ROWS_AT_ONCE)) {
    const rows = await db
      .selectFrom('story')
      .select('id')
      .where('full_slug', 'in', chunk)
      .where('redirect_to', 'is not', null)
      .execute()
    if (rows.length === 0) continue
    const ids = rows.map((row) => row.id)
    await deleteDocumentsOf(change, ids)
    await db.deleteFrom('story').where('id', 'in', ids).execute()
    change.raiseVersion()
  }
}

/** Throws `StorageError` for a redirect left by a move or made with `createRedirects`: these cannot be edited. */
export function assertNotRedirect({ full_slug, redirect_to }: StoryRow): void {
  if (redirect_to === null) return
  const problem = `/${full_slug} is a redirect; it can be deleted or replaced, but not changed.`
  throw new StorageError('invalid', problem)
}

function newRedirectRow(change: Change, story: StoryRow): StoryRow {
  const { published_at } = story
  const time = latest(change.now, published_at && oneMillisecondAfter(published_at))
  return {
    ...story,
    id: change.nextId(),
    uuid: randomUUID(),
    group_id: randomUUID(),
    parent_id: 0,
    level: levelOf(story.full_slug),
    created_at: change.now,
    updated_at: time,
    published_at: time,
    first_published_at: time,
    version: 1,
    redirect_to: story.redirect_to ?? story.id,
  }
}

async function redirectDocuments(
  change: Change,
  redirects: readonly StoryRow[],
): Promise<readonly NewDocument[]> {
  const targets = redirects.map(({ redirect_to }) => redirect_to ?? 0)
  const stories = await change.db
    .selectFrom('story')
    .innerJoin('document', 'document.story_id', 'story.id')
    .select(['story.id', 'full_slug', 'name'])
    .where('story.id', 'in', targets)
    .where('is_draft', '=', 1)
    .execute()
  const byId = new Map(stories.map((story) => [story.id, story]))
  return redirects.flatMap(({ id, uuid, slug, redirect_to }) => {
    const target = byId.get(redirect_to ?? 0)
    if (target === undefined) return []
    const destination_url = `/${target.full_slug.split('/').map(encodeURIComponent).join('/')}`
    return [
      {
        storyId: id,
        isDraft: 1,
        isPublished: 1,
        slug,
        name: target.name,
        tagList: [],
        content: { component: 'modules/redirect', _uid: uuid, destination_url },
      },
    ]
  })
}

const ROWS_AT_ONCE = 200
