import { type Change, changeContent } from '../database/change.ts'
import type { Database } from '../database/database.ts'
import { StorageFault } from '../database/storage-fault.ts'
import { publishStory, unpublishStory } from '../stories/publish-story.ts'
import { openPlan, type Plan, planOf } from './plans.ts'

/**
 * Publishes or unpublishes the stories of a plan, all of them or none, and notes that it is done in the same
 * transaction: whoever carries it out next finds that, in whichever process. Throws `StorageFault` when it was
 * done already, or a story is not there.
 */
export async function carryOut(change: Change, kind: Plan['kind'], id: number): Promise<Plan> {
  const plan = await openPlan(change, kind, id)
  const act = plan.action === 'publish' ? publishStory : unpublishStory
  for (const storyId of plan.storyIds) await act(change, storyId, { author: plan.createdBy })
  return await noteDone(change, id, null)
}

/**
 * Carries out the plan that is due longest, if any is. Processes on one database wait for each other in
 * `changeContent`, so that each plan is carried out once. One that cannot be is noted with its reason, and not
 * tried again.
 *
 * @returns the plan as it is now; undefined when none is due
 */
export async function carryOutNext(database: Database, now: Date): Promise<Plan | undefined> {
  const due = await nextDue(database, now)
  if (due === undefined) return undefined
  try {
    return await changeContent(database, now, (change) => carryOut(change, due.kind, due.id))
  } catch (error) {
    if (!(error instanceof StorageFault)) throw error
    return await changeContent(database, now, async (change) => {
      const isOpen = await openPlan(change, due.kind, due.id).catch(() => undefined)
      return isOpen === undefined ? due : await noteDone(change, due.id, error.message)
    })
  }
}

async function nextDue({ db }: Database, now: Date): Promise<Plan | undefined> {
  const row = await db
    .selectFrom('planned_change')
    .selectAll()
    .where('done_at', 'is', null)
    .where('due_at', '<=', now.toISOString())
    .orderBy('due_at')
    .orderBy('id')
    .executeTakeFirst()
  return row === undefined ? undefined : planOf(row)
}

async function noteDone(change: Change, id: number, problem: string | null): Promise<Plan> {
  const row = await change.db
    .updateTable('planned_change')
    .set({ done_at: change.now, problem })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return planOf(row)
}
