import { decodeStoriesRequest } from '@prospectus/protocol/query/stories-request'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStoriesClient, TIMEOUT_MS } from './resources-centre.stories.ts'

const good = (total: number) => JSON.stringify({ data: { stories: [] }, total })
const respond = vi.fn<(body: string, signal?: AbortSignal | null) => Promise<Response>>()
const bodies = () => respond.mock.calls.map(([body]) => decodeStoriesRequest(body))

beforeEach(() => {
  respond.mockReset().mockImplementation(async () => new Response(good(3)))
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', { href: 'https://www.vendor.example/resources' })
  vi.stubGlobal('fetch', (_: string, { body, signal }: RequestInit) =>
    respond(String(body), signal),
  )
})
afterEach(() => vi.unstubAllGlobals())

describe('CALL-4 stories', () => {
  it('sends the options and the token, encoded', async () => {
    expect(await createStoriesClient('sealed').request({ page: 2 })).toMatchObject({
      outcome: 'ok',
      total: 3,
    })
    expect(bodies()).toEqual([{ options: { page: 2 }, token: 'sealed' }])
  })

  it('sends equal requests once, concurrent or later, from any list', async () => {
    const stories = createStoriesClient('sealed')
    await Promise.all([stories.request({ page: 2 }), stories.request({ page: 2 })])
    await createStoriesClient('sealed').request({ page: 2 })
    expect(bodies()).toHaveLength(1)
  })

  it('caches a bounded number of responses, dropping the oldest', async () => {
    const stories = createStoriesClient('sealed')
    for (let page = 1; page <= 61; page += 1) await stories.request({ page })
    await stories.request({ page: 61 })
    expect(bodies()).toHaveLength(61)
    await stories.request({ page: 1 })
    expect(bodies()).toHaveLength(62)
  })

  it('cancels all requests but the wanted one silently, and sends them again when wanted', async () => {
    respond.mockImplementation(
      (_, signal) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason))
        }),
    )
    const stories = createStoriesClient('sealed')
    const older = stories.request({ page: 1 })
    stories.cancelOthers({ page: 1 })
    expect(respond.mock.calls[0]?.[1]?.aborted).toBe(false)
    stories.cancelOthers({ page: 2 })
    expect(await older).toEqual({ outcome: 'aborted', stories: [], total: 0 })
    respond.mockImplementation(async () => new Response(good(1)))
    expect(await stories.request({ page: 1 })).toMatchObject({ outcome: 'ok', total: 1 })
  })

  it('RES-5 fails after a timeout, and sends the request again next time', async () => {
    vi.useFakeTimers()
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    respond.mockImplementation(
      (_, signal) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason))
        }),
    )
    const stories = createStoriesClient('sealed')
    const late = stories.request({ page: 1 })
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS)
    expect(await late).toMatchObject({ outcome: 'failed' })
    expect(String(logged.mock.calls[0])).toContain('did not arrive in 10000 ms')
    respond.mockImplementation(async () => new Response(good(1)))
    expect(await stories.request({ page: 1 })).toMatchObject({ outcome: 'ok', total: 1 })
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
    logged.mockRestore()
  })

  it.each([
    [401, '{"error": "x"}', 'unauthorised', 'error'],
    [400, '{"error": "x", "field": "page"}', 'failed', 'error'],
    [429, 'slow down', 'failed', 'error'],
    [503, '', 'failed', 'error'],
    [200, 'null', 'failed', 'warn'],
    [200, '<html>', 'failed', 'warn'],
    [200, '{"data": {"stories": {}}, "total": 1}', 'failed', 'warn'],
    [200, '{"data": {"stories": []}, "total": "1"}', 'failed', 'warn'],
    [200, '{"data": {"stories": [1, null, {"x": 1}]}, "total": 3}', 'failed', 'warn'],
  ] as const)(
    'MSG-2 returns an empty list for %i %j, logs why, and requests it again',
    async (status, body, outcome, level) => {
      const logged = vi.spyOn(console, level).mockImplementation(() => undefined)
      respond.mockImplementation(async () => new Response(body, { status }))
      const stories = createStoriesClient('sealed')
      expect(await stories.request({ page: 2 })).toEqual({ outcome, stories: [], total: 0 })
      expect(String(logged.mock.calls[0])).toContain(
        'POST https://www.vendor.example/api/stories {"page":2}',
      )
      if (level === 'error')
        expect(String(logged.mock.calls[0])).toContain(`StoriesRequestError: ${status}`)
      expect(String(logged.mock.calls[0])).not.toContain('sealed')
      expect(logged).toHaveBeenCalledTimes(1)
      logged.mockClear()
      await stories.request({ page: 2 })
      expect(bodies()).toHaveLength(2)
      logged.mockClear()
    },
  )
})
