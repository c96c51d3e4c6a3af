import { ContentApiError } from '@prospectus/protocol/client/content-api-error'
import type { ContentClient } from '@prospectus/protocol/client/content-client'
import type { Clock } from './clock.ts'

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
    came: `has had no usable answer for ${LONGEST_SILENCE_MS / 1000} seconds`,
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
