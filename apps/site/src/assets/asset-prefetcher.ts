import {
  AssetUnavailableError,
  type PrefetchingOrigin,
} from '@prospectus/server/images/asset-origin'
import type { Log } from '@prospectus/server/log'

export type AssetPrefetcher = ReturnType<typeof createAssetPrefetcher>

/** After this many failures in a row, the remaining files are postponed. */
const MAX_FAILURES_IN_A_ROW = 6
const DOWNLOADS_AT_ONCE = 2

/** Prefetches files, so that pages still have them when the asset host is unreachable (CALL-6). */
export function createAssetPrefetcher(options: {
  readonly assets: PrefetchingOrigin
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>
  readonly retryAfterMs?: number
}) {
  const { assets, log, retryAfterMs = 10 * 60 * 1000 } = options
  const queuedPaths = new Set<string>()
  const downloadingPaths = new Set<string>()
  const failedPaths = new Set<string>()
  let working: Promise<void> | undefined
  let retry: NodeJS.Timeout | undefined

  async function processQueue(): Promise<void> {
    const counts = { fetched: 0, absent: 0, failed: 0 }
    let failuresInARow = 0
    const worker = async () => {
      for (const path of queuedPaths) {
        queuedPaths.delete(path)
        downloadingPaths.add(path)
        try {
          const outcome = await assets.keep(path)
          failuresInARow = 0
          if (outcome === 'fetched' || outcome === 'absent') counts[outcome] += 1
          if (outcome === 'no room') {
            log.warn(
              'assets.cache_full',
              'The file cache is full; the remaining files are fetched when they are requested. Nothing to do',
              { notFetched: queuedPaths.size + 1 },
            )
            queuedPaths.clear()
          }
        } catch (error) {
          // An `AssetUnavailableError` was logged where the fetch failed, or says that it is too early for a request.
          if (!(error instanceof AssetUnavailableError)) {
            log.error(
              'assets.prefetch_failed',
              'A file could not be fetched in advance; it is requested again. If this recurs, report the error',
              { path, cause: error },
            )
          }
          failedPaths.add(path)
          counts.failed += 1
          failuresInARow += 1
          if (failuresInARow >= MAX_FAILURES_IN_A_ROW) postpone()
        } finally {
          downloadingPaths.delete(path)
        }
      }
    }
    await Promise.all(Array.from({ length: DOWNLOADS_AT_ONCE }, worker))
    if (counts.fetched + counts.absent + counts.failed > 0) {
      const fields = { ...counts, toRetry: failedPaths.size }
      log.info(
        'assets.prefetched',
        'Fetching files in advance ended; those that failed are retried later. Nothing to do',
        fields,
      )
    }
  }

  function postpone(): void {
    for (const path of queuedPaths) failedPaths.add(path)
    queuedPaths.clear()
  }

  function start(): void {
    clearTimeout(retry)
    for (const path of failedPaths) queuedPaths.add(path)
    failedPaths.clear()
    working ??= processQueue().finally(() => {
      working = undefined
      if (queuedPaths.size > 0) start()
      else if (failedPaths.size > 0) retry = setTimeout(start, retryAfterMs).unref()
    })
  }

  return {
    /** Adds files by their paths, `f/…` (decoded). Returns immediately. */
    enqueue: (paths: Iterable<string>) => {
      for (const path of paths) if (!downloadingPaths.has(path)) queuedPaths.add(path)
      if (queuedPaths.size > 0) start()
    },
    /** Resolves when no file is queued or being downloaded. */
    settled: async () => {
      while (working !== undefined) await working
    },
  }
}
