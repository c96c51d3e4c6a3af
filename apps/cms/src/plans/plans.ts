import { type Selectable, sql } from 'kysely'
import { type Change, changeContent } from '../database/change.ts'
import { oneNumberOf } from '../database/compare.ts'
import type { Database } from '../database/database.ts'
import type { PlannedChangeTable } from '../database/schema.ts'
import { StorageError } from '../database/storage-error.ts'
import { publishVersion, unpublishStory } from '../stories/publish-story.ts'
import type { StoryRow } from '../stories/read-rows.ts'
import { findVersion } from '../stories/versions.ts'

/** Stories to publish or unpublish in one transaction, at a time or on request: a release, or one story's schedule. */
export interface Plan extends Omit<Selectable<PlannedChangeTable>, 'story_ids' | 'versions'> {
  readonly story_ids: readonly number[]
  readonly versions: Versions
  /** Of a pending plan to publish: the stories that have a newer version by now. */
  readonly changed_ids: readonly number[]
}

export type Versions = Readonly<Record<number, number>>

/** @property versions by story id; an omitted story gets its newest */
export type NewPlan = Readonly<Pick<Plan, 'kind' | 'name' | 'action' | 'story_ids' | 'due_at'>> & {
  readonly versions?: Versions | undefined
}

/** Lists up to 500 plans of a kind: pending ones before those carried out, the newest first. */
export async function listPlans(database: Database, kind: Plan['kind']): Promise<readonly Plan[]> {
  const rows = await database.db
    .selectFrom('planned_change')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy(sql`case when done_at is null then 0 else 1 end`)
    .orderBy('id', 'desc')
    .limit(MAX_LISTED)
    .execute()
  return await completePlans(database, rows)
}

/** Finds a plan. Throws `StorageError` when this kind has none with the id. */
export async function findPlan(database: Database, kind: Plan['kind'], id: number): Promise<Plan> {
  const row = Number.isSafeInteger(id)
    ? await database.db
        .selectFrom('planned_change')
        .selectAll()
        .where('id', '=', id)
        .where('kind', '=', kind)
        .executeTakeFirst()
    : undefined
  if (row === undefined) throw new StorageError('missing', `There is no ${kind} with the id ${id}.`)
  return await completePlan(database, row)
}

/** Stores a plan, for the newest versions by default. Throws `StorageError` for a missing story or version. */
export async function createPlan(change: Change, input: NewPlan, author: string): Promise<Plan> {
  const versions = await plannedVersions(change, input.story_ids, input.versions)
  const row = await change.db
    .insertInto('planned_change')
    .values({
      ...input,
      id: change.nextId(),
      story_ids: JSON.stringify(input.story_ids),
      versions: JSON.stringify(versions),
      created_at: change.now,
      created_by: author,
      done_at: null,
      problem: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return await completePlan(change, row)
}

/**
 * Changes a pending plan. Without a new version, its stories keep theirs, and added ones get their newest. Throws
 * `StorageError` if it is done or missing.
 */
export async function changePlan(
  change: Change,
  kind: Plan['kind'],
  id: number,
  input: Partial<Omit<NewPlan, 'kind'>>,
): Promise<Plan> {
  const previous = await findPendingPlan(change, kind, id)
  const { name, action, story_ids, due_at } = { ...previous, ...input }
  const versions = await plannedVersions(change, story_ids, input.versions, previous.versions)
  const row = await change.db
    .updateTable('planned_change')
    .set({ name, action, story_ids: JSON.stringify(story_ids), due_at })
    // Saving a plan that a restore has parked resumes it.
    .set({ versions: JSON.stringify(versions), parked_at: null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return await completePlan(change, row)
}

/** Deletes a plan, pending or not, and returns it. Throws `StorageError` when it does not exist. */
export async function deletePlan(change: Change, kind: Plan['kind'], id: number): Promise<Plan> {
  const plan = await findPlan(change, kind, id)
  await change.db.deleteFrom('planned_change').where('id', '=', id).execute()
  return plan
}

/** Finds a pending plan. Throws `StorageError` when it was carried out or does not exist. */
export async function findPendingPlan(
  change: Change,
  kind: Plan['kind'],
  id: number,
): Promise<Plan> {
  const plan = await findPlan(change, kind, id)
  if (plan.done_at === null) return plan
  throw new StorageError('conflict', `The ${kind} ${id} has already been carried out.`)
}

async function completePlan(
  database: Database,
  row: Selectable<PlannedChangeTable>,
): Promise<Plan> {
  const [found] = await completePlans(database, [row])
  if (found === undefined) throw new Error(`Expected one plan for row ${row.id}, found none`)
  return found
}

/** Parses rows of plans, and finds the stories that have changed since. */
async function completePlans(
  database: Database,
  rows: readonly Selectable<PlannedChangeTable>[],
): Promise<readonly Plan[]> {
  const parsedPlans = rows.map((row) => ({
    ...row,
    story_ids: JSON.parse(row.story_ids) as readonly number[],
    versions: JSON.parse(row.versions) as Versions,
  }))
  const pendingPlans = parsedPlans.filter(
    (plan) => plan.done_at === null && plan.action === 'publish',
  )
  const newest = await newestVersions(database, [
    ...new Set(pendingPlans.flatMap((plan) => plan.story_ids)),
  ])
  return parsedPlans.map((plan) => {
    const hasChanged = (id: number) => (newest.get(id) ?? 0) > (plan.versions[id] ?? 0)
    const changed_ids = pendingPlans.includes(plan) ? plan.story_ids.filter(hasChanged) : []
    return { ...plan, changed_ids }
  })
}

/** The version of each story: the requested one, else the one planned before, else the newest. */
async function plannedVersions(
  change: Change,
  ids: readonly number[],
  requestedVersions: Versions = {},
  previousVersions: Versions = {},
): Promise<Versions> {
  const newest = await newestVersions(change, ids)
  const plannedEntries: [number, number][] = []
  for (const id of ids) {
    const newestVersion = newest.get(id)
    const number = requestedVersions[id] ?? previousVersions[id] ?? newestVersion
    // A story that was deleted after planning stays in the plan, which fails when it is due.
    if (
      number === undefined ||
      (newestVersion === undefined && previousVersions[id] === undefined)
    ) {
      throw new StorageError('missing', `There is no story with the id ${id}.`)
    }
    if (newestVersion !== undefined && number !== newestVersion)
      await findVersion(change, id, number)
    plannedEntries.push([id, number])
  }
  return Object.fromEntries(plannedEntries)
}

async function newestVersions(
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await database.db
    .selectFrom('story')
    .select(['id', 'version'])
    .where(oneNumberOf(database, sql.ref('id'), ids))
    .execute()
  return new Map(rows.map(({ id, version }) => [id, version]))
}

const MAX_LISTED = 500

/**
 * Publishes the versions in a plan, or unpublishes its stories, all or none. Marks it done in the same transaction, so
 * that no other process repeats it. Throws `StorageError` when it was done already, or a story does not exist.
 */
export async function executePlan(change: Change, kind: Plan['kind'], id: number): Promise<Plan> {
  const plan = await findPendingPlan(change, kind, id)
  await assertNotDeleted(change, plan)
  const attribution = { author: plan.created_by }
  for (const storyId of plan.story_ids) {
    const number = plan.versions[storyId]
    if (plan.action === 'unpublish') await unpublishStory(change, storyId, attribution)
    else if (number !== undefined) await publishVersion(change, storyId, number, attribution)
    else throw await missingVersionError(change, plan, storyId)
  }
  return await markDone(change, id, null)
}

async function missingVersionError(
  { db }: Change,
  { kind }: Plan,
  id: number,
): Promise<StorageError> {
  const { full_slug } = await db
    .selectFrom('story')
    .select('full_slug')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const advice =
    kind === 'release' ? 'remove the page from it and add it again' : 'delete it and make it again'
  return new StorageError('conflict', `The ${kind} has no version of “/${full_slug}”: ${advice}.`)
}

/** Throws an error that names the deleted page, since an editor does not know ids. */
async function assertNotDeleted({ db }: Change, { kind, story_ids }: Plan): Promise<void> {
  for (const id of story_ids) {
    const deletedStory = await db
      .selectFrom('deleted_story')
      .select('story')
      .where('id', '=', id)
      .executeTakeFirst()
    if (deletedStory === undefined) continue
    const { full_slug } = JSON.parse(deletedStory.story) as StoryRow
    const advice = kind === 'release' ? ' Bring it back, or take it out of the release.' : ''
    throw new StorageError('conflict', `“/${full_slug}” was deleted.${advice}`)
  }
}

/**
 * Carries out the longest overdue plan. Processes queue in `changeContent` and check again, so that each plan is
 * carried out once. A failed plan is marked with its reason and not retried.
 * @returns the plan afterwards; undefined when none is due, or another process carried it out first
 */
export async function executeNextPlan(database: Database, now: Date): Promise<Plan | undefined> {
  if ((await findDuePlan(database, now)) === undefined) return undefined
  let plan: Plan | undefined
  try {
    return await changeContent(database, now, async (change) => {
      plan = await findDuePlan(change, now)
      return plan && (await executePlan(change, plan.kind, plan.id))
    })
  } catch (error) {
    const failedPlan = plan
    if (failedPlan === undefined || !(error instanceof StorageError)) throw error
    return await changeContent(database, now, async (change) => {
      const duePlan = await findDuePlan(change, now)
      return duePlan?.id === failedPlan.id
        ? await markDone(change, duePlan.id, error.message)
        : undefined
    })
  }
}

/** Finds the longest overdue plan that is not parked. */
async function findDuePlan(database: Database, now: Date): Promise<Plan | undefined> {
  const row = await database.db
    .selectFrom('planned_change')
    .selectAll()
    .where('done_at', 'is', null)
    .where('parked_at', 'is', null)
    .where('due_at', '<=', now.toISOString())
    .orderBy('due_at')
    .orderBy('id')
    .executeTakeFirst()
  return row === undefined ? undefined : await completePlan(database, row)
}

async function markDone(change: Change, id: number, problem: string | null): Promise<Plan> {
  const row = await change.db
    .updateTable('planned_change')
    .set({ done_at: change.now, problem })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return await completePlan(change, row)
}
