import { hash, randomBytes } from 'node:crypto'
import type { Share } from '@prospectus/protocol/management/share'
import { DAY_MS } from '@prospectus/protocol/values/durations'
import type { Change } from '../database/change.ts'
import type { Database } from '../database/database.ts'
import { StorageError } from '../database/storage-error.ts'
import { storyRow } from '../stories/read-rows.ts'

/** Lists the valid share links of a story's draft, newest first. */
export async function listShares(
  { db }: Database,
  storyId: number,
  now: Date,
): Promise<readonly Share[]> {
  return await db
    .selectFrom('share')
    .select(['id', 'story_id', 'created_at', 'created_by', 'ends_at'])
    .where('story_id', '=', storyId)
    .where('ends_at', '>', now.toISOString())
    .orderBy('id', 'desc')
    .execute()
}

/**
 * Makes a share link to a draft. Returns its token; the database stores only the token's digest. Throws `StorageError`
 * for a folder, a missing story, and an end that is past or too late.
 */
export async function createShare(
  change: Change,
  input: { readonly storyId: number; readonly endsAt: string },
  author: string,
): Promise<Share & { readonly token: string }> {
  const { db, now } = change
  const story = await storyRow(change, input.storyId)
  if (story.is_folder === 1) throw new StorageError('invalid', 'A folder has no draft to show.')
  const latestEnd = new Date(Date.parse(now) + MAX_DAYS * DAY_MS).toISOString()
  if (input.endsAt <= now || input.endsAt > latestEnd) {
    const message = `The end of a share link must be in the future, within ${MAX_DAYS} days.`
    throw new StorageError('invalid', message)
  }
  await db.deleteFrom('share').where('ends_at', '<=', now).execute()
  const token = randomBytes(24).toString('base64url')
  const columns = { id: change.nextId(), story_id: story.id, created_at: now, created_by: author }
  const share = { ...columns, ends_at: input.endsAt }
  await db
    .insertInto('share')
    .values({ ...share, digest: hash('sha256', token) })
    .execute()
  return { ...share, token }
}

/** Revokes a share link. Throws `StorageError` when it does not exist. */
export async function revokeShare({ db }: Change, id: number): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('share')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (numDeletedRows === 0n)
    throw new StorageError('missing', `There is no share link with the id ${id}.`)
}

/** Finds the story and end of a share link; undefined for an expired, revoked or unknown link. */
export async function findShare(
  { db }: Database,
  token: string,
  now: Date,
): Promise<Pick<Share, 'story_id' | 'ends_at'> | undefined> {
  return await db
    .selectFrom('share')
    .select(['story_id', 'ends_at'])
    .where('digest', '=', hash('sha256', token))
    .where('ends_at', '>', now.toISOString())
    .executeTakeFirst()
}

const MAX_DAYS = 90
