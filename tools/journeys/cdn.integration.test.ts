import { expect, onTestFinished, test } from 'vitest'
import { changeStory } from '../../apps/cms/src/stories/change-story.ts'
import { publishStory } from '../../apps/cms/src/stories/publish-story.ts'
import { startPurgeApi } from '../../apps/site/src/cdn/service-api.fixture.ts'
import { install, WEBHOOKS_ONLY } from './running-roles.fixture.ts'

const SOON = { interval: 50 }
const TOKEN = 'token-that-may-purge'

/** Node's option for a process whose requests to Fastly go to `address` instead. */
function sendingPurgesTo(address: string): string {
  const module = `const { fetch } = globalThis
globalThis.fetch = (input, init) => fetch(typeof input === 'string'
  ? input.replace('https://api.fastly.com', '${address}') : input, init)`
  return `--import=data:text/javascript,${encodeURIComponent(module)}`
}

test('a publish purges the page that shows it from the CDN, and no page that does not', async () => {
  const installation = await install(onTestFinished)
  const { address, received: requests } = await startPurgeApi()
  await installation.startCms(WEBHOOKS_ONLY)
  const cdn = { CDN: 'fastly', CDN_ID: 'AbC123', CDN_TOKEN: TOKEN }
  const options = { NODE_OPTIONS: sendingPurgesTo(address) }
  await installation.startSite({ ...WEBHOOKS_ONLY, ...cdn, ...options })
  const purges = () => requests.map(({ headers }) => String(headers['surrogate-key']).split(' '))
  await expect.poll(purges, SOON).toContainEqual(['all'])
  expect(requests[0]).toMatchObject({
    method: 'POST',
    path: '/service/AbC123/purge',
    headers: { 'fastly-key': TOKEN },
  })
  const reachesContentSystem = async () =>
    (await (await fetch(`${installation.siteUrl}/readyz`)).json()).contentSystemReachable
  await expect.poll(reachesContentSystem, SOON).toBe(true)

  const tagsOf = async (path: string) => {
    const { headers } = await fetch(`${installation.siteUrl}${path}`)
    return headers.get('surrogate-key')?.split(' ') ?? []
  }
  const [about, privacy] = [await tagsOf('/about'), await tagsOf('/privacy-policy')]
  for (const tags of [about, privacy]) expect(tags).toContain('all')
  const storage = await installation.storage()
  const story = await storage.findStory({ fullSlug: 'about' }, 'draft')
  if (story === undefined) throw new Error('There is no story about')
  const content = { ...JSON.parse(story.content), seo: { title: 'A new word' } }
  await storage.change(changeStory, story.id, { content })
  await storage.change(publishStory, story.id)
  const ofPublish = () => purges().find((tags) => tags.includes('lists'))
  await expect.poll(ofPublish, SOON).toBeDefined()
  const purged = new Set(ofPublish())
  expect(about.some((tag) => purged.has(tag))).toBe(true)
  expect(privacy.filter((tag) => purged.has(tag))).toEqual([])
  const page = await (await fetch(`${installation.siteUrl}/about`)).text()
  expect(page).toContain('A new word')
})
