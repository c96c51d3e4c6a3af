import { Agent, get } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../run/free-port.ts'
import { hasNginx, startNginx } from './nginx.fixture.ts'
import { install } from './running-roles.fixture.ts'

/** In `npm run audit`: a dozen starts. */
const inAudit = test.runIf(process.env.EVERY_EXAMPLE && hasNginx)
/** More visitors would only slow down the site that starts. */
const VISITORS = 5
/** Pages loaded after each restart. */
const PAGES = 100

const statusOf = (url: string) =>
  fetch(url, { headers: { connection: 'close' } }).then(
    ({ status }) => status,
    () => 'refused',
  )

test('a role told to stop is no longer ready, responds on all its ports for a while, then exits with 0', async () => {
  const installed = await install(onTestFinished)
  const slowly = { DRAIN_SECONDS: '600' }
  const [cms, site] = [await installed.startCms(slowly), await installed.startSite(slowly)]
  const preview = await installed.startPreview(slowly)
  const { cmsUrl, embedsUrl, siteUrl, previewUrl } = installed
  for (const role of [site, preview, cms]) process.kill(role.pid ?? 0, 'SIGTERM')
  for (const url of [siteUrl, previewUrl, cmsUrl, embedsUrl]) {
    await expect.poll(() => statusOf(`${url}/readyz`)).toBe(503)
    expect(await statusOf(`${url}/healthz`)).toBe(200)
  }
  expect(await statusOf(`${siteUrl}/`)).toBe(200)
  // SIGINT ends the wait.
  await Promise.all([site, preview, cms].map((role) => role.stop('SIGINT')))
  expect(await Promise.all([site.ended, preview.ended, cms.ended])).toEqual([0, 0, 0])
})

inAudit(
  'two sites behind nginx are restarted in turn, and no visitor notices',
  async () => {
    const { startSite } = await install(onTestFinished)
    const ports = [await freePort(), await freePort()]
    const start = (port: number) => startSite({ SITE_PORT: String(port), DRAIN_SECONDS: '1' })
    const sites = await Promise.all(ports.map(start))
    const visitors = await visit(await startNginx(ports))
    for (const [at, port] of ports.entries()) {
      await sites[at]?.stop()
      await start(port)
      await visitors.more(PAGES)
    }
    await visitors.leave()
    expect(visitors.failed).toEqual([])
  },
  90_000,
)

inAudit(
  'one site behind nginx is replaced by another on its port, and no visitor notices',
  async () => {
    const { startSite } = await install(onTestFinished)
    const port = await freePort()
    const settings = { SITE_PORT: String(port), DRAIN_SECONDS: '1', SHARE_PORT: 'on' }
    const site = await startSite(settings)
    const visitors = await visit(await startNginx([port, port]))
    await startSite(settings)
    await site.stop()
    await visitors.more(PAGES)
    await visitors.leave()
    expect(visitors.failed).toEqual([])
  },
  90_000,
)

/** Visitors who load page after page over kept-alive connections, until they leave. */
async function visit(origin: string) {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(
    ([, path = '/']) => path,
  )
  const agent = new Agent({ keepAlive: true, maxSockets: VISITORS })
  const failed: string[] = []
  let loadedCount = 0
  let leaving = false
  const one = async (first: number) => {
    for (let page = first; !leaving; page += VISITORS) {
      const path = paths[page % paths.length] ?? '/'
      const outcome = await load(`${origin}${path}`, agent)
      loadedCount++
      if (outcome !== 200) failed.push(`${path} ${outcome}`)
    }
  }
  const all = Promise.all(Array.from({ length: VISITORS }, (_, first) => one(first)))
  return {
    failed,
    /** Resolves after so many more pages. */
    more: async (pages: number) => {
      const enough = loadedCount + pages
      await expect.poll(() => loadedCount).toBeGreaterThan(enough)
    },
    leave: async () => {
      leaving = true
      await all
      agent.destroy()
    },
  }
}

/** The status of a complete page, or the error. */
function load(url: string, agent: Agent): Promise<number | string> {
  return new Promise((resolve) => {
    get(url, { agent }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
      response.on('error', ({ message }) => resolve(message))
    }).on('error', ({ message }) => resolve(message))
  })
}
