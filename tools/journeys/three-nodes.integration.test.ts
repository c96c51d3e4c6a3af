import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { createPlan } from '../../apps/cms/src/plans/plans.ts'
import type { Storage } from '../../apps/cms/src/storage/storage.ts'
import { createStory } from '../../apps/cms/src/stories/create-story.ts'
import { createRandom } from '../../bench/catalogue/random.ts'
import { startReaders } from '../chaos/readers.fixture.ts'
import type { Victim } from '../chaos/victim.fixture.ts'
import { PUBLISHED_STORY, startWriters } from '../chaos/writers.fixture.ts'
import { freePort } from '../run/free-port.ts'
import { deploy, MANAGEMENT_TOKEN } from './deployed.fixture.ts'
import { hasNginx } from './nginx.fixture.ts'

const SEED = Number(process.env.SEED ?? 20_261_124)
/** Responses that visitors get between two restarts. */
const BETWEEN = 100
/** Plans that fall due at the same moment. */
const PLANS = 20

/** `npm run audit` runs it, `npm test` does not: nine processes have to start first. */
test.skipIf(!hasNginx || process.env.THREE_NODES === undefined)(
  'three sites and two content systems on one PostgreSQL: nobody notices rolling restarts, each plan is carried out once, and a killed content system loses nothing',
  { timeout: 600_000 },
  async () => {
    const webhooks = await receiveWebhooks()
    const deployed = await deploy({ furtherSites: 1, webhooks: [webhooks.url] })
    const { siteUrl, cmsUrl, embedsUrl, storage, sites, contentSystems, nginx } = deployed
    expect((await storage.listNodes()).filter(({ isRunning }) => isRunning)).toHaveLength(2)

    const random = createRandom(SEED)
    const map = await (await fetch(`${siteUrl}/sitemap.xml`)).text()
    const pages = [...map.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(
      ([, path = '/']) => path,
    )
    const front: Victim = { ...sites[0], ...nginx, name: 'nginx', url: siteUrl }
    const readers = startReaders(
      [pages, pages, [`/${PUBLISHED_STORY}`, '/resources', '/search?q=portfolio']].map((paths) => ({
        victim: front,
        paths,
      })),
      random,
    )
    let isKilling = false
    const writers = await startWriters({
      ...{ cmsUrl, embedsUrl, managementToken: MANAGEMENT_TOKEN, storage, random },
      mayRefuse: () => isKilling,
    })
    for (const role of [...sites, ...contentSystems]) {
      await readers.waitForResponses(BETWEEN)
      await role.restart()
    }
    await readers.waitForResponses(BETWEEN)
    expect([...readers.failures, ...writers.failures], 'after rolling restarts').toEqual([])
    const restarted = { responses: readers.responseCount(), ...writers.counts() }

    const planned = await planPublications(storage, 'together')
    await expect.poll(() => webhooks.storiesReported(planned).size).toBe(PLANS)
    const rolled = webhooks.countOf(planned)
    expect(rolled, 'each is reported once').toBe(PLANS)
    await showsOnEverySite(sites, 'together')

    isKilling = true
    const atKill = await planPublications(storage, 'at-a-kill')
    await expect.poll(() => webhooks.storiesReported(atKill).size, { interval: 5 }).not.toBe(0)
    await contentSystems[0].kill()
    await expect.poll(() => webhooks.storiesReported(atKill).size).toBe(PLANS)
    await showsOnEverySite(sites, 'at-a-kill')
    await readers.waitForResponses(BETWEEN)
    isKilling = false
    await Promise.all([readers.leave(), writers.leave()])

    expect(await notOnce(storage, [...planned, ...atKill])).toEqual([])
    expect((await storage.listPlans('schedule')).filter(({ problem }) => problem !== null)).toEqual(
      [],
    )
    expect([...readers.failures, ...writers.failures]).toEqual([])
    expect(await writers.lost()).toEqual([])
    const { saves, leads, unanswered } = writers.counts()
    process.stdout.write(
      `rolling restarts of 3 sites and 2 content systems: ${restarted.responses} pages, ${restarted.saves} saves and ${restarted.leads} leads, 0 failed, ${restarted.unanswered} sent again; ${PLANS} plans due at once: ${PLANS} carried out, ${rolled} webhooks; ${PLANS} more around a kill -9: ${PLANS} carried out, ${webhooks.countOf(atKill)} webhooks; in all ${readers.responseCount()} pages, 0 failed, slowest ${readers.slowestMs()} ms, ${saves} saves and ${leads} leads, ${unanswered} sent again, 0 lost\n`,
    )
  },
)

/** A receiver that records the webhooks it gets. */
async function receiveWebhooks() {
  const reported: { readonly action?: string; readonly story_id?: number }[] = []
  const server = createServer(async (request, response) => {
    reported.push(JSON.parse(await text(request)))
    response.end()
  })
  const port = await freePort()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const publications = (ids: readonly number[]) =>
    reported.filter(({ action, story_id = 0 }) => action === 'published' && ids.includes(story_id))
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    storiesReported: (ids: readonly number[]) =>
      new Set(publications(ids).map(({ story_id }) => story_id)),
    countOf: (ids: readonly number[]) => publications(ids).length,
  }
}

/** Creates stories, and plans their publication for this moment. Returns their ids. */
async function planPublications(storage: Storage, name: string): Promise<readonly number[]> {
  const ids: number[] = []
  for (let at = 0; at < PLANS; at++) {
    const { id } = await storage.change(createStory, {
      slug: `${name}-${at}`,
      content: { component: 'modules/page', body: [] },
    })
    ids.push(id)
  }
  const due_at = new Date().toISOString()
  for (const id of ids) {
    const plan = { kind: 'schedule', name: '', action: 'publish', story_ids: [id], due_at } as const
    await storage.change(createPlan, plan, 'Ada')
  }
  return ids
}

async function showsOnEverySite(sites: readonly Victim[], name: string): Promise<void> {
  const addresses = sites.flatMap(({ url }) =>
    Array.from({ length: PLANS }, (_, at) => `${url}/${name}-${at}`),
  )
  const statuses = async () => {
    const all = addresses.map(async (address) => (await fetch(address)).status)
    return new Set(await Promise.all(all))
  }
  await expect.poll(statuses).toEqual(new Set([200]))
}

/** Ids of stories that were published more than once, or never. */
async function notOnce(storage: Storage, ids: readonly number[]): Promise<readonly number[]> {
  const stories = await Promise.all(ids.map((id) => storage.storyWithDraft(id)))
  return stories
    .filter((one) => one.published_at === null || one.published_at !== one.first_published_at)
    .map(({ id }) => id)
}
