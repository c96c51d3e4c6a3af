import type { Scheduling, SchedulingDraft } from '@prospectus/protocol/management/plan'
import {
  changePlan,
  dropPlan,
  makePlan,
  type NewPlan,
  openPlan,
  type Plan,
} from '../plans/plans.ts'
import type { BodyFields } from './fields.ts'
import { editors, type SomeRoutes, viewersRead } from './management-route.ts'
import { unusable } from './refusal.ts'

export const schedulingRoutes = {
  'GET story_schedulings': viewersRead(async ({ storage, query }) => {
    const storyId = query.whole('story_id')
    const all = await storage.plans('schedule')
    const found = all.filter((plan) => storyId === undefined || plan.storyIds.includes(storyId))
    return { body: { story_schedulings: found.map(scheduling) } }
  }),
  'POST story_schedulings': editors(async ({ storage, body, edit }) => {
    const given = body.inside('story_scheduling')
    const storyId = given.whole('story_id')
    if (storyId === undefined) {
      throw unusable('story_scheduling.story_id', given.raw.story_id, 'the id of a story')
    }
    const when = readWhen(given)
    const version = given.whole('version')
    const versions = version === undefined ? {} : { [storyId]: version }
    const plan: NewPlan = { kind: 'schedule', name: '', storyIds: [storyId], versions, ...when }
    const made = await storage.change((change) => makePlan(change, plan, edit.author))
    return { ...answerWith(made), status: 201 }
  }),
  'GET story_schedulings/:id': viewersRead(async ({ storage, number }) =>
    answerWith(await storage.plan('schedule', number('id'))),
  ),
  'PUT story_schedulings/:id': editors(async ({ storage, number, body }) => {
    const given = body.inside('story_scheduling')
    const when = readWhen(given)
    const version = given.whole('version')
    const plan = await storage.change(async (change) => {
      const [storyId = 0] = (await openPlan(change, 'schedule', number('id'))).storyIds
      const versions = version === undefined ? {} : { [storyId]: version }
      return await changePlan(change, 'schedule', number('id'), { ...when, versions })
    })
    return answerWith(plan)
  }),
  'DELETE story_schedulings/:id': editors(async ({ storage, number }) => {
    const plan = await storage.plan('schedule', number('id'))
    await storage.change((change) => dropPlan(change, 'schedule', plan.id))
    return answerWith(plan)
  }),
} satisfies SomeRoutes

/** One of the two times. */
function readWhen(given: BodyFields<SchedulingDraft>): Pick<NewPlan, 'action' | 'dueAt'> {
  const [publishAt, unpublishAt] = [given.time('publish_at'), given.time('unpublish_at')]
  if (publishAt && !unpublishAt) return { action: 'publish', dueAt: publishAt }
  if (unpublishAt && !publishAt) return { action: 'unpublish', dueAt: unpublishAt }
  const expected = 'a time such as 2026-05-01T10:00:00Z, there or in unpublish_at, and not in both'
  throw unusable('story_scheduling.publish_at', given.raw.publish_at, expected)
}

function answerWith(plan: Plan) {
  return { body: { story_scheduling: scheduling(plan) } }
}

function scheduling(plan: Plan): Scheduling {
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
