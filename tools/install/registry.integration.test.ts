import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from '../run/free-port.ts'
import { listenLocally } from '../testing/local-server.ts'
import { isRegistryReachable } from './registry.js'

const { signal: neverStops } = new AbortController()

const isReachable = (port: number, env = {}, scheme = 'http', patienceMs = 60_000) =>
  isRegistryReachable(
    neverStops,
    {
      npm_execpath: 'npm-cli.js',
      npm_config_registry: `${scheme}://127.0.0.1:${port}/npm/`,
      ...env,
    },
    patienceMs,
  )

const respondingPort = (status: number) =>
  listenLocally(
    createHttpServer((_, response) => response.writeHead(status).end()),
    onTestFinished,
  )

test.each([200, 404, 500])('a registry that responds with %i can be reached', async (status) => {
  expect(await isReachable(await respondingPort(status))).toBe(true)
})

test('a registry whose error is not one of the network is left to npm', async () => {
  expect(await isReachable(await respondingPort(200), {}, 'https')).toBe(true)
})

test('a registry that refuses connections cannot be reached', async () => {
  expect(await isReachable(await freePort())).toBe(false)
})

test.each(['http', 'https'])(
  'a registry that does not respond over %s is reported and left to npm',
  async (scheme) => {
    const logError = vi.spyOn(console, 'error').mockReturnValue()
    const silentPort = await listenLocally(createServer(), onTestFinished)
    expect(await isReachable(silentPort, {}, scheme, 50)).toBe(true)
    expect(logError).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(
        /^The npm registry at 127\.0\.0\.1:\d+ does not answer.*check the network/,
      ),
    )
    logError.mockClear()
  },
)

test.each([
  [{ npm_config_https_proxy: 'http://proxy.example' }],
  [{ https_proxy: 'http://proxy.example' }],
  [{ npm_execpath: '' }],
])('a registry that only npm knows how to reach is left to npm: %j', async (env) => {
  expect(await isReachable(await freePort(), env)).toBe(true)
})
