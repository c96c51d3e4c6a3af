import { createFakeContentSystem } from '../api/server.fixture.ts'
import { storyRecord } from '../api/story.fixture.ts'
import type { Draft } from '../document/json.ts'
import type { Journal } from './journal.ts'
import type { UnsentDraft } from './story-state.ts'

/** A page's network: requests arrive, do not arrive, or only their responses are lost. */
export type Network = 'works' | 'cut' | 'loses responses'

/** Creates a server with one story, which rejects saves that are based on an older version. */
export function createStoryServer(draft: Draft) {
  let stored = storyRecord({ ...draft, tag_list: [...draft.tag_list] })
  const save = (saved: Draft, version: number | undefined) => {
    if (version !== undefined && version !== stored.version) {
      return { status: 409, body: { error: 'stale', current: stored } }
    }
    stored = { ...stored, name: saved.name, content: saved.content, version: stored.version + 1 }
    return { body: { story: stored } }
  }
  return {
    record: () => structuredClone(stored),
    /** A page's client, whose network may change between requests. */
    clientOver: (network: () => Network) =>
      createFakeContentSystem(async ({ body, version }) => {
        const currentNetwork = network()
        if (currentNetwork === 'cut') return 'cut'
        const reply = save(Object(body).story, version)
        return currentNetwork === 'works' ? reply : 'cut'
      }).request,
  }
}

/** Creates one browser's journal, which outlives its pages. */
export function createBrowserJournal(): Journal {
  let entry: UnsentDraft | undefined
  return {
    read: async () => (entry === undefined ? [] : [structuredClone(entry)]),
    store: async (_id, unsent) => {
      entry = structuredClone(unsent)
    },
    drop: async () => {
      entry = undefined
    },
  }
}
