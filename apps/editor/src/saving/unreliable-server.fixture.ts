import type { Ask } from '../api/api.ts'
import { storyRecord } from '../api/story.fixture.ts'
import type { Draft } from '../document/json.ts'
import type { Journal } from './journal.ts'
import type { Unsent } from './story-state.ts'

/** What happens to the requests of one page: they arrive, they do not, or only their answers are lost. */
export type Network = 'works' | 'cut' | 'loses answers'

/** A server that holds one story and takes no save of a version that is not its newest. */
export function storyServer(draft: Draft) {
  let stored = storyRecord({ ...draft, tag_list: [...draft.tag_list] })
  const UNREACHABLE = { status: 0, fault: 'The server cannot be reached.' }
  const answer = (given: Draft, version: number | undefined) => {
    if (version !== undefined && version !== stored.version) {
      return { status: 409, body: { current: structuredClone(stored) }, fault: 'stale' }
    }
    const { name, content } = structuredClone(given)
    stored = { ...stored, name, content, version: stored.version + 1 }
    return { status: 200, body: { story: structuredClone(stored) }, fault: '' }
  }
  return {
    record: () => structuredClone(stored),
    /** How a page asks; its network may change between requests. */
    askOver: (network: () => Network): Ask => {
      return async <Body>(_what: string, options: { body?: unknown; version?: number } = {}) => {
        await Promise.resolve()
        const now = network()
        const { story } = Object(options.body) as { story: Draft }
        const answered = now === 'cut' ? UNREACHABLE : answer(story, options.version)
        const { status, fault } = now === 'works' ? answered : UNREACHABLE
        return { status, fault, body: (now === 'works' ? Object(answered).body : {}) as Body }
      }
    },
  }
}

/** A journal of one browser, which outlives its pages. */
export function browserJournal(): Journal {
  let kept: Unsent | undefined
  return {
    read: async () => (kept === undefined ? [] : [structuredClone(kept)]),
    keep: async (_id, unsent) => {
      kept = structuredClone(unsent)
    },
    drop: async () => {
      kept = undefined
    },
  }
}
