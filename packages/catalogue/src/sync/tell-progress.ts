import { readLink } from '../snapshot/read-link.ts'
import type { ContentSource } from '../snapshot/snapshot.ts'

/** How far a load has come. */
export interface LoadProgress {
  /** How many stories have been read. */
  readonly stories: number
  /** How many the links named. */
  readonly of: number
}

/**
 * A source that says how far its reader has come, so that a load of minutes is not taken for one that hangs:
 * at every tenth of all stories, or every thousand when a tenth is less. Nothing is said of the last story.
 */
export function tellingProgress(
  source: ContentSource,
  tell: (progress: LoadProgress) => void,
): ContentSource {
  let of = 0
  return {
    ...source,
    links: async function* () {
      of = 0
      for await (const link of source.links()) {
        const fact = readLink(link)
        if (fact.kind === 'story' && fact.published) of++
        yield link
      }
    },
    stories: async function* () {
      const step = Math.max(SMALLEST_STEP, Math.ceil(of / 10))
      let stories = 0
      for await (const story of source.stories()) {
        yield story
        stories++
        if (stories % step === 0 && stories < of) tell({ stories, of })
      }
    },
  }
}

const SMALLEST_STEP = 1000
