import { existsSync } from 'node:fs'
import { expect, it, onTestFinished } from 'vitest'
import { memoryOf } from '../../bench/memory/memory-of.ts'
import { editionsIn } from '../chaos/readers.fixture.ts'
import { install, WEBHOOKS_ONLY } from './running-roles.fixture.ts'

/** `npm run audit` publishes a thousand times while 50 read. */
const PUBLISHES = Number(process.env.PUBLISHES ?? 8)
const READERS = Number(process.env.READERS ?? 5)
const MANAGEMENT_TOKEN = 'token-of-management'
const SOON = { interval: 5 }
const STORY = 'blog/a-register-that-adds-up'
const PAGE = `/${STORY}`
const LIST = '/resources'

it(
  `CALL-6 ${PUBLISHES} publishes while ${READERS} read: each response is of one snapshot, never an older one, and lists and sitemap agree with pages`,
  async () => {
    const installation = await install(onTestFinished)
    await installation.startCms({ ...WEBHOOKS_ONLY, MANAGEMENT_TOKEN })
    const site = await installation.startSite(WEBHOOKS_ONLY)
    const { siteUrl, cmsUrl } = installation
    const storage = await installation.storage()
    const { id: spaceId } = await storage.space()
    const story = await storage.findStory({ fullSlug: STORY }, 'draft')
    if (story === undefined) throw new Error(`there is no story ${STORY}`)
    // The newest of all, so that it is first in the list.
    const content = { ...JSON.parse(story.content), date: '2099-11-01 08:45' }

    const read = async (path: string): Promise<string> => {
      const response = await fetch(siteUrl + path)
      expect([path, response.status]).toEqual([path, 200])
      return response.text()
    }
    const publish = async (edition: number): Promise<string> => {
      const title = `Edition ${edition} of the register`
      const response = await fetch(`${cmsUrl}/v1/spaces/${spaceId}/stories/${story.id}`, {
        method: 'PUT',
        headers: { authorization: MANAGEMENT_TOKEN, 'content-type': 'application/json' },
        body: JSON.stringify({
          story: { name: title, content },
          publish: 1,
        }),
      })
      expect(response.status).toBe(200)
      return (await response.json()).story.published_at
    }

    await expect
      .poll(
        () => fetch(`${siteUrl}/readyz`).then(async (a) => (await a.json()).contentSystemReachable),
        SOON,
      )
      .toBe(true)
    let isOver = false
    let responses = 0
    const keepReading = async (path: string) => {
      let last = 0
      while (!isOver) {
        const editions = editionsIn(await read(path))
        responses++
        expect(editions.length, `${path} shows one edition: ${editions}`).toBeLessThanOrEqual(1)
        const [edition = last] = editions
        expect(edition, `${path} does not go back`).toBeGreaterThanOrEqual(last)
        last = edition
      }
    }
    const paths = [PAGE, LIST, PAGE, `${LIST}?page=1`, '/sitemap.xml']
    const readers = Promise.all(
      Array.from({ length: READERS }, (_, n) => keepReading(paths[n % paths.length] ?? PAGE)),
    )
    const memory: number[] = []
    const publishAll = async () => {
      for (let edition = 1; edition <= PUBLISHES; edition++) {
        const publishedAt = await publish(edition)
        await expect.poll(async () => editionsIn(await read(PAGE)), SOON).toEqual([edition])
        expect(editionsIn(await read(LIST)), 'the list agrees with the page').toEqual([edition])
        expect(lastModified(await read('/sitemap.xml'), PAGE)).toBe(publishedAt)
        if (existsSync('/proc')) memory.push(memoryOf(site.pid).now)
      }
    }
    try {
      await Promise.race([publishAll(), readers])
    } finally {
      isOver = true
    }
    await readers
    expect(responses).toBeGreaterThan(PUBLISHES)
    if (process.env.PUBLISHES === undefined) return
    const tenth = (n: number) =>
      median(memory.slice((n * PUBLISHES) / 10, ((n + 1) * PUBLISHES) / 10))
    process.stdout.write(
      `${PUBLISHES} publishes, ${responses} responses, memory of the site in tenths: ${Array.from({ length: 10 }, (_, n) => tenth(n)).join(', ')} MB\n`,
    )
    expect(tenth(9)).toBeLessThan(tenth(2) + FLAT_WITHIN_MB)
  },
  60_000 + PUBLISHES * 2000,
)

function lastModified(sitemap: string, path: string): string | undefined {
  const entry = sitemap.split('<url>').find((one) => one.includes(`${path}</loc>`))
  return /<lastmod>(.*)<\/lastmod>/.exec(entry ?? '')?.[1]
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

const FLAT_WITHIN_MB = 60
