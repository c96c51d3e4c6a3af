import type { ListedReview, Review } from '@prospectus/protocol/management/review'
import type { Change } from '../database/change.ts'
import { storableText } from '../database/compare.ts'
import type { Database } from '../database/database.ts'
import { StorageError } from '../database/storage-error.ts'
import { storyRow } from '../stories/read-rows.ts'

/** Lists the reviews of one story, or all open ones; newest first. */
export async function listReviews(
  { db }: Database,
  storyId: number | undefined,
): Promise<readonly ListedReview[]> {
  const newestReviews = db
    .selectFrom('review')
    .innerJoin('document', 'document.story_id', 'review.story_id')
    .where('is_draft', '=', 1)
    .selectAll('review')
    .select('document.name as story_name')
    .orderBy('review.id', 'desc')
    .limit(MAX_REVIEWS)
  if (storyId !== undefined)
    return await newestReviews.where('review.story_id', '=', storyId).execute()
  const storyIds = db.selectFrom('story').select('id')
  return await newestReviews
    .where('state', '=', 'asked')
    .where('review.story_id', 'in', storyIds)
    .execute()
}

/** Requests a review of a draft, replacing any open request. Throws `StorageError` for a folder or a missing story. */
export async function requestReview(
  change: Change,
  input: { readonly storyId: number; readonly comment: string },
  author: string,
): Promise<Review> {
  const { db, now } = change
  const story = await storyRow(change, input.storyId)
  if (story.is_folder === 1) {
    throw new StorageError('invalid', 'A folder has no draft to review.')
  }
  await db
    .deleteFrom('review')
    .where('story_id', '=', story.id)
    .where('state', '=', 'asked')
    .execute()
  return await db
    .insertInto('review')
    .values({
      id: change.nextId(),
      story_id: story.id,
      version: story.version,
      state: 'asked',
      comment: storableText(input.comment),
      asked_by: author,
      asked_at: now,
      answer: '',
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Approves a draft or sends it back. Throws `StorageError` when the review is missing or already answered. */
export async function answerReview(
  { db, now }: Change,
  id: number,
  input: { readonly state: 'approved' | 'sent_back'; readonly answer: string },
  author: string,
): Promise<Review> {
  const existing = await db
    .selectFrom('review')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow(
      () => new StorageError('missing', `There is no review with the id ${id}.`),
    )
  if (existing.state !== 'asked') {
    throw new StorageError('conflict', `The review ${id} has already been answered.`)
  }
  return await db
    .updateTable('review')
    .set({ state: input.state, answer: storableText(input.answer) })
    .set({ answered_by: author, answered_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

const MAX_REVIEWS = 100
