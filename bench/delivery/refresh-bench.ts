import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Storage } from '../../apps/cms/src/storage/storage.ts'
import { openStorage } from '../../apps/cms/src/storage/storage.ts'
import { quantile } from '../median.ts'
import { processorSeconds } from '../processor-time.ts'
import { type SiteUnderTest, siteUnderTest } from '../serving/site-under-test.ts'
import { filledSqlite, TOKEN } from './filled-database.ts'
import { generatedFullSlugs } from './generated-content.ts'
import type { ServerCommand } from './serve-delivery.ts'

/**
 * `refresh-bench.ts [sizes…]` measures how the site follows its content system: the first full load, the time from a
 * publish until the page shows it, by webhook, and a publish's processor time in site and content system.
 */
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [700, 100_000]
const unusable = sizes.filter((size) => !Number.isSafeInteger(size) || size < 1)
if (unusable.length > 0) {
  console.error('Expected numbers of stories, such as: npm run bench -- refresh 700 100000')
  process.exit(1)
}
const SECRET = 'secret-of-the-bench'
const PUBLISHES = 60
/** Polling every two milliseconds for a minute would take processor time from the load. */
const LOAD_POLL_MS = 100

console.log(
  '| stories | first full load, s | memory then, MB | publish → visible, p50 / p95 ms | longest other answer meanwhile, ms | processor time of a publish, site / content system, ms |',
)
console.log('| ---: | ---: | ---: | ---: | ---: | ---: |')
for (const size of sizes) {
  const database = filledSqlite(size)
  await database.times
  const server = fork(join(import.meta.dirname, 'serve-delivery.ts'), [database.address])
  const [{ url }] = (await once(server, 'message')) as [{ url: string }]
  const start = performance.now()
  const site = await siteUnderTest({
    CONTENT_API_URL: url,
    CONTENT_SPACE_ID: '1',
    CONTENT_TOKEN: TOKEN,
    WEBHOOK_SECRET: SECRET,
    POLL_SECONDS: '3600',
  })
  await waitUntil(async () => (await fetch(`${site.url}/readyz`)).status === 200, LOAD_POLL_MS)
  const loadSeconds = (performance.now() - start) / 1000
  const memory = residentMegabytes(site.role.pid ?? 0)
  const storage = await openStorage(database.address)
  await sendCommand(server, { webhook: `${site.url}/hooks/content`, secret: SECRET })
  const pids = [site.role.pid ?? 0, server.pid ?? 0]
  const secondsBefore = pids.map(processorSeconds)
  const { visibleMs, longestOtherMs } = await publishMany(
    site,
    server,
    storage,
    await resourceSlugs(size),
  )
  const publishProcessorMs = pids.map(
    (pid, index) => ((processorSeconds(pid) - (secondsBefore[index] ?? 0)) / PUBLISHES) * 1000,
  )
  const cells = [
    size.toLocaleString('en'),
    loadSeconds.toFixed(1),
    memory,
    `${quantile(visibleMs, 0.5).toFixed(0)} / ${quantile(visibleMs, 0.95).toFixed(0)}`,
    longestOtherMs.toFixed(0),
    publishProcessorMs.map((milliseconds) => milliseconds.toFixed(0)).join(' / '),
  ]
  console.log(`| ${cells.join(' | ')} |`)
  await storage.close()
  await site.close()
  await stopServer(server)
}

async function publishMany(
  site: SiteUnderTest,
  server: ChildProcess,
  storage: Storage,
  fullSlugs: readonly string[],
) {
  const visibleMs: number[] = []
  const otherRequests = watchOtherRequests(site)
  for (let publish = 0; publish < PUBLISHES; publish++) {
    const fullSlug = fullSlugs[Math.floor((publish * fullSlugs.length) / PUBLISHES)] ?? ''
    const story = await storage.findStory({ fullSlug }, 'draft')
    if (story === undefined)
      throw new Error(
        `The database has no story ${fullSlug}; remove its file, so that it is filled anew`,
      )
    const name = `Published just now ${Date.now()}`
    await fetch(`${site.url}/${fullSlug}`)
    const start = performance.now()
    await sendCommand(server, { publish: story.id, name })
    await waitUntil(async () =>
      (await (await fetch(`${site.url}/${fullSlug}`)).text()).includes(name),
    )
    visibleMs.push(performance.now() - start)
  }
  return { visibleMs, longestOtherMs: await otherRequests.stop() }
}

/** Full slugs of resources, whose pages show the story's name. */
async function resourceSlugs(size: number): Promise<readonly string[]> {
  return (await generatedFullSlugs(size)).filter((slug) => /^(blog|news|podcast)\//.test(slug))
}

/** Sends other requests meanwhile; `stop` resolves to the slowest response's time, in milliseconds. */
function watchOtherRequests(site: SiteUnderTest) {
  let longest = 0
  let stopped = false
  const watched = (async () => {
    while (!stopped) {
      const start = performance.now()
      await (await fetch(`${site.url}/readyz`)).text()
      longest = Math.max(longest, performance.now() - start)
      await delay(5)
    }
  })()
  return {
    stop: async () => {
      stopped = true
      await watched
      return longest
    },
  }
}

async function sendCommand(server: ChildProcess, command: ServerCommand): Promise<void> {
  server.send(command)
  await once(server, 'message')
}

async function waitUntil(condition: () => Promise<boolean>, pollMs = 2): Promise<void> {
  while (!(await condition().catch(() => false))) await delay(pollMs)
}

function residentMegabytes(pid: number): number {
  const kibibytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kibibytes) / 1024)
}

async function stopServer(child: ChildProcess): Promise<void> {
  child.disconnect()
  if (child.exitCode === null) await once(child, 'exit')
}
