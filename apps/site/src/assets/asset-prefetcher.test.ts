import {
  AssetUnavailableError,
  type PrefetchingOrigin,
} from '@prospectus/server/images/asset-origin'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createAssetPrefetcher } from './asset-prefetcher.ts'

const MINUTES = 60_000
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }

afterEach(() => {
  vi.useRealTimers()
  vi.clearAllMocks()
})

function start(keep: PrefetchingOrigin['keep']) {
  const store = vi.fn(keep)
  const assets = { open: async () => undefined, keep: store }
  return { store, prefetcher: createAssetPrefetcher({ assets, log }) }
}

const paths = (count: number) => Array.from({ length: count }, (_, n) => `f/1/9x9/ab/${n}.png`)
const unavailable = () => Promise.reject(new AssetUnavailableError('dark'))

describe('createAssetPrefetcher', () => {
  it('CALL-6 fetches wanted files, two at a time, each once', async () => {
    let running = 0
    const { store, prefetcher } = start(async () => {
      running += 1
      expect(running).toBeLessThanOrEqual(2)
      await new Promise((resolve) => setImmediate(resolve))
      running -= 1
      return 'fetched'
    })
    prefetcher.enqueue(paths(20))
    prefetcher.enqueue(paths(20))
    await prefetcher.settled()
    expect(store).toHaveBeenCalledTimes(20)
    expect(log.info).toHaveBeenCalledExactlyOnceWith(
      'assets.prefetched',
      'Fetching files in advance ended; those that failed are retried later. Nothing to do',
      {
        fetched: 20,
        absent: 0,
        failed: 0,
        toRetry: 0,
      },
    )
  })

  it('logs nothing when every file was there already', async () => {
    const { prefetcher } = start(async () => 'there already')
    prefetcher.enqueue(paths(5))
    await prefetcher.settled()
    expect(log.info).not.toHaveBeenCalled()
  })

  it('CALL-6 leaves an unreachable host alone, and tries again ten minutes later', async () => {
    vi.useFakeTimers()
    const { store, prefetcher } = start(unavailable)
    prefetcher.enqueue(paths(1000))
    await prefetcher.settled()
    // Five in a row, and the two that are under way by then.
    expect(store.mock.calls.length).toBeLessThanOrEqual(7)
    store.mockReset().mockResolvedValue('fetched')
    await vi.advanceTimersByTimeAsync(9 * MINUTES)
    expect(store).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(MINUTES)
    await prefetcher.settled()
    expect(store).toHaveBeenCalledTimes(1000)
    await vi.advanceTimersByTimeAsync(60 * MINUTES)
    expect(store).toHaveBeenCalledTimes(1000)
  })

  it('CALL-6 retries the files that failed as soon as another is wanted', async () => {
    const { store, prefetcher } = start(unavailable)
    prefetcher.enqueue(paths(2))
    await prefetcher.settled()
    store.mockReset().mockResolvedValue('fetched')
    prefetcher.enqueue(['f/1/9x9/ab/new.png'])
    await prefetcher.settled()
    expect(store.mock.calls.flat().sort()).toEqual([...paths(2), 'f/1/9x9/ab/new.png'])
  })

  it('does not retry a file that its host does not have', async () => {
    vi.useFakeTimers()
    const { store, prefetcher } = start(async () => 'absent')
    prefetcher.enqueue(paths(1))
    await prefetcher.settled()
    await vi.advanceTimersByTimeAsync(60 * MINUTES)
    expect(store).toHaveBeenCalledTimes(1)
  })

  it('stops when the cache is full, and logs it', async () => {
    const { store, prefetcher } = start(async () => 'no room')
    prefetcher.enqueue(paths(100))
    await prefetcher.settled()
    expect(store.mock.calls.length).toBeLessThanOrEqual(2)
    expect(log.warn).toHaveBeenCalledWith(
      'assets.cache_full',
      expect.any(String),
      expect.anything(),
    )
  })

  it('MSG-2 goes on after an error, and logs it', async () => {
    const { store, prefetcher } = start(async (path) => {
      if (path.endsWith('/0.png')) throw new Error('the disk is full')
      return 'fetched'
    })
    prefetcher.enqueue(paths(3))
    await prefetcher.settled()
    expect(store).toHaveBeenCalledTimes(3)
    expect(log.error).toHaveBeenCalledExactlyOnceWith(
      'assets.prefetch_failed',
      expect.any(String),
      expect.objectContaining({ path: 'f/1/9x9/ab/0.png' }),
    )
  })
})
