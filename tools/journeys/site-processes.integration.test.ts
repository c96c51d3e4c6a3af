import { expect, onTestFinished, test, vi } from 'vitest'
import { startSiteProcesses } from '../run/site-processes.ts'
import { install, WEBHOOKS_ONLY } from './running-roles.fixture.ts'

const MANAGEMENT_TOKEN = 'token-of-management'
const SOON = { interval: 50 }
const STORY = 'blog/a-register-that-adds-up'

test('processes of one site share its port: a webhook to one of them reaches all, and a killed one is restarted', async () => {
  const installation = await install(onTestFinished)
  const { cmsUrl, siteUrl } = installation
  await installation.startCms({ ...WEBHOOKS_ONLY, MANAGEMENT_TOKEN })
  const site = await startSiteProcesses('site', {
    ...installation.siteEnv,
    ...WEBHOOKS_ONLY,
    SITE_PROCESSES: '2',
  })
  onTestFinished(() => site.stop())
  /** Each over a new connection, which the system hands to either process. */
  const titles = async () => {
    const responses = Array.from({ length: 24 }, async () => {
      const response = await fetch(`${siteUrl}/${STORY}`, { headers: { connection: 'close' } })
      return /<h1[^>]*>(?:<[^>]+>)*([^<]+)/.exec(await response.text())?.[1]
    })
    return [...new Set(await Promise.all(responses))]
  }
  const publish = async (name: string) => {
    const storage = await installation.storage()
    const { id: spaceId } = await storage.space()
    const story = await storage.findStory({ fullSlug: STORY }, 'draft')
    const response = await fetch(`${cmsUrl}/v1/spaces/${spaceId}/stories/${story?.id}`, {
      method: 'PUT',
      headers: { authorization: MANAGEMENT_TOKEN, 'content-type': 'application/json' },
      body: JSON.stringify({ story: { name }, publish: 1 }),
    })
    expect(response.status).toBe(200)
  }
  await publish('Told to both')
  await expect.poll(titles, SOON).toEqual(['Told to both'])

  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  process.kill(site.pid ?? 0, 'SIGKILL')
  await publish('Told to the one that came back')
  await expect
    .poll(() => titles().catch(() => []), SOON)
    .toEqual(['Told to the one that came back'])
  await expect
    .poll(() => consoleError.mock.calls)
    .toEqual([['The site ended with code 137; restarting it.']])
  consoleError.mockClear()
})
