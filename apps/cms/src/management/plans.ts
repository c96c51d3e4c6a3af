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
  releaseResponse(await storage.change((change) => carryOut(change, 'release', number('id'))))

function readRelease(body: BodyFields<{ readonly release: ReleaseDraft }>) {
  const input = body.inside('release')
  return {
    name: input.nonEmptyText('name'),
    storyIds: input.ids('story_ids'),
    versions: readVersions(input),
    dueAt: input.time('release_at'),
  }
}

function readVersions(input: BodyFields<ReleaseDraft>): Versions | undefined {
  const versions = input.object('versions')
  if (versions === undefined) return undefined
  const entries = Object.entries(versions).map(([id, number]): [number, number] => {
    if (Number.isSafeInteger(Number(id)) && typeof number === 'number') return [Number(id), number]
    throw invalid('release.versions', versions, 'numbers of versions by ids of stories')
  })
  return Object.fromEntries(entries)
}

function releaseResponse(plan: Plan) {
  return { body: { release: releaseToApi(plan) } }
}

function releaseToApi(plan: Plan): Release {
  const { id, name, storyIds, versions, changedIds } = plan
  const { dueAt, createdAt, createdBy, doneAt, problem } = plan
  return {
    id,
    name,
    story_ids: storyIds,
    versions,
    changed_ids: changedIds,
    release_at: dueAt,
    created_at: createdAt,
    created_by: createdBy,
    done_at: doneAt,
    released: doneAt !== null && problem === null,
    problem,
  }
}

/** Reads exactly one of `publish_at` and `unpublish_at`. */
function readDue(input: BodyFields<SchedulingDraft>): Pick<NewPlan, 'action' | 'dueAt'> {
  const [publishAt, unpublishAt] = [input.time('publish_at'), input.time('unpublish_at')]
  if (publishAt && !unpublishAt) return { action: 'publish', dueAt: publishAt }
  if (unpublishAt && !publishAt) return { action: 'unpublish', dueAt: unpublishAt }
  const expected = 'a time such as 2026-05-01T10:00:00Z, there or in unpublish_at, and not in both'
  throw invalid('story_scheduling.publish_at', input.raw.publish_at, expected)
}

function schedulingResponse(plan: Plan) {
  return { body: { story_scheduling: schedulingToApi(plan) } }
}

function schedulingToApi(plan: Plan): Scheduling {
  const { id, storyIds, versions, changedIds, action } = plan
  const { dueAt, createdAt, createdBy, doneAt, problem } = plan
  const [storyId = 0] = storyIds
  return {
    id,
    story_id: storyId,
    version: action === 'publish' ? (versions[storyId] ?? null) : null,
    changed_since: changedIds.includes(storyId),
    publish_at: action === 'publish' ? dueAt : null,
    unpublish_at: action === 'unpublish' ? dueAt : null,
    created_at: createdAt,
    created_by: createdBy,
    done_at: doneAt,
    problem,
  }
}

export const planRoutes = {
  'GET releases': readAsViewer(async ({ storage }) => {
    const releases = await storage.listPlans('release')
    return { body: { releases: releases.map(releaseToApi) } }
  }),
  'POST releases': changeAsEditor(async ({ storage, body, edit }) => {
    const { name, storyIds, versions, dueAt = null } = readRelease(body)
    if (name === undefined) throw invalid('release.name', undefined, 'a string')
    if (storyIds === undefined) {
      throw invalid('release.story_ids', undefined, 'a list of ids, at least one')
    }
    const plan: NewPlan = { kind: 'release', action: 'publish', name, storyIds, versions, dueAt }
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
    const plan = await storage.change((change) =>
      changePlan(change, 'release', number('id'), input),
    )
    return releaseResponse(plan)
  }),
  'DELETE releases/:id': changeAsEditor(async ({ storage, number }) => {
    const plan = await storage.findPlan('release', number('id'))
    await storage.change((change) => deletePlan(change, 'release', plan.id))
    return releaseResponse(plan)
  }),
  'GET releases/:id/publish': changeAsEditor(publishRelease),
  'POST releases/:id/publish': changeAsEditor(publishRelease),

  'GET story_schedulings': readAsViewer(async ({ storage, query }) => {
    const storyId = query.integer('story_id')
    const plans = await storage.listPlans('schedule')
    const found = plans.filter((plan) => storyId === undefined || plan.storyIds.includes(storyId))
    return { body: { story_schedulings: found.map(schedulingToApi) } }
  }),
  'POST story_schedulings': changeAsEditor(async ({ storage, body, edit }) => {
    const input = body.inside('story_scheduling')
    const storyId = input.required('story_id', input.integer('story_id'), 'the id of a story')
    const due = readDue(input)
    const version = input.integer('version')
    const versions = version === undefined ? {} : { [storyId]: version }
    const plan: NewPlan = { kind: 'schedule', name: '', storyIds: [storyId], versions, ...due }
    const saved = await storage.change((change) => createPlan(change, plan, edit.author))
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
      const [storyId = 0] = (await findPendingPlan(change, 'schedule', number('id'))).storyIds
      const versions = version === undefined ? {} : { [storyId]: version }
      return await changePlan(change, 'schedule', number('id'), { ...due, versions })
    })
    return schedulingResponse(plan)
  }),
  'DELETE story_schedulings/:id': changeAsEditor(async ({ storage, number }) => {
    const plan = await storage.findPlan('schedule', number('id'))
    await storage.change((change) => deletePlan(change, 'schedule', plan.id))
    return schedulingResponse(plan)
  }),

  'GET parked': readAsOwner(async ({ storage }) => ({
    body: { parked: await storage.countParkedWork() },
  })),
} satisfies SomeRoutes
