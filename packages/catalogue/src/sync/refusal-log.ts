import type { Log } from '@prospectus/server/log'
import type { BrokenStory } from '../snapshot/read-row.ts'

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
    log.error('What cannot be right was not taken over; what is known of it stays', {
      ...facts,
      count: news.length,
      first: news.slice(0, STORIES_NAMED),
    })
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
