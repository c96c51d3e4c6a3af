import { carryOut } from '../plans/carry-out.ts'
import { changePlan, dropPlan, makePlan, type NewPlan, type Plan } from '../plans/plans.ts'
import type { BodyFields } from './fields.ts'
import { editors, type Handler, type ManagementRoute, viewersRead } from './management-route.ts'
import { unusable } from './refusal.ts'

const list: Handler = async ({ storage }) => {
  const releases = await storage.plans('release')
  return { body: { releases: releases.map(release) } }
}

const get: Handler = async ({ storage, number }) =>
  answerWith(await storage.plan('release', number('id')))

const create: Handler = async ({ storage, body, edit }) => {
  const { name, storyIds, dueAt = null } = readRelease(body)
  if (name === undefined) throw unusable('release.name', undefined, 'a text')
  if (storyIds === undefined) {
    throw unusable('release.story_ids', undefined, 'a list of ids, at least one')
  }
  const plan: NewPlan = { kind: 'release', action: 'publish', name, storyIds, dueAt }
  const made = await storage.change(async (change) => {
    const kept = await makePlan(change, plan, edit.author)
    return body.flag('publish') === true ? await carryOut(change, 'release', kept.id) : kept
  })
  return { ...answerWith(made), status: 201 }
}

const save: Handler = async ({ storage, number, body }) => {
  const given = readRelease(body)
  const known = Object.entries(given).filter(([, value]) => value !== undefined)
  const plan = await storage.change((change) =>
    changePlan(change, 'release', number('id'), Object.fromEntries(known)),
  )
  return answerWith(plan)
}

const publish: Handler = async ({ storage, number }) =>
  answerWith(await storage.change((change) => carryOut(change, 'release', number('id'))))

const remove: Handler = async ({ storage, number }) => {
  const plan = await storage.plan('release', number('id'))
  await storage.change((change) => dropPlan(change, 'release', plan.id))
  return answerWith(plan)
}

function readRelease(body: BodyFields) {
  const given = body.inside('release')
  return {
    name: given.words('name'),
    storyIds: given.ids('story_ids'),
    dueAt: given.time('release_at'),
  }
}

function answerWith(plan: Plan) {
  return { body: { release: release(plan) } }
}

function release({ id, name, storyIds, dueAt, createdAt, createdBy, doneAt, problem }: Plan) {
  return {
    id,
    name,
    story_ids: storyIds,
    release_at: dueAt,
    created_at: createdAt,
    created_by: createdBy,
    done_at: doneAt,
    released: doneAt !== null && problem === null,
    problem,
  }
}

export const releaseRoutes: readonly ManagementRoute[] = [
  { path: 'releases', methods: { GET: viewersRead(list), POST: editors(create) } },
  {
    path: 'releases/:id',
    methods: { GET: viewersRead(get), PUT: editors(save), DELETE: editors(remove) },
  },
  { path: 'releases/:id/publish', methods: { GET: editors(publish), POST: editors(publish) } },
]
