import { mkdirSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createAssetRoute } from '../../apps/site/src/assets/asset-route.ts'
import { serveSite } from '../../apps/site/src/served-site.fixture.ts'
import { freePort } from '../run/free-port.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { shippedNginx } from './deployed.fixture.ts'
import { hasNginx, runNginx } from './nginx.fixture.ts'

const PAPER = '/assets/f/1/x/ab/paper.pdf'
const PDF = Buffer.from(`%PDF-1.7\n${'0123456789'.repeat(2000)}`)
/** Headers about the connection or about nginx's copy, which may differ. */
const CONNECTION_HEADERS = ['date', 'connection', 'keep-alive', 'server', 'transfer-encoding']

interface Received {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** A site with one document behind the shipped nginx, and what nginx requests from the site. */
async function serveBehindNginx() {
  const folder = temporaryFolder('prospectus-files', onTestFinished)
  mkdirSync(join(folder, 'assets/x/ab'), { recursive: true })
  writeFileSync(join(folder, 'space.json'), JSON.stringify({ id: 1 }))
  writeFileSync(join(folder, 'assets/x/ab/paper.pdf'), PDF)
  const requests: string[] = []
  const log = { warn: () => undefined, error: () => undefined }
  const site = await serveSite({
    assetRoute: createAssetRoute({ contentDir: folder, dataDir: folder, log }),
    watchListener: (listener) => (incoming, outgoing) => {
      requests.push(incoming.url ?? '')
      listener(incoming, outgoing)
    },
  })
  const listenPorts = await Promise.all(Array.from({ length: 5 }, freePort))
  await runNginx((own) =>
    shippedNginx({ folder: own, listenPorts, upstreams: [['prospectus_site', site.port]] }),
  )
  const send =
    (port: number) =>
    (path: string, headers: Record<string, string> = {}) =>
      new Promise<Received>((resolve, reject) => {
        const sent = request({
          port,
          path,
          headers: { host: 'www.example.com', ...headers },
          agent: false,
        })
        sent.on('error', reject).on('response', async (response) => {
          const chunks: Buffer[] = []
          for await (const chunk of response) chunks.push(chunk)
          const { statusCode: status = 0 } = response
          resolve({ status, headers: response.headers, body: Buffer.concat(chunks) })
        })
        sent.end()
      })
  return { requests, direct: send(site.port), nginx: send(listenPorts[1] ?? 0) }
}

const comparable = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !CONNECTION_HEADERS.includes(name)))

test.skipIf(!hasNginx)(
  'the shipped nginx requests a file once, and then sends it as the site does: whole, in part, or as unchanged (decision 0101)',
  async () => {
    const { requests, direct, nginx } = await serveBehindNginx()
    const whole = await nginx(PAPER)
    expect([whole.status, whole.body.equals(PDF)]).toEqual([200, true])
    requests.length = 0
    const again = await nginx(PAPER)
    const part = await nginx(PAPER, { range: 'bytes=9-18' })
    const known = await nginx(PAPER, { 'if-none-match': whole.headers.etag ?? '' })
    const beyond = await nginx(PAPER, { range: 'bytes=99999-' })
    expect(requests).toEqual([])

    const own = await direct(PAPER)
    expect(comparable(again.headers)).toEqual(comparable(own.headers))
    expect(comparable(again.headers)).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
    })
    const ownPart = await direct(PAPER, { range: 'bytes=9-18' })
    expect([part.status, part.body.toString()]).toEqual([206, '0123456789'])
    expect(part.headers['content-range']).toBe(ownPart.headers['content-range'])
    expect([known.status, known.body.length]).toEqual([304, 0])
    expect(beyond.status).toBe(416)
  },
)

test.skipIf(!hasNginx)(
  'the shipped nginx mixes up no visitors: those who save data, and those whose browsers prefetch (decision 0100)',
  async () => {
    const { nginx } = await serveBehindNginx()
    const saving = { 'save-data': 'on' }
    for (const [headers, hasRules] of [
      [{}, true],
      [saving, false],
      [{}, true],
    ] as const) {
      const page = await nginx('/about', headers)
      expect([page.status, 'speculation-rules' in page.headers]).toEqual([200, hasRules])
      const { body } = await nginx('/_/speculation-rules.json', headers)
      expect(body.toString() !== '{}').toBe(hasRules)
    }
    const prefetched = await nginx('/resources?q=float', { 'sec-purpose': 'prefetch' })
    const visit = await nginx('/resources?q=float')
    expect([prefetched.status, visit.status]).toEqual([403, 200])
  },
)
