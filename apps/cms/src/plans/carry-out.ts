import { type Change, changeContent } from '../database/change.ts'
import type { Database } from '../database/database.ts'
import { StorageFault } from '../database/storage-fault.ts'
import { publishVersion, unpublishStory } from '../stories/publish-story.ts'
import type { StoryRow } from '../stories/read-rows.ts'
import { openPlan, type Plan, planOf } from './plans.ts'

/**
 * Publishes the versions that a plan names, or unpublishes its stories, all of them or none, and notes that it is done in the same
 * transaction: whoever carries it out next finds that, in whichever process. Throws `StorageFault` when it was
 * done already, or a story is not there.
 */
export async function carryOut(change: Change, kind: Plan['kind'], id: number): Promise<Plan> {
  const plan = await openPlan(change, kind, id)
  await refuseDeleted(change, plan)
  const by = { author: plan.createdBy }
  for (const storyId of plan.storyIds) {
    const number = plan.versions[storyId]
    if (plan.action === 'unpublish') await unpublishStory(change, storyId, by)
    else if (number !== undefined) await publishVersion(change, storyId, number, by)
    else throw new StorageFault('conflict', `The plan names no version of the story ${storyId}.`)
  }
  return await noteDone(change, id, null)
}

/** Names a page that was deleted since it was planned: its id would tell nobody which. */
async function refuseDeleted({ db }: Change, { kind, storyIds }: Plan): Promise<void> {
  for (const id of storyIds) {
    const gone = await db
      .selectFrom('deleted_story')
      .select('story')
      .where('id', '=', id)
      .executeTakeFirst()
    if (gone === undefined) continue
    const { full_slug } = JSON.parse(gone.story) as StoryRow
    const way = kind === 'release' ? ' Bring it back, or take it out of the release.' : ''
    throw new StorageFault('conflict', `“/${full_slug}” was deleted.${way}`)
  }
}

/**
 * Carries out the plan that is due longest, if any is. Processes on one database wait for each other in
 * `changeContent`, and look again once it is their turn, so that each plan is carried out once. One that cannot
 * be is noted with its reason, and not tried again.
 *
 * @returns the plan as it is now; undefined when none is due, or another process was faster
 */
export async function carryOutNext(database: Database, now: Date): Promise<Plan | undefined> {
  if ((await nextDue(database, now)) === undefined) return undefined
  let tried: Plan | undefined
  try {
    return await changeContent(database, now, async (change) => {
      tried = await nextDue(change, now)
      return tried && (await carryOut(change, tried.kind, tried.id))
    })
  } catch (error) {
    const failed = tried
    if (failed === undefined || !(error instanceof StorageFault)) throw error
    return await changeContent(database, now, async (change) => {
      const due = await nextDue(change, now)
      return due?.id === failed.id ? await noteDone(change, due.id, error.message) : undefined
    })
  }
}

async function nextDue(database: Database, now: Date): Promise<Plan | undefined> {
  const row = await database.db
    .selectFrom('planned_change')
    .selectAll()
    .where('done_at', 'is', null)
    .where('due_at', '<=', now.toISOString())
    .orderBy('due_at')
    .orderBy('id')
    .executeTakeFirst()
  return row === undefined ? undefined : await planOf(database, row)
}

async function noteDone(change: Change, id: number, problem: string | null): Promise<Plan> {
  const row = await change.db
    .updateTable('planned_change')
    .set({ done_at: change.now, problem })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return await planOf(change, row)
}
