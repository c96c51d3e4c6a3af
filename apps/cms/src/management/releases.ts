import type { Release, ReleaseDraft } from '@prospectus/protocol/management/plan'
import { carryOut } from '../plans/carry-out.ts'
import {
  changePlan,
  dropPlan,
  makePlan,
  type NewPlan,
  type Plan,
  type Versions,
} from '../plans/plans.ts'
import type { BodyFields } from './fields.ts'
import { editors, type Handler, type SomeRoutes, viewersRead } from './management-route.ts'
import { unusable } from './refusal.ts'

const publish: Handler<'GET releases/:id/publish'> = async ({ storage, number }) =>
  answerWith(await storage.change((change) => carryOut(change, 'release', number('id'))))

function readRelease(body: BodyFields<{ readonly release: ReleaseDraft }>) {
  const given = body.inside('release')
  return {
    name: given.words('name'),
    storyIds: given.ids('story_ids'),
    versions: readVersions(given),
    dueAt: given.time('release_at'),
  }
}

/** Of some of its stories, by their ids. */
function readVersions(given: BodyFields<ReleaseDraft>): Versions | undefined {
  const versions = given.object('versions')
  if (versions === undefined) return undefined
  const known = Object.entries(versions).map(([id, number]): [number, number] => {
    if (Number.isSafeInteger(Number(id)) && typeof number === 'number') return [Number(id), number]
    throw unusable('release.versions', versions, 'numbers of versions by ids of stories')
  })
  return Object.fromEntries(known)
}

function answerWith(plan: Plan) {
  return { body: { release: release(plan) } }
}

function release(plan: Plan): Release {
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

export const releaseRoutes = {
  'GET releases': viewersRead(async ({ storage }) => {
    const releases = await storage.plans('release')
    return { body: { releases: releases.map(release) } }
  }),
  'POST releases': editors(async ({ storage, body, edit }) => {
    const { name, storyIds, versions, dueAt = null } = readRelease(body)
    if (name === undefined) throw unusable('release.name', undefined, 'a text')
    if (storyIds === undefined) {
      throw unusable('release.story_ids', undefined, 'a list of ids, at least one')
    }
    const plan: NewPlan = { kind: 'release', action: 'publish', name, storyIds, versions, dueAt }
    const made = await storage.change(async (change) => {
      const kept = await makePlan(change, plan, edit.author)
      return body.flag('publish') === true ? await carryOut(change, 'release', kept.id) : kept
    })
    return { ...answerWith(made), status: 201 }
  }),
  'GET releases/:id': viewersRead(async ({ storage, number }) =>
    answerWith(await storage.plan('release', number('id'))),
  ),
  'PUT releases/:id': editors(async ({ storage, number, body }) => {
    const given = readRelease(body)
    const known = Object.entries(given).filter(([, value]) => value !== undefined)
    const plan = await storage.change((change) =>
      changePlan(change, 'release', number('id'), Object.fromEntries(known)),
    )
    return answerWith(plan)
  }),
  'DELETE releases/:id': editors(async ({ storage, number }) => {
    const plan = await storage.plan('release', number('id'))
    await storage.change((change) => dropPlan(change, 'release', plan.id))
    return answerWith(plan)
  }),
  'GET releases/:id/publish': editors(publish),
  'POST releases/:id/publish': editors(publish),
} satisfies SomeRoutes
