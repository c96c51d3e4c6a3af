import { backOff } from '@prospectus/protocol/values/durations'
import type { Log } from '@prospectus/server/log'
import { type StartTimer, startBackgroundTimer } from '@prospectus/server/timer'
import type { CdnSettings } from '../settings.ts'
import { ALL_TAG } from './reads.ts'
import { CDN_SERVICES } from './services.ts'

export type Purger = ReturnType<typeof createPurger>

interface PurgeCounters {
  readonly purged: () => void
  readonly failed: () => void
}

/**
 * Purges tags from the edge. A failed request is retried with growing delays until the service accepts it,
 * together with tags added meanwhile. Each tag is purged a second time after a few seconds, because
 * responses from before the change may still be on their way: from this process, or from a proxy or site
 * that gets the change a little later.
 * @param options.api base URL of the service's API
 */
export function createPurger(options: {
  readonly cdn: CdnSettings
  readonly log: Log
  readonly counters?: PurgeCounters | undefined
  readonly api?: string | undefined
  readonly startTimer?: StartTimer
  /** Milliseconds since 1970. */
  readonly now?: () => number
}) {
  const { cdn, log, counters, startTimer = startBackgroundTimer, now = Date.now } = options
  const { api: defaultApi, maxTags, createRequest } = CDN_SERVICES[cdn.service]
  const api = options.api ?? defaultApi
  /** Tags to purge; the value is true if a tag is to be purged a second time. */
  const pendingTags = new Map<string, boolean>()
  let pendingSinceMs: number | undefined
  let failureCount = 0
  let isStopped = false
  let sending: Promise<void> | undefined
  let cancelRetry: (() => void) | undefined
  const scheduledRepeats = new Set<() => void>()
  const stopSignal = new AbortController()

  const add = (tags: Iterable<string>, mustRepeat: boolean) => {
    for (const tag of tags) pendingTags.set(tag, mustRepeat || pendingTags.get(tag) === true)
    if (pendingTags.size > 0) pendingSinceMs ??= now()
  }

  /**
   * Takes all pending tags, or `ALL_TAG` if they do not fit into one request: many requests would exceed the
   * service's rate limits.
   */
  const takeBatch = () => {
    const isEverything = pendingTags.has(ALL_TAG) || pendingTags.size > maxTags
    const toRepeat = [...pendingTags].flatMap(([tag, mustRepeat]) => (mustRepeat ? tag : []))
    const batch = isEverything
      ? { tags: [ALL_TAG], toRepeat: toRepeat.length > 0 ? [ALL_TAG] : [] }
      : { tags: [...pendingTags.keys()].sort(), toRepeat }
    pendingTags.clear()
    return batch
  }

  const repeatLater = (tags: readonly string[]) => {
    if (tags.length === 0 || isStopped) return
    const cancel = startTimer(REPEAT_MS, () => {
      scheduledRepeats.delete(cancel)
      add(tags, false)
      start()
    })
    scheduledRepeats.add(cancel)
  }

  const send = async (): Promise<void> => {
    const sinceMs = pendingSinceMs
    const { tags, toRepeat } = takeBatch()
    const { url, headers, body } = createRequest(tags, cdn, api)
    const failure = await request(url, headers, body)
    if (failure === undefined) {
      counters?.purged()
      log.info('cdn.purged', 'Pages were purged from the CDN', { target: url, tags: tags.length })
      if (failureCount > 0)
        log.info('cdn.recovered', 'The CDN accepts purges again', { target: url })
      failureCount = 0
      if (pendingTags.size === 0) pendingSinceMs = undefined
      return repeatLater(toRepeat)
    }
    if (isStopped) return
    counters?.failed()
    const { waitMs, ...reason } = failure
    if (failureCount === 0)
      log.error('cdn.purge_failed', NOT_PURGED_MESSAGE, { target: url, ...reason })
    failureCount += 1
    add(tags, false)
    add(toRepeat, true)
    pendingSinceMs = sinceMs
    cancelRetry = startTimer(
      Math.max(waitMs, backOff(failureCount, FIRST_RETRY_MS, MAX_RETRY_MS)),
      () => {
        cancelRetry = undefined
        start()
      },
    )
  }

  /**
   * Sends a purge. Returns why it failed and the wait that the service asks for; undefined if it accepted the purge.
   */
  const request = async (
    url: string,
    headers: Readonly<Record<string, string>>,
    body: string | undefined,
  ) => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers,
        ...(body !== undefined && { body }),
        redirect: 'error',
        signal: AbortSignal.any([stopSignal.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      })
      const text = await response.text()
      if (response.ok) return undefined
      const reason = text.replaceAll(cdn.token, '…').slice(0, MAX_REASON_CHARACTERS)
      return { status: response.status, reason, waitMs: retryAfterMs(response) }
    } catch (error) {
      return { error, waitMs: 0 }
    }
  }

  /** Sends one request at a time; tags added meanwhile go into the next. */
  const start = () => {
    const isBusy = sending !== undefined || cancelRetry !== undefined
    if (isBusy || isStopped || pendingTags.size === 0) return
    sending = send().finally(() => {
      sending = undefined
      start()
    })
  }

  return {
    /** Purges the pages with any of these tags. Returns immediately. */
    purge: (tags: Iterable<string>): void => {
      add(tags, true)
      start()
    },
    /** Seconds since the oldest change that is not purged yet; 0 if there is none. */
    waitingSeconds: () => (pendingSinceMs === undefined ? 0 : (now() - pendingSinceMs) / 1000),
    /** Drops remaining purges: the next start purges everything. */
    stop: async (): Promise<void> => {
      isStopped = true
      cancelRetry?.()
      for (const cancel of scheduledRepeats) cancel()
      stopSignal.abort()
      await sending
    },
  }
}

/** The wait that `Retry-After` requests, in milliseconds; capped. */
function retryAfterMs(response: Response): number {
  const seconds = Number(response.headers.get('retry-after') ?? 0)
  return Number.isFinite(seconds) ? Math.min(seconds * 1000, MAX_RETRY_MS) : 0
}

const NOT_PURGED_MESSAGE =
  'The CDN did not accept a purge, so visitors may see old pages; the purge is retried until it succeeds. Check CDN_ID and CDN_TOKEN'
const TIMEOUT_MS = 10_000
const FIRST_RETRY_MS = 1000
const MAX_RETRY_MS = 300_000
const REPEAT_MS = 5000
const MAX_REASON_CHARACTERS = 300
