import { mkdirSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freePort } from '../run/free-port.ts'
import { shippedNginx } from './deployed.fixture.ts'
import { hasNginx, runNginx } from './nginx.fixture.ts'

const TOKEN = 'LoqXcYV8q5ONbJQxbmR7SCTNo3tiAXDfowyjxAjEuX0'
const KEY_AUTHORIZATION = `${TOKEN}.9jg46WB3rR_AHD-EBXdN7cBkH1WOu0tA3M9fm21mqTI`

/** The shipped nginx without TLS; its port 80, with the response to a challenge where certbot would put it. */
async function port80(): Promise<number> {
  const listenPorts = await Promise.all(Array.from({ length: 5 }, freePort))
  await runNginx((folder) => {
    const challenges = join(folder, 'acme/.well-known/acme-challenge')
    mkdirSync(challenges, { recursive: true })
    writeFileSync(join(challenges, TOKEN), KEY_AUTHORIZATION)
    writeFileSync(join(folder, 'acme/private'), 'not to be served')
    return shippedNginx({ folder, listenPorts, upstreams: [] })
  })
  return listenPorts[0] ?? 0
}

interface Received {
  readonly status: number | undefined
  readonly type: string | undefined
  readonly location: string | undefined
  readonly body: string
}

/** Sends the path as it is, which `fetch` would normalise. */
function send(port: number, path: string): Promise<Received> {
  return new Promise((resolve, reject) => {
    const headers = { host: 'cms.example.com' }
    const sent = request({ port, path, headers, agent: false }, async (response) => {
      const parts: Buffer[] = []
      for await (const part of response) parts.push(part)
      const { location, 'content-type': type } = response.headers
      const body = Buffer.concat(parts).toString()
      resolve({ status: response.statusCode, type, location, body })
    })
    sent.on('error', reject).end()
  })
}

test.skipIf(!hasNginx)(
  'on port 80 the responses to ACME challenges are served for every host, and everything else is redirected to https',
  async () => {
    const port = await port80()
    expect(await send(port, `/.well-known/acme-challenge/${TOKEN}`)).toEqual({
      status: 200,
      type: 'text/plain',
      body: KEY_AUTHORIZATION,
    })
    for (const missing of ['another-token', '', '../acme-challenge/', `${TOKEN}/x`]) {
      const { status, location } = await send(port, `/.well-known/acme-challenge/${missing}`)
      expect([missing, status, location]).toEqual([missing, 404, undefined])
    }
    for (const path of [
      '/',
      '/about?from=mail',
      '/.well-known/security.txt',
      '/.well-known/acme-challenge',
      '/private',
      '/.well-known/acme-challenge/../../private',
    ]) {
      const { status, location, body } = await send(port, path)
      expect([path, status, location]).toEqual([path, 301, `https://cms.example.com${path}`])
      expect(body).not.toContain('not to be served')
    }
  },
)
