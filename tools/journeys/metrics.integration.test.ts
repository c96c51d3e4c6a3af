import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../run/free-port.ts'
import { install } from './running-roles.fixture.ts'

test('site and content system serve metrics on neighbouring ports of their own', async () => {
  const installed = await install(onTestFinished)
  const port = await freePort()
  const settings = { METRICS_PORT: String(port) }
  await installed.startCms(settings)
  await installed.startSite(settings)
  await fetch(`${installed.siteUrl}/`)
  const read = async (of: number) => (await fetch(`http://127.0.0.1:${of}/metrics`)).text()
  const figures = [
    /^prospectus_snapshot_stories\{role="site"\} [1-9]/m,
    /^prospectus_snapshot_age_seconds\{role="site"\} \d/m,
    /^prospectus_snapshot_version\{role="site"\} [1-9]/m,
    /^prospectus_content_system_reachable\{role="site"\} 1$/m,
    /^prospectus_page_cache_bytes\{role="site"\} [1-9]/m,
    /^prospectus_page_render_seconds_count\{role="site"\} 1$/m,
  ]
  for (const figure of figures) await expect.poll(() => read(port)).toMatch(figure)
  const ofCms = await read(port + 1)
  expect(ofCms).toMatch(/^prospectus_outbox_waiting\{kind="leads",role="cms"\} 0$/m)
  expect(ofCms).toMatch(/^prospectus_http_requests_total\{route="\/v2",status="200",role="cms"\}/m)
  expect((await fetch(`${installed.siteUrl}/metrics`)).status).toBe(404)
})
