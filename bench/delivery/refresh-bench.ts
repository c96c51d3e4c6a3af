import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as rest } from 'node:timers/promises'
import type { Storage } from '../../apps/cms/src/storage/storage.ts'
import { openStorage } from '../../apps/cms/src/storage/storage.ts'
import { quantile } from '../median.ts'
import { processorSeconds } from '../processor-time.ts'
import { type SiteUnderTest, siteUnderTest } from '../serving/site-under-test.ts'
import { filledSqlite, TOKEN } from './filled-database.ts'
import { generatedSlugs } from './generated-content.ts'
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
  const began = performance.now()
  const site = await siteUnderTest({
    CONTENT_API_URL: url,
    CONTENT_SPACE_ID: '1',
    CONTENT_TOKEN: TOKEN,
    WEBHOOK_SECRET: SECRET,
    POLL_SECONDS: '3600',
  })
  await until(async () => (await fetch(`${site.url}/readyz`)).status === 200, LOAD_POLL_MS)
  const loaded = (performance.now() - began) / 1000
  const memory = residentMegabytes(site.role.pid ?? 0)
  const storage = await openStorage(database.address)
  await sendCommand(server, { webhook: `${site.url}/hooks/content`, secret: SECRET })
  const pids = [site.role.pid ?? 0, server.pid ?? 0]
  const before = pids.map(processorSeconds)
  const { visible, longest } = await publishMany(site, server, storage, await namedSlugs(size))
  const spent = pids.map(
    (pid, n) => ((processorSeconds(pid) - (before[n] ?? 0)) / PUBLISHES) * 1000,
  )
  const cells = [
    size.toLocaleString('en'),
    loaded.toFixed(1),
    memory,
    `${quantile(visible, 0.5).toFixed(0)} / ${quantile(visible, 0.95).toFixed(0)}`,
    longest.toFixed(0),
    spent.map((milliseconds) => milliseconds.toFixed(0)).join(' / '),
  ]
  console.log(`| ${cells.join(' | ')} |`)
  await storage.close()
  await site.close()
  await ended(server)
}

async function publishMany(
  site: SiteUnderTest,
  server: ChildProcess,
  storage: Storage,
  slugs: readonly string[],
) {
  const visible: number[] = []
  const otherRequests = watchOtherRequests(site)
  for (let n = 0; n < PUBLISHES; n++) {
    const fullSlug = slugs[Math.floor((n * slugs.length) / PUBLISHES)] ?? ''
    const story = await storage.findStory({ fullSlug }, 'draft')
    if (story === undefined) throw new Error(`there is no story ${fullSlug}`)
    const name = `Published just now ${Date.now()}`
    await fetch(`${site.url}/${fullSlug}`)
    const began = performance.now()
    await sendCommand(server, { publish: story.id, name })
    await until(async () => (await (await fetch(`${site.url}/${fullSlug}`)).text()).includes(name))
    visible.push(performance.now() - began)
  }
  return { visible, longest: await otherRequests.stop() }
}

/** Slugs of resources, whose pages show the story's name. */
async function namedSlugs(size: number): Promise<readonly string[]> {
  return (await generatedSlugs(size)).filter((slug) => /^(blog|news|podcast)\//.test(slug))
}

/** Sends other requests meanwhile; `stop` resolves to the slowest response's time, in milliseconds. */
function watchOtherRequests(site: SiteUnderTest) {
  let longest = 0
  let stopped = false
  const watched = (async () => {
    while (!stopped) {
      const began = performance.now()
      await (await fetch(`${site.url}/readyz`)).text()
      longest = Math.max(longest, performance.now() - began)
      await rest(5)
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

async function until(condition: () => Promise<boolean>, pollMs = 2): Promise<void> {
  while (!(await condition().catch(() => false))) await rest(pollMs)
}

function residentMegabytes(pid: number): number {
  const kibibytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kibibytes) / 1024)
}

async function ended(child: ChildProcess): Promise<void> {
  child.disconnect()
  if (child.exitCode === null) await once(child, 'exit')
}
