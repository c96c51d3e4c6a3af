import { expect, onTestFinished, test } from 'vitest'
import { closeServer } from './drain.ts'
import { createHttpServer } from './http-server.ts'
import { listen } from './listening.ts'
import { createLog } from './log.ts'
import type { Metrics } from './metrics.ts'
import { serveMetrics } from './serve-metrics.ts'

/** Metrics of a role on a free port, and the response to a request for them. */
async function serveTestMetrics() {
  const log = createLog(() => undefined)
  const served = await serveMetrics('site', { metricsHost: '127.0.0.1', metricsPort: 0 }, log)
  if (served === undefined) throw new Error('nothing is measured')
  onTestFinished(served.close)
  const address = `http://127.0.0.1:${served.port}`
  return {
    metrics: served.metrics,
    address,
    read: async () => (await fetch(`${address}/metrics`)).text(),
  }
}

async function serve(metrics: Metrics) {
  const routeOf = (target: string) => (target.startsWith('/api/') ? '/api' : 'page')
  const listener = metrics.instrument((request, response) => {
    response.writeHead(request.url === '/api/none' ? 404 : 200).end()
  }, routeOf)
  const server = createHttpServer(listener, { errorResponse: String })
  onTestFinished(() => closeServer(server, 0))
  const port = await listen(server, { host: '127.0.0.1', port: 0, portSetting: 'SITE_PORT' })
  return `http://127.0.0.1:${port}`
}

test('requests are counted by route and status, whatever paths clients make up', async () => {
  const { metrics, read } = await serveTestMetrics()
  const origin = await serve(metrics)
  for (let guess = 0; guess < 30; guess++) await fetch(`${origin}/guess-${guess}`)
  await fetch(`${origin}/api/none`)
  await expect
    .poll(read)
    .toContain('prospectus_http_requests_total{route="/api",status="404",role="site"} 1')
  const text = await read()
  expect(text.match(/^prospectus_http_requests_total\{.*$/gm)).toHaveLength(2)
  expect(text).toContain('prospectus_http_requests_total{route="page",status="200",role="site"} 30')
  expect(text).toContain('prospectus_http_request_seconds_count{role="site",route="page"} 30')
  expect(text).toContain('process_resident_memory_bytes{role="site"}')
  expect(text).toMatch(/^prospectus_build_info\{version="[^"]+",commit="[^"]+",role="site"\} 1$/m)
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds{role="site"}')
})

test('an undefined gauge is left out; nothing else is served on that port', async () => {
  const { metrics, read, address } = await serveTestMetrics()
  let age: number | undefined
  metrics.gauge('age', 'how old', () => age)
  expect(await read()).not.toMatch(/^prospectus_age\{/m)
  age = 7
  expect(await read()).toContain('prospectus_age{role="site"} 7')
  expect((await fetch(`${address}/`)).status).toBe(404)
})

test('without a port nothing is measured', async () => {
  const log = createLog(() => undefined)
  expect(
    await serveMetrics('site', { metricsHost: '127.0.0.1', metricsPort: undefined }, log),
  ).toBe(undefined)
})
