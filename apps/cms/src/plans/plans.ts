import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Change } from '../database/change.ts'
import { oneNumberOf } from '../database/compare.ts'
import type { Database } from '../database/database.ts'
import type { PlannedChangeTable } from '../database/schema.ts'
import { StorageFault } from '../database/storage-fault.ts'

/**
 * Stories that are published or unpublished together, in one transaction: at a time, or when somebody says so.
 * A release has a name and several stories; a schedule is one story's.
 */
export interface Plan {
  readonly id: number
  readonly kind: 'release' | 'schedule'
  readonly name: string
  readonly action: 'publish' | 'unpublish'
  readonly storyIds: readonly number[]
  /** ISO 8601, UTC; null: when somebody says so. */
  readonly dueAt: string | null
  readonly createdAt: string
  readonly createdBy: string
  /** Set once it was done, or could not be. */
  readonly doneAt: string | null
  /** Why it could not be done. */
  readonly problem: string | null
}

export type NewPlan = Pick<Plan, 'kind' | 'name' | 'action' | 'storyIds' | 'dueAt'>

/** Plans by kind, those still to be done first, then the newest. */
export async function plans({ db }: Database, kind: Plan['kind']): Promise<readonly Plan[]> {
  const rows = await db
    .selectFrom('planned_change')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy(sql`case when done_at is null then 0 else 1 end`)
    .orderBy('id', 'desc')
    .limit(MOST_LISTED)
    .execute()
  return rows.map(planOf)
}

/** Throws `StorageFault` when there is none of this kind with the id. */
export async function plan({ db }: Database, kind: Plan['kind'], id: number): Promise<Plan> {
  const row = Number.isSafeInteger(id)
    ? await db
        .selectFrom('planned_change')
        .selectAll()
        .where('id', '=', id)
        .where('kind', '=', kind)
        .executeTakeFirst()
    : undefined
  if (row === undefined) throw new StorageFault('missing', `There is no ${kind} with the id ${id}.`)
  return planOf(row)
}

/** Keeps a plan. Throws `StorageFault` when one of its stories is not there. */
export async function makePlan(change: Change, given: NewPlan, author: string): Promise<Plan> {
  await refuseMissing(change, given.storyIds)
  const row = await change.db
    .insertInto('planned_change')
    .values({
      id: change.nextId(),
      kind: given.kind,
      name: given.name,
      action: given.action,
      story_ids: JSON.stringify(given.storyIds),
      due_at: given.dueAt,
      created_at: change.now,
      created_by: author,
      done_at: null,
      problem: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return planOf(row)
}

/** Changes a plan that is still to be done. Throws `StorageFault` for one that was done or is not there. */
export async function changePlan(
  change: Change,
  kind: Plan['kind'],
  id: number,
  given: Partial<Pick<NewPlan, 'name' | 'storyIds' | 'dueAt' | 'action'>>,
): Promise<Plan> {
  const before = await openPlan(change, kind, id)
  const { name, action, storyIds, dueAt } = { ...before, ...given }
  await refuseMissing(change, given.storyIds ?? [])
  const row = await change.db
    .updateTable('planned_change')
    .set({ name, action, story_ids: JSON.stringify(storyIds), due_at: dueAt })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return planOf(row)
}

/** Drops a plan, done or not. Throws `StorageFault` for one that is not there. */
export async function dropPlan(change: Change, kind: Plan['kind'], id: number): Promise<void> {
  await plan(change, kind, id)
  await change.db.deleteFrom('planned_change').where('id', '=', id).execute()
}

/** A plan that is still to be done. Throws `StorageFault` for one that was done or is not there. */
export async function openPlan(change: Change, kind: Plan['kind'], id: number): Promise<Plan> {
  const found = await plan(change, kind, id)
  if (found.doneAt === null) return found
  throw new StorageFault('conflict', `The ${kind} ${id} was already carried out.`)
}

export function planOf(row: Selectable<PlannedChangeTable>): Plan {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    action: row.action,
    storyIds: JSON.parse(row.story_ids),
    dueAt: row.due_at,
    createdAt: row.created_at,
    createdBy: row.created_by,
    doneAt: row.done_at,
    problem: row.problem,
  }
}

async function refuseMissing(change: Change, ids: readonly number[]): Promise<void> {
  const rows = await change.db
    .selectFrom('story')
    .select('id')
    .where(oneNumberOf(change, sql.ref('id'), ids))
    .execute()
  const found = new Set(rows.map(({ id }) => id))
  const missing = ids.find((id) => !found.has(id))
  if (missing === undefined) return
  throw new StorageFault('missing', `There is no story with the id ${missing}.`)
}

const MOST_LISTED = 500
