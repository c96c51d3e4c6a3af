import { loadavg } from 'node:os'
import { quantile, table } from '../median.ts'
import { startLocalInstallation } from '../memory/local-installation.ts'

/**
 * Measures the response times of the health check and of a page of stories, ten times a second, while another client
 * sends forms of 250 kB with thousands of fields, twice a second for 30 s, or 5 s with `npm run bench form-posts 5`.
 */
const SECONDS = Number(process.argv[2] ?? 30)
const POSTS_A_SECOND = 2
const REQUESTS_A_SECOND = 10
const MAX_P95_MS = 100

const fieldNames = Array.from({ length: 500 }, (_, index) => `n${index}=`).join('&')
const BODIES = [`${fieldNames}${'&a'.repeat(123_000)}`, '&'.repeat(250_000)]

const installation = await startLocalInstallation({
  MANAGEMENT_TOKEN: 'management-token-of-the-bench',
})
const { cms, embedsUrl } = installation
const countByStatus = new Map<number, number>()
const space = await spaceId()
const responseMs = { healthz: [] as number[], editor: [] as number[], post: [] as number[] }

const post = async (index: number) => {
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    ...(index % 2 === 0 && { accept: 'application/json' }),
  }
  const body = BODIES[index % BODIES.length] ?? ''
  const { status } = await timed(responseMs.post, `${embedsUrl}/forms/contact`, {
    method: 'POST',
    headers,
    body,
  })
  countByStatus.set(status, (countByStatus.get(status) ?? 0) + 1)
}
const requestOthers = async () => {
  await timed(responseMs.healthz, `${cms.url}/healthz`)
  const headers = { authorization: 'management-token-of-the-bench' }
  const editor = `${cms.url}/v1/spaces/${space}/stories?per_page=25`
  const { ok, status } = await timed(responseMs.editor, editor, { headers })
  if (!ok) throw new Error(`${editor} responded with ${status}; expected a list of stories`)
}

try {
  await Promise.all([
    callAtRate(POSTS_A_SECOND, SECONDS, post),
    callAtRate(REQUESTS_A_SECOND, SECONDS, requestOthers),
  ])
} finally {
  await installation.close()
}

const rows = Object.entries(responseMs).map(([name, durations]) => [
  name,
  durations.length,
  ...[0.5, 0.95, 1].map((share) => quantile(durations, share).toFixed(1)),
])
console.log(table([['request', 'times', 'p50 ms', 'p95 ms', 'slowest ms'], ...rows]))
const statusCounts = [...countByStatus].map(([status, count]) => `${count} × ${status}`).join(', ')
console.log(
  `\nResponses to forms: ${statusCounts}; load of the machine ${loadavg()[0]?.toFixed(1)}.`,
)
const slowRequests = (['healthz', 'editor'] as const).filter(
  (name) => quantile(responseMs[name], 0.95) > MAX_P95_MS,
)
if (slowRequests.length > 0) {
  console.error(`\nThe p95 of ${slowRequests.join(' and ')} is above ${MAX_P95_MS} ms.`)
  process.exitCode = 1
}

async function spaceId(): Promise<string> {
  const response = await fetch(`${cms.url}/v2/cdn/spaces/me?token=token-of-published-content`)
  return String(Object(await response.json()).space.id)
}

/** Sends a request, reads the response and adds the milliseconds taken to `durations`. */
async function timed(durations: number[], url: string, request?: RequestInit): Promise<Response> {
  const start = performance.now()
  const response = await fetch(url, request)
  await response.arrayBuffer()
  durations.push(performance.now() - start)
  return response
}

/** Calls at a constant rate, without waiting for earlier calls. */
async function callAtRate(
  perSecond: number,
  seconds: number,
  call: (index: number) => Promise<void>,
): Promise<void> {
  const calls: Promise<void>[] = []
  await new Promise<void>((done) => {
    const timer = setInterval(() => {
      calls.push(call(calls.length))
      if (calls.length < perSecond * seconds) return
      clearInterval(timer)
      done()
    }, 1000 / perSecond)
  })
  await Promise.all(calls)
}
