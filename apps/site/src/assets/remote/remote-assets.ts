import {
  encodeAssetPath,
  parseAssetFilePath,
} from '@prospectus/content/schema/assets/asset-file-path'
import { HOUR_MS } from '@prospectus/protocol/values/durations'
import { assetTypeOfName, detectType } from '@prospectus/server/files/asset-type'
import {
  AssetUnavailableError,
  type OriginalAsset,
  type PrefetchingOrigin,
} from '@prospectus/server/images/asset-origin'
import type { Log } from '@prospectus/server/log'
import { LRUCache } from 'lru-cache'
import { createWorkQueue } from '../work-queue.ts'
import {
  AssetHostError,
  DOWNLOAD_LIMITS,
  type DownloadLimits,
  type DownloadResult,
  download,
} from './download.ts'
import { createGuardedLookup, type Resolve } from './guarded-lookup.ts'
import { createOriginalStore, type StoredOriginal } from './original-store.ts'

export interface RemoteAssetsOptions {
  /** Scheme, host and port of the asset host; files are below its `/f/`. */
  readonly origin: URL
  /** Shared with other processes. */
  readonly directory: string
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>
  /** Limit for the directory; 4 GiB by default. */
  readonly maximumBytes?: number
  /** True if a file that is not stored may be fetched; by default always. */
  readonly mayFetch?: (path: string) => boolean | Promise<boolean>
  /** Called when a stored file was deleted because its host no longer has it. */
  readonly onRemoved?: (path: string) => void
  readonly limits?: DownloadLimits
  readonly resolve?: Resolve
  /** Milliseconds since 1970. */
  readonly now?: () => number
  /** Milliseconds of a monotonic clock. */
  readonly ticks?: () => number
}

const MAX_STORED_BYTES = 4 * 1024 ** 3
/** Milliseconds until a file is requested again, by outcome of the last request; a copy is the file stored on disk. */
const RETRY_AFTER_MS = { absent: 30_000, failedWithoutCopy: 10_000, failedWithCopy: 60_000 }

/**
 * Stores the files of a content system's asset host on disk (CALL-6). For an hour, a stored file is served without a
 * request to its host. Later it is still served at once, while the host is asked for a change (some vendors' hosts keep
 * the address of a replaced asset). It is deleted once its host has responded 404 or 410 twice, at least an hour apart;
 * after any other failure it stays.
 */
export function createRemoteAssets(options: RemoteAssetsOptions): PrefetchingOrigin {
  const { origin, directory, log, mayFetch = () => true } = options
  const { now = Date.now, ticks = () => performance.now() } = options
  const { limits = DOWNLOAD_LIMITS, maximumBytes = MAX_STORED_BYTES } = options
  const store = createOriginalStore({ folder: directory, maximumBytes, now })
  const lookup = createGuardedLookup(origin.hostname, options.resolve)
  const queue = createWorkQueue({ running: 4, waiting: 256 })
  const hostLog = createHostLog(log, origin.origin)
  const fetching = new Map<string, Promise<StoredOriginal | undefined>>()
  /** Paths that are not requested before `expiresAt`, and what became of the last request. */
  const pausedPaths = new LRUCache<string, { expiresAt: number; outcome: 'absent' | 'failed' }>({
    max: 50_000,
  })

  const isPaused = (path: string) => (pausedPaths.get(path)?.expiresAt ?? 0) > ticks()
  const pause = (path: string, outcome: 'absent' | 'failed', milliseconds: number) =>
    pausedPaths.set(path, { expiresAt: ticks() + milliseconds, outcome })

  /** Queues the fetch of a file; requests for the same file share one. */
  function fetchShared(path: string, stored?: StoredOriginal): Promise<StoredOriginal | undefined> {
    const running = fetching.get(path)
    if (running !== undefined) return running
    const queued = queue.run(() => fetchFile(path, stored))
    if (queued === undefined) {
      return Promise.reject(
        new AssetUnavailableError(`${path} was not fetched: too many fetches are waiting`),
      )
    }
    const shared = queued.finally(() => fetching.delete(path))
    fetching.set(path, shared)
    return shared
  }

  async function fetchFile(path: string, stored: StoredOriginal | undefined) {
    // Another process, or the fetch before this one, may have stored the file meanwhile.
    const existing = stored === undefined ? await store.find(path) : undefined
    if (existing !== undefined) return existing
    const temporary = await store.createTemporary(path)
    try {
      const name = path.slice(path.lastIndexOf('/') + 1)
      const isExpectedType = (head: Uint8Array) => detectType(name, head) !== undefined
      const request = { origin, path, validators: stored?.record, lookup, limits, isExpectedType }
      const outcome = await download(request, temporary.write)
      hostLog.recordResponse()
      if (outcome.kind === 'file') {
        const { size, sha256, etag, lastModified } = outcome
        const record = { path, size, sha256, etag, lastModified, confirmed: now() }
        return await store.keep(temporary, record)
      }
      return await handleNoFile(path, outcome, stored)
    } catch (error) {
      hostLog.recordFailure(path, error)
      const { failedWithCopy, failedWithoutCopy } = RETRY_AFTER_MS
      pause(path, 'failed', stored ? failedWithCopy : failedWithoutCopy)
      throw new AssetUnavailableError(`${path} could not be fetched`, { cause: error })
    } finally {
      await temporary.discard()
    }
  }

  async function handleNoFile(
    path: string,
    outcome: Exclude<DownloadResult, { kind: 'file' }>,
    stored: StoredOriginal | undefined,
  ): Promise<StoredOriginal | undefined> {
    if (outcome.kind !== 'unchanged') pause(path, 'absent', RETRY_AFTER_MS.absent)
    if (outcome.kind === 'rejected') hostLog.recordRejection(path, outcome)
    if (stored === undefined) return undefined
    const { missingSince, ...record } = stored.record
    if (outcome.kind === 'unchanged') await store.updateRecord({ ...record, confirmed: now() })
    else if (outcome.kind === 'gone') {
      if (missingSince === undefined) await store.updateRecord({ ...record, missingSince: now() })
      else if (now() - missingSince >= HOUR_MS) {
        await store.remove(path)
        options.onRemoved?.(path)
        log.warn(
          'assets.removed',
          'A file is gone from its host and is no longer served; links to it return 404. Remove them, or upload the file again',
          {
            target: addressOf(origin.origin, path),
            status: outcome.status,
          },
        )
        return undefined
      }
    }
    return stored
  }

  async function find(path: string): Promise<StoredOriginal | undefined> {
    return isServed(path) ? store.find(path) : undefined
  }

  async function fetchNew(path: string): Promise<StoredOriginal | undefined> {
    if (!isServed(path) || !(await mayFetch(path))) return undefined
    if (!isPaused(path)) return fetchShared(path)
    if (pausedPaths.get(path)?.outcome === 'absent') return undefined
    throw new AssetUnavailableError(
      `${path} could not be fetched a moment ago, so it is not requested again yet`,
    )
  }

  function refresh(path: string, stored: StoredOriginal): void {
    const age = now() - stored.record.confirmed
    // After the clock was set back, a file can have a date in the future.
    if ((age >= 0 && age < HOUR_MS) || isPaused(path)) return
    fetchShared(path, stored).catch(() => undefined)
  }

  return {
    open: async (path): Promise<OriginalAsset | undefined> => {
      const stored = await find(path)
      if (stored === undefined) return (await fetchNew(path))?.original
      refresh(path, stored)
      return stored.original
    },
    keep: async (path) => {
      if ((await find(path)) !== undefined) return 'there already'
      if ((await store.room()) < maximumBytes / 20) return 'no room'
      return (await fetchNew(path)) === undefined ? 'absent' : 'fetched'
    },
  }
}

function isServed(path: string): boolean {
  const parsed = path.isWellFormed() ? parseAssetFilePath(encodeAssetPath(path)) : undefined
  return (
    parsed !== undefined &&
    parsed !== 'malformed' &&
    parsed.suffix.length === 0 &&
    assetTypeOfName(parsed.name) !== undefined
  )
}

function addressOf(host: string, path: string): string {
  return `${host}/${encodeAssetPath(path)}`
}

/** Logs an asset host's problems (MSG-2): becoming unreachable and recovering once each, not for every file. */
function createHostLog(log: Pick<Log, 'info' | 'warn' | 'error'>, host: string) {
  let isUnreachable = false

  function recordResponse(): void {
    if (isUnreachable)
      log.info('assets.host_recovered', 'The asset host responds again', { target: host })
    isUnreachable = false
  }

  return {
    recordResponse,
    recordFailure: (path: string, error: unknown) => {
      const address = addressOf(host, path)
      if (!(error instanceof AssetHostError)) {
        log.error(
          'assets.store_failed',
          'The file cache could not be updated; check the disk of DATA_DIR',
          {
            target: address,
            cause: error,
          },
        )
      } else if (error.status !== undefined) {
        recordResponse()
        log.warn(
          'assets.fetch_failed',
          'The asset host sent no usable file; it is requested again. If this recurs, check the file there',
          {
            target: address,
            status: error.status,
            cause: error.message,
          },
        )
      } else if (!isUnreachable) {
        isUnreachable = true
        log.warn(
          'assets.host_unreachable',
          'The asset host cannot be reached, so only files fetched before are served; see the cause, and if this lasts, check ASSET_HOST',
          {
            target: address,
            cause: error.message,
          },
        )
      }
    },
    recordRejection: (
      path: string,
      { status, location }: Extract<DownloadResult, { kind: 'rejected' }>,
    ) => {
      log.warn(
        'assets.host_refused',
        'The asset host rejected or redirected a request for a file; check the file there',
        {
          target: addressOf(host, path),
          status,
          location,
        },
      )
    },
  }
}
