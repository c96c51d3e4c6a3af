import { ContentApiError, isWrongShape } from '@prospectus/protocol/client/content-api-error'
import type { ContentClient } from '@prospectus/protocol/client/content-client'
import type { Log } from '@prospectus/server/log'
import type { BrokenStory } from '../snapshot/read-row.ts'
import type { Clock } from './clock.ts'

/** Whether the content system gives usable answers; says so in the log when that changes (MSG-2). */
interface Reachability {
  /** Null until the first answer or the first failure. */
  readonly state: () => boolean | null
  readonly succeeded: () => void
  /** A kind of failure is said once, until there has been a success. */
  readonly failed: (error: unknown) => void
}

/** @param facts what every line says: of whom was asked */
export function createReachability(
  log: Log,
  clock: Clock,
  facts: Readonly<Record<string, unknown>>,
): Reachability {
  let state: boolean | null = null
  let failingSince = 0
  const said = new Set<string>()
  return {
    state: () => state,
    succeeded: () => {
      if (state === false) {
        const seconds = Math.round((clock.ticks() - failingSince) / 1000)
        log.info('content.sync.recovered', 'The content system is usable again', {
          ...facts,
          seconds,
        })
      }
      state = true
      said.clear()
    },
    failed: (error) => {
      if (state !== false) failingSince = clock.ticks()
      state = false
      const kind = kindOfFailure(error)
      if (said.has(kind)) return
      said.add(kind)
      const report = isWrongShape(error) ? log.warn : log.error
      report('content.sync.failed', 'The content system is unusable; the last good content stays', {
        ...facts,
        reason: error instanceof Error ? error.message : String(error),
      })
    },
  }
}

/** What makes two failures the same: their kind, and the status that was answered. */
function kindOfFailure(error: unknown): string {
  if (error instanceof ContentApiError) return `${error.kind} ${error.status ?? ''}`
  return error instanceof Error ? error.name : String(error)
}

/**
 * A client that says when nothing usable has come for five seconds, while it goes on waiting and trying:
 * whether a content system can be reached is not to be known only when the last try has failed.
 *
 * @param onSilence called with what to tell
 */
export function watchedClient(
  client: ContentClient,
  clock: Clock,
  { asked, onSilence }: { readonly asked: string; readonly onSilence: (error: Error) => void },
): ContentClient {
  const silence = new ContentApiError({
    ...{ kind: 'timeout', url: asked },
    outcome: `has had no usable answer for ${LONGEST_SILENCE_MS / 1000} seconds`,
  })
  const watch = async <T>(answer: Promise<T>): Promise<T> => {
    const cancel = clock.later(LONGEST_SILENCE_MS, () => onSilence(silence))
    try {
      return await answer
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
    story: (...given) => watch(client.story(...given)),
    stories: (...given) => watchEach(client.stories(...given)),
    storiesByUuid: (...given) => watchEach(client.storiesByUuid(...given)),
    links: (...given) => watchEach(client.links(...given)),
    datasourceEntries: (...given) => watch(client.datasourceEntries(...given)),
  }
}

const LONGEST_SILENCE_MS = 5000

/** Logs refused content, once for as long as it stays refused. */
export interface RefusalLog {
  /** What one full comparison refused: all that there is now. */
  readonly compared: (refused: readonly BrokenStory[]) => void
  /** What a look at single stories refused. */
  readonly hinted: (refused: readonly BrokenStory[]) => void
}

/** @param facts what the line says of whom was asked */
export function createRefusalLog(log: Log, facts: Readonly<Record<string, unknown>>): RefusalLog {
  let said: ReadonlySet<string> = new Set()
  const say = (texts: readonly string[]) => {
    const news = texts.filter((text) => !said.has(text))
    if (news.length === 0) return
    log.error(
      'content.sync.rejected',
      'Invalid content was rejected; the last good content stays',
      {
        ...facts,
        count: news.length,
        first: news.slice(0, STORIES_NAMED),
      },
    )
  }
  const textsOf = (refused: readonly BrokenStory[]) => [
    ...new Set(refused.map(({ story, reason }) => `${story} ${reason}`)),
  ]
  return {
    compared: (refused) => {
      const texts = textsOf(refused)
      say(texts)
      said = new Set(texts)
    },
    hinted: (refused) => {
      const texts = textsOf(refused)
      say(texts)
      said = new Set([...said, ...texts])
    },
  }
}

const STORIES_NAMED = 5
