import { Agent, request } from 'node:http'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createRandom } from '../../bench/catalogue/random.ts'
import { type FuzzedRequest, fuzzedRequest } from '../../bench/memory/fuzzed-requests.ts'
import { fuzzedWrite, type WriteTargets } from '../../bench/memory/fuzzed-writes.ts'
import {
  type LocalInstallation,
  startLocalInstallation,
} from '../../bench/memory/local-installation.ts'
import { memoryOf } from '../../bench/memory/memory-of.ts'

/** For the audit and `npm run chaos`, which sends a hundred thousand. */
const REQUESTS = Number(process.env.FUZZED ?? 400)
const SEED = Number(process.env.SEED ?? 20_261_122)
const AT_ONCE = 12
const KINDS = ['site', 'preview', 'cms', 'management', 'embeds'] as const
/** Secrets in the settings of the roles, and lines of stack traces: no response may contain them. */
const SECRET = /a-secret-of-a-measurement|another-secret-of|\n\s+at .+:\d+:\d+/
const FLAT_WITHIN_MB = 60
const MANAGEMENT_TOKEN = 'token-of-the-operator-in-a-fuzz'
const OWNER = { OWNER_EMAIL: 'owner@example.com', OWNER_PASSWORD: 'long enough to be one' }

const testInAudit = test.skipIf(process.env.FUZZED === undefined)

let installation: LocalInstallation
beforeAll(async () => {
  installation = await startLocalInstallation({ MANAGEMENT_TOKEN, ...OWNER })
})
afterAll(() => installation.close())

testInAudit(
  `ROUTE-3 ${REQUESTS} fuzzed requests to all origins: no internal error, no redirect off the site, no secret, constant memory (seed ${SEED})`,
  {
    timeout: 120_000 + REQUESTS * 50,
  },
  async () => {
    const { site, preview, cms, embedsUrl } = installation
    const origins = {
      ...{ site: site.url, preview: preview.url, cms: cms.url, management: cms.url },
      embeds: embedsUrl,
    }
    const own = new Set([...Object.values(origins)])
    const map = await (await fetch(`${site.url}/sitemap.xml`)).text()
    const known = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url = '/']) => new URL(url).pathname,
    )
    const random = createRandom(SEED)
    const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
    onTestFinished(() => agent.destroy())
    const statuses = new Map<number, number>()
    const problems: string[] = []
    const memory: number[][] = []
    const processes = [site, preview, cms]
    let sent = 0
    const client = async () => {
      while (sent < REQUESTS && problems.length < 10) {
        if (sent % Math.ceil(REQUESTS / 10) === 0)
          memory.push(processes.map(({ pid }) => memoryOf(pid).now))
        const kind = KINDS[sent++ % KINDS.length] ?? 'site'
        const fuzzed = fuzzedRequest(kind, random, known)
        const response = await exchange(origins[kind], fuzzed, agent)
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
        const problem = problemOf(response, own)
        if (problem !== undefined)
          problems.push(`${kind} ${fuzzed.method} ${fuzzed.path}: ${problem}`)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, client))
    expect(problems).toEqual([])
    expect([200, 400, 401, 404].every((status) => statuses.has(status))).toBe(true)
    const counted = [...statuses].toSorted(([a], [b]) => a - b).map(([of, n]) => `${n} × ${of}`)
    const grown = memory.map((megabytes) => megabytes.join('/'))
    process.stdout.write(
      `${sent} fuzzed requests: ${counted.join(', ')}; memory of site/preview/cms in tenths: ${grown.join(', ')} MB; seed ${SEED}\n`,
    )
    for (const [at, { name }] of processes.entries()) {
      expect(memory.at(-1)?.[at], `memory of ${name}`).toBeLessThan(
        (memory[4]?.[at] ?? 0) + FLAT_WITHIN_MB,
      )
    }
  },
)

/** `npm run chaos` sends as many as to all origins. */
testInAudit(
  `management-api#errors ${REQUESTS} fuzzed writes, with a session, a token and forged: no internal error, no secret (seed ${SEED})`,
  {
    timeout: 120_000 + REQUESTS * 50,
  },
  async () => {
    const { cms } = installation
    const targets = await targetsOf(cms.url)
    const random = createRandom(SEED)
    const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
    onTestFinished(() => agent.destroy())
    const statuses = new Map<number, number>()
    const problems: string[] = []
    let sent = 0
    const client = async () => {
      while (sent++ < REQUESTS && problems.length < 10) {
        const fuzzed = fuzzedWrite(random, targets)
        const response = await exchange(cms.url, fuzzed, agent)
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
        const problem = problemOf(response, new Set([cms.url]))
        const sentText = `${fuzzed.method} ${fuzzed.path} ${fuzzed.body?.slice(0, 500)}`
        if (problem !== undefined) problems.push(`${sentText}: ${problem}`)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, client))
    expect(problems).toEqual([])
    expect([200, 201, 401, 422].every((status) => statuses.has(status))).toBe(true)
    const counted = [...statuses].toSorted(([a], [b]) => a - b).map(([of, n]) => `${n} × ${of}`)
    process.stdout.write(`${REQUESTS} fuzzed writes: ${counted.join(', ')}; seed ${SEED}\n`)
  },
)

/** Resources to write to, and credentials: a session, the token, and invalid ones. */
async function targetsOf(cmsUrl: string): Promise<WriteTargets> {
  const token = { authorization: MANAGEMENT_TOKEN }
  const json = { 'content-type': 'application/json' }
  const signIn = { email: OWNER.OWNER_EMAIL, password: OWNER.OWNER_PASSWORD }
  const origin = { origin: cmsUrl }
  const init = { method: 'POST', headers: { ...origin, ...json }, body: JSON.stringify(signIn) }
  const signedIn = await fetch(`${cmsUrl}/auth/sign-in/email`, init)
  const cookie = signedIn.headers.getSetCookie().map((line) => line.split(';')[0])
  const session = { cookie: cookie.join('; '), ...origin }
  const { person, ...me } = await (await fetch(`${cmsUrl}/v1/me`, { headers: session })).json()
  expect(person.role).toBe('owner')
  const space = `/v1/spaces/${me.space.id}`
  const { stories } = await (
    await fetch(`${cmsUrl}${space}/stories?per_page=50`, { headers: token })
  ).json()
  const sign = async () => {
    const body = JSON.stringify({ filename: 'a.png' })
    const init = { method: 'POST', headers: { ...token, ...json }, body }
    const { post_url } = await (await fetch(`${cmsUrl}${space}/assets`, init)).json()
    return new URL(post_url).pathname
  }
  return {
    space,
    storyIds: stories.map(({ id }: { id: number }) => id),
    uploadUrls: await Promise.all(Array.from({ length: 30 }, sign)),
    credentials: [token, token, session, session, { authorization: 'forged' }, {}],
  }
}

interface FuzzedResponse {
  readonly status: number
  readonly location: string | undefined
  readonly text: string
}

/** A connection that just ends has the status 0. */
function exchange(origin: string, fuzzed: FuzzedRequest, agent: Agent): Promise<FuzzedResponse> {
  const { method, path, headers, body } = fuzzed
  const { hostname: host, port } = new URL(origin)
  return new Promise((resolve) => {
    const none = () => resolve({ status: 0, location: undefined, text: '' })
    request({ host, port, method, path, headers, agent }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', none)
      response.on('end', () => {
        const { statusCode: status = 0, headers: given } = response
        resolve({ status, location: given.location, text: Buffer.concat(chunks).toString() })
      })
    })
      .on('error', none)
      .end(body)
  })
}

function problemOf(
  { status, location, text }: FuzzedResponse,
  own: ReadonlySet<string>,
): string | undefined {
  if (status === 0 || status >= 500) return `responded with ${status} ${text.slice(0, 200)}`
  const leak = SECRET.exec(text)
  if (leak !== null) return `the response contains ${leak[0].slice(0, 80)}`
  if (location === undefined || /^\/(?![/\\])/.test(location)) return undefined
  return own.has(URL.parse(location)?.origin ?? '') ? undefined : `leads to ${location}`
}
