import { fakeClock } from '@prospectus/catalogue/sync/clock.fixture'
import { createLog, type LogFields } from '@prospectus/server/log'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { CdnSettings } from '../settings.ts'

import { createPurger } from './purger.ts'
import { startPurgeApi } from './service-api.fixture.ts'

const TOKEN = 'only-for-the-service'

async function purging(service: CdnSettings['service']) {
  const api = await startPurgeApi()
  const clock = fakeClock()
  const lines: string[] = []
  const counters = { purged: vi.fn(), failed: vi.fn() }
  const purger = createPurger({
    ...{ counters, ...clock, api: api.address },
    cdn: { service, id: 'AbC123', token: TOKEN },
    log: createLog((line) => lines.push(line)),
  })
  onTestFinished(purger.stop)
  /** Resolves once the responses have been read as well. */
  const settled = async (count: number) => {
    await api.waitForRequests(count)
    await expect
      .poll(() => counters.purged.mock.calls.length + counters.failed.mock.calls.length)
      .toBe(count)
  }
  const logged = () => lines.map((line): LogFields => JSON.parse(line))
  return { ...api, purger, clock, counters, lines, logged, settled }
}

describe('a purge', () => {
  test('is the request that Fastly documents', async () => {
    const { purger, received, settled } = await purging('fastly')
    purger.purge(['c-1', 'lists'])
    await settled(1)
    expect(received).toEqual([
      {
        method: 'POST',
        path: '/service/AbC123/purge',
        headers: expect.objectContaining({
          'fastly-key': TOKEN,
          'surrogate-key': 'c-1 lists',
          accept: 'application/json',
          'content-length': '0',
        }),
        body: '',
      },
    ])
  })

  test('is the request that Cloudflare documents', async () => {
    const { purger, received, settled } = await purging('cloudflare')
    purger.purge(['c-1', 'lists'])
    await settled(1)
    expect(received).toEqual([
      {
        method: 'POST',
        path: '/zones/AbC123/purge_cache',
        headers: expect.objectContaining({
          authorization: `Bearer ${TOKEN}`,
          'content-type': 'application/json',
        }),
        body: '{"tags":["c-1","lists"]}',
      },
    ])
  })

  test('is sent once more after five seconds, for pages that were on their way, and then no more', async () => {
    const { purger, received, settled, clock, counters } = await purging('fastly')
    purger.purge(['c-1'])
    await settled(1)
    await expect.poll(() => clock.waiting()).toEqual([5000])
    clock.pass(5000)
    await settled(2)
    expect(received.map(({ headers }) => headers['surrogate-key'])).toEqual(['c-1', 'c-1'])
    expect(counters.purged).toHaveBeenCalledTimes(2)
    await new Promise(setImmediate)
    expect(clock.waiting()).toEqual([])
  })

  test.each([
    ['fastly', 256],
    ['cloudflare', 100],
  ] as const)(
    'of more tags than one request to %s may name purges everything',
    async (service, most) => {
      const { purger, received, settled } = await purging(service)
      const tags = (count: number) => Array.from({ length: count }, (_, index) => `c-${index}`)
      const tagsOf = (index: number) => {
        const { headers, body } = received[index] ?? {}
        return body ? JSON.parse(body).tags : String(headers?.['surrogate-key']).split(' ')
      }
      purger.purge(tags(most))
      await settled(1)
      expect(tagsOf(0)).toHaveLength(most)
      purger.purge(tags(most + 1))
      await settled(2)
      expect(tagsOf(1)).toEqual(['all'])
    },
  )

  test('of nothing is not sent', async () => {
    const { purger, received, settled } = await purging('fastly')
    purger.purge([])
    purger.purge(['c-1'])
    await settled(1)
    expect(received).toHaveLength(1)
  })
})

describe('a purge that fails', () => {
  test('is sent again, later each time, with what has changed meanwhile', async () => {
    const { purger, received, settled, clock, counters, logged, respondWith } =
      await purging('fastly')
    respondWith({ status: 503, body: 'Service unavailable' })
    purger.purge(['c-1'])
    await settled(1)
    for (const [index, wait] of [1000, 2000, 4000].entries()) {
      await expect.poll(() => clock.waiting()).toEqual([wait])
      if (index === 1) purger.purge(['c-2'])
      clock.pass(wait)
      await settled(index + 2)
    }
    expect(purger.waitingSeconds()).toBe(7)
    respondWith({ status: 200, body: '{}' })
    await expect.poll(() => clock.waiting()).toEqual([8000])
    clock.pass(8000)
    await settled(5)
    const purged = received.map(({ headers }) => headers['surrogate-key'])
    expect(purged).toEqual(['c-1', 'c-1', 'c-1 c-2', 'c-1 c-2', 'c-1 c-2'])
    expect(counters.failed).toHaveBeenCalledTimes(4)
    expect(purger.waitingSeconds()).toBe(0)
    expect(logged().map(({ level, event }) => [level, event])).toEqual([
      ['error', 'cdn.purge_failed'],
      ['info', 'cdn.purged'],
      ['info', 'cdn.recovered'],
    ])
  })

  test('waits for as long as the service asks, five minutes at most', async () => {
    const { purger, settled, clock, respondWith } = await purging('cloudflare')
    respondWith({ status: 429, body: '{}', headers: { 'retry-after': '40' } })
    purger.purge(['c-1'])
    await settled(1)
    await expect.poll(() => clock.waiting()).toEqual([40_000])
    respondWith({ status: 429, body: '{}', headers: { 'retry-after': '86400' } })
    clock.pass(40_000)
    await settled(2)
    await expect.poll(() => clock.waiting()).toEqual([300_000])
  })

  test('is logged with the reason of the service, and never with the token', async () => {
    const { purger, settled, logged, lines, respondWith, address } = await purging('cloudflare')
    const message = `Unable to authenticate ${TOKEN}`
    respondWith({ status: 403, body: JSON.stringify({ success: false, errors: [{ message }] }) })
    purger.purge(['c-1'])
    await settled(1)
    await expect.poll(() => logged()).toHaveLength(1)
    expect(logged()[0]).toMatchObject({
      event: 'cdn.purge_failed',
      target: `${address}/zones/AbC123/purge_cache`,
      status: 403,
      reason: expect.stringContaining('Unable to authenticate …'),
    })
    expect(lines.join()).not.toContain(TOKEN)
  })

  test('is not followed to another address, which would get the token', async () => {
    const { purger, settled, respondWith, received, address, lines } = await purging('fastly')
    respondWith({ status: 307, body: '', headers: { location: `${address}/elsewhere` } })
    purger.purge(['c-1'])
    await settled(1)
    await expect.poll(() => lines).toHaveLength(1)
    expect(received.map(({ path }) => path)).toEqual(['/service/AbC123/purge'])
    expect(lines.join()).not.toContain(TOKEN)
  })
})
