import type {
  Release,
  ReleaseDraft,
  Scheduling,
  SchedulingDraft,
} from '@prospectus/protocol/management/plan'
import {
  carryOut,
  changePlan,
  createPlan,
  deletePlan,
  findPendingPlan,
  type NewPlan,
  type Plan,
  type Versions,
} from '../plans/plans.ts'
import { type BodyFields, invalid, presentMembers } from './fields.ts'
import {
  changeAsEditor,
  type Handler,
  readAsOwner,
  readAsViewer,
  type SomeRoutes,
} from './management-route.ts'

const publishRelease: Handler<'GET releases/:id/publish'> = async ({ storage, number }) =>
  releaseResponse(await storage.change(carryOut, 'release', number('id')))

function readRelease(body: BodyFields<{ readonly release: ReleaseDraft }>) {
  const input = body.inside('release')
  return {
    name: input.nonEmptyText('name'),
    story_ids: input.ids('story_ids'),
    versions: readVersions(input),
    due_at: input.time('release_at'),
  }
}

function readVersions(input: BodyFields<ReleaseDraft>): Versions | undefined {
  const versions = input.object('versions')
  if (versions === undefined) return undefined
  const entries = Object.entries(versions).map(([id, number]): [number, number] => {
    if (Number.isSafeInteger(Number(id)) && typeof number === 'number') return [Number(id), number]
    throw invalid('release.versions', versions, 'an object of version numbers by story id')
  })
  return Object.fromEntries(entries)
}

function releaseResponse(plan: Plan) {
  return { body: { release: releaseToApi(plan) } }
}

function releaseToApi(plan: Plan): Release {
  return {
    id: plan.id,
    name: plan.name,
    story_ids: plan.story_ids,
    versions: plan.versions,
    changed_ids: plan.changed_ids,
    release_at: plan.due_at,
    created_at: plan.created_at,
    created_by: plan.created_by,
    done_at: plan.done_at,
    released: plan.done_at !== null && plan.problem === null,
    problem: plan.problem,
  }
}

/** Reads exactly one of `publish_at` and `unpublish_at`. */
function readDue(input: BodyFields<SchedulingDraft>): Pick<NewPlan, 'action' | 'due_at'> {
  const [publishAt, unpublishAt] = [input.time('publish_at'), input.time('unpublish_at')]
  if (publishAt && !unpublishAt) return { action: 'publish', due_at: publishAt }
  if (unpublishAt && !publishAt) return { action: 'unpublish', due_at: unpublishAt }
  const expected = 'a time such as 2026-05-01T10:00:00Z, either there or in unpublish_at'
  throw invalid('story_scheduling.publish_at', input.raw.publish_at, expected)
}

function schedulingResponse(plan: Plan) {
  return { body: { story_scheduling: schedulingToApi(plan) } }
}

function schedulingToApi(plan: Plan): Scheduling {
  const { due_at } = plan
  const [storyId = 0] = plan.story_ids
  const isPublishing = plan.action === 'publish'
  return {
    id: plan.id,
    story_id: storyId,
    version: isPublishing ? (plan.versions[storyId] ?? null) : null,
    changed_since: plan.changed_ids.includes(storyId),
    publish_at: isPublishing ? due_at : null,
    unpublish_at: isPublishing ? null : due_at,
    created_at: plan.created_at,
    created_by: plan.created_by,
    done_at: plan.done_at,
    problem: plan.problem,
  }
}

export const planRoutes = {
  'GET releases': readAsViewer(async ({ storage }) => {
    const releases = await storage.listPlans('release')
    return { body: { releases: releases.map(releaseToApi) } }
  }),
  'POST releases': changeAsEditor(async ({ storage, body, edit }) => {
    const { name, story_ids, versions, due_at = null } = readRelease(body)
    if (name === undefined) throw invalid('release.name', undefined, 'a non-empty string')
    if (story_ids === undefined) {
      throw invalid('release.story_ids', undefined, 'a list of ids, at least one')
    }
    const plan: NewPlan = { kind: 'release', action: 'publish', name, story_ids, versions, due_at }
    const saved = await storage.change(async (change) => {
      const created = await createPlan(change, plan, edit.author)
      return body.flag('publish') === true ? await carryOut(change, 'release', created.id) : created
    })
    return { ...releaseResponse(saved), status: 201 }
  }),
  'GET releases/:id': readAsViewer(async ({ storage, number }) =>
    releaseResponse(await storage.findPlan('release', number('id'))),
  ),
  'PUT releases/:id': changeAsEditor(async ({ storage, number, body }) => {
    const input = presentMembers(readRelease(body))
    const plan = await storage.change(changePlan, 'release', number('id'), input)
    return releaseResponse(plan)
  }),
  'DELETE releases/:id': changeAsEditor(async ({ storage, number }) =>
    releaseResponse(await storage.change(deletePlan, 'release', number('id'))),
  ),
  'GET releases/:id/publish': changeAsEditor(publishRelease),
  'POST releases/:id/publish': changeAsEditor(publishRelease),

  'GET story_schedulings': readAsViewer(async ({ storage, query }) => {
    const storyId = query.integer('story_id')
    const plans = await storage.listPlans('schedule')
    const found = plans.filter((plan) => storyId === undefined || plan.story_ids.includes(storyId))
    return { body: { story_schedulings: found.map(schedulingToApi) } }
  }),
  'POST story_schedulings': changeAsEditor(async ({ storage, body, edit }) => {
    const input = body.inside('story_scheduling')
    const storyId = input.required('story_id', input.integer('story_id'), 'the id of a story')
    const due = readDue(input)
    const version = input.integer('version')
    const versions = version === undefined ? {} : { [storyId]: version }
    const plan: NewPlan = { kind: 'schedule', name: '', story_ids: [storyId], versions, ...due }
    const saved = await storage.change(createPlan, plan, edit.author)
    return { ...schedulingResponse(saved), status: 201 }
  }),
  'GET story_schedulings/:id': readAsViewer(async ({ storage, number }) =>
    schedulingResponse(await storage.findPlan('schedule', number('id'))),
  ),
  'PUT story_schedulings/:id': changeAsEditor(async ({ storage, number, body }) => {
    const input = body.inside('story_scheduling')
    const due = readDue(input)
    const version = input.integer('version')
    const plan = await storage.change(async (change) => {
      const [storyId = 0] = (await findPendingPlan(change, 'schedule', number('id'))).story_ids
      const versions = version === undefined ? {} : { [storyId]: version }
      return await changePlan(change, 'schedule', number('id'), { ...due, versions })
    })
    return schedulingResponse(plan)
  }),
  'DELETE story_schedulings/:id': changeAsEditor(async ({ storage, number }) =>
    schedulingResponse(await storage.change(deletePlan, 'schedule', number('id'))),
  ),

  'GET parked': readAsOwner(async ({ storage }) => ({
    body: { parked: await storage.countParkedWork() },
  })),
} satisfies SomeRoutes
