import { Agent, request } from 'node:http'
import { createRandom } from '../catalogue/random.ts'
import { table } from '../median.ts'
import { type FuzzedRequest, fuzzedRequest } from './fuzzed-requests.ts'
import { startLocalInstallation } from './local-installation.ts'
import { memoryOf } from './memory-of.ts'

/** Measures memory under fuzzed requests, by default 1,000,000: a plateau is fine, a steady rise is a leak. */
const TOTAL = Number(process.argv[2] ?? 1_000_000)
const REPORT_INTERVAL = Math.ceil(TOTAL / 10)
const AT_ONCE = 24
const ROLES = ['site', 'preview', 'cms'] as const

const installation = await startLocalInstallation()
const sitemap = await (await fetch(`${installation.site.url}/sitemap.xml`)).text()
const pagePaths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, url = '']) => new URL(url).pathname,
)
const random = createRandom(1)
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
const countByStatus = new Map<number, number>()
const started = performance.now()
console.log(table([['requests', 'minutes', ...ROLES.map((name) => `${name}, MB`)]]))
console.log(row(0))

let sent = 0
while (sent < TOTAL) {
  const target = Math.min(TOTAL, sent + REPORT_INTERVAL)
  await Promise.all(Array.from({ length: AT_ONCE }, () => sendUntil(target)))
  console.log(row(sent))
}
agent.destroy()
await installation.close()
const statusCounts = [...countByStatus].sort().map(([status, count]) => `${count} × ${status}`)
console.log(`\nResponses: ${statusCounts.join(', ')}`)

async function sendUntil(target: number): Promise<void> {
  while (sent < target) {
    const name = ROLES[sent % ROLES.length] ?? 'site'
    sent += 1
    const status = await send(installation[name].url, fuzzedRequest(name, random, pagePaths))
    countByStatus.set(status, (countByStatus.get(status) ?? 0) + 1)
  }
}

/** Returns the response's status; 0 if the connection ends without one. */
function send(origin: string, { method, path, headers, body }: FuzzedRequest): Promise<number> {
  const { hostname: host, port } = new URL(origin)
  return new Promise((resolve) => {
    request({ host, port, method, path, headers, agent }, (response) => {
      response.on('error', () => resolve(0))
      response.on('end', () => resolve(response.statusCode ?? 0))
      response.resume()
    })
      .on('error', () => resolve(0))
      .end(body)
  })
}

function row(requests: number): string {
  const minutes = ((performance.now() - started) / 60_000).toFixed(1)
  const megabytes = ROLES.map((name) => memoryOf(installation[name].pid).now)
  return `| ${[requests.toLocaleString('en'), minutes, ...megabytes].join(' | ')} |`
}
