import { ContentApiError, isInvalidResponse } from '@prospectus/protocol/client/content-api-error'
import type { ContentClient } from '@prospectus/protocol/client/content-client'
import type { Log, LogFields } from '@prospectus/server/log'
import type { BrokenStory } from '../snapshot/read-row.ts'
import type { Clock } from './clock.ts'

/**
 * Tracks whether content can be updated from the content system, and logs when this changes (MSG-2).
 * @param fields about the content system, for the log
 */
export function createReachability(log: Log, clock: Clock, fields: LogFields) {
  let state: boolean | null = null
  let failingSince = 0
  let succeededAt: number | undefined
  const loggedKinds = new Set<string>()
  return {
    /** Null until the first response or failure. */
    state: () => state,
    /** Milliseconds since 1970; undefined before the first success. */
    succeededAt: () => succeededAt,
    recordSuccess: () => {
      succeededAt = clock.now()
      if (state === false) {
        const seconds = Math.round((clock.ticks() - failingSince) / 1000)
        log.info('content.sync.recovered', 'Content can be updated from the content system again', {
          ...fields,
          seconds,
        })
      }
      state = true
      loggedKinds.clear()
    },
    /** Records a failure, and logs it if it is the first of its kind since the last success. */
    recordFailure: (error: unknown) => {
      if (state !== false) failingSince = clock.ticks()
      state = false
      const kind = kindOfFailure(error)
      if (loggedKinds.has(kind)) return
      loggedKinds.add(kind)
      const report = isInvalidResponse(error) ? log.warn : log.error
      report(
        'content.sync.failed',
        'Content cannot be updated from the content system; the last good content stays in use, and the update is retried. See the reason; if it lasts, check CONTENT_API_URL and CONTENT_TOKEN',
        {
          ...fields,
          reason: error instanceof Error ? error.message : String(error),
        },
      )
    },
  }
}

/** A key that failures of the same kind and status share. */
function kindOfFailure(error: unknown): string {
  if (error instanceof ContentApiError) return `${error.kind} ${error.status ?? ''}`
  return error instanceof Error ? error.name : String(error)
}

/**
 * Wraps a client to report that it is unresponsive after five seconds without a usable response, not only after the
 * last retry.
 */
export function watchClient(
  client: ContentClient,
  clock: Clock,
  {
    url,
    onUnresponsive,
  }: { readonly url: string; readonly onUnresponsive: (error: Error) => void },
): ContentClient {
  const error = new ContentApiError({
    kind: 'timeout',
    url,
    outcome: `has sent no usable response for ${UNRESPONSIVE_AFTER_MS / 1000} seconds`,
  })
  const watch = async <T>(response: Promise<T>): Promise<T> => {
    const cancel = clock.startTimer(UNRESPONSIVE_AFTER_MS, () => onUnresponsive(error))
    try {
      return await response
    } finally {
      cancel()
    }
  }
  async function* watchEach(items: AsyncIterable<unknown>): AsyncGenerator<unknown> {
    const reading = items[Symbol.asyncIterator]()
    try {
      for (;;) {
        const next = await watch(reading.next())
        if (next.done) return
        yield next.value
      }
    } finally {
      await reading.return?.()
    }
  }
  return {
    space: () => watch(client.space()),
    story: (...parameters) => watch(client.story(...parameters)),
    stories: (...parameters) => watchEach(client.stories(...parameters)),
    storiesByUuid: (...parameters) => watchEach(client.storiesByUuid(...parameters)),
    links: (...parameters) => watchEach(client.links(...parameters)),
    datasourceEntries: (...parameters) => watch(client.datasourceEntries(...parameters)),
  }
}

const UNRESPONSIVE_AFTER_MS = 5000

export type RejectionLog = ReturnType<typeof createRejectionLog>

/**
 * Logs rejected stories, with `fields` about the content system. Logs a story and reason again only if that rejection
 * has been absent from a comparison in between.
 */
export function createRejectionLog(log: Log, fields: LogFields) {
  let logged: ReadonlySet<string> = new Set()
  const logNew = (rejected: readonly BrokenStory[]): ReadonlySet<string> => {
    const texts = new Set(rejected.map(({ story, reason }) => `${story} ${reason}`))
    const newTexts = [...texts].filter((text) => !logged.has(text))
    if (newTexts.length > 0) {
      log.error(
        'content.sync.rejected',
        'Stories from the content system cannot be used, so the site shows their last good versions, or none; correct the stories in `first`',
        { ...fields, count: newTexts.length, first: newTexts.slice(0, MAX_LISTED_STORIES) },
      )
    }
    return texts
  }
  return {
    /** @param rejected all stories that a full comparison rejected */
    logCompared: (rejected: readonly BrokenStory[]) => {
      logged = logNew(rejected)
    },
    /** @param rejected stories that were fetched one by one */
    logHinted: (rejected: readonly BrokenStory[]) => {
      logged = new Set([...logged, ...logNew(rejected)])
    },
  }
}

const MAX_LISTED_STORIES = 5
