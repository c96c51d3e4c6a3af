import { contentSystem } from '../api/server.fixture.ts'
import { storyRecord } from '../api/story.fixture.ts'
import type { Draft } from '../document/json.ts'
import type { Journal } from './journal.ts'
import type { UnsentDraft } from './story-state.ts'

/** What happens to the requests of one page: they arrive, they do not, or only their answers are lost. */
export type Network = 'works' | 'cut' | 'loses answers'

/** A server that holds one story and takes no save of a version that is not its newest. */
export function storyServer(draft: Draft) {
  let stored = storyRecord({ ...draft, tag_list: [...draft.tag_list] })
  const save = (given: Draft, version: number | undefined) => {
    if (version !== undefined && version !== stored.version) {
      return { status: 409, body: { error: 'stale', current: stored } }
    }
    stored = { ...stored, name: given.name, content: given.content, version: stored.version + 1 }
    return { body: { story: stored } }
  }
  return {
    record: () => structuredClone(stored),
    /** The client of a page, whose network may change between requests. */
    clientOver: (network: () => Network) =>
      contentSystem(async ({ body, version }) => {
        const now = network()
        if (now === 'cut') return now
        const reply = save(Object(body).story, version)
        return now === 'works' ? reply : 'cut'
      }).request,
  }
}

/** A journal of one browser, which outlives its pages. */
export function browserJournal(): Journal {
  let kept: UnsentDraft | undefined
  return {
    read: async () => (kept === undefined ? [] : [structuredClone(kept)]),
    store: async (_id, unsent) => {
      kept = structuredClone(unsent)
    },
    drop: async () => {
      kept = undefined
    },
  }
}
