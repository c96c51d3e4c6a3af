import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import { relationFields } from '@prospectus/content/schema/stories/relation-fields'
import type { ContentClient } from '@prospectus/protocol/client/content-client'
import { completeRawStory, type RawStory, readRawStory } from '@prospectus/protocol/raw-story'

/** What preview asks of the content system: nothing of it is kept. */
export interface PreviewContent {
  /**
   * The newest draft of a story by its id or full slug, published or not; undefined when there is none.
   *
   * @throws when it cannot be had
   */
  readonly story: (reference: number | string) => Promise<FetchedDraft | undefined>
  /**
   * All drafts of the space as they are now; undefined, and said in the log, when they cannot be had.
   * Never throws.
   */
  readonly snapshot: () => Promise<Snapshot | undefined>
  /** The same, but at once: without waiting for what has been saved in the last seconds. */
  readonly recentSnapshot: () => Promise<Snapshot | undefined>
  /**
   * The entries of `cdn/links`, up to 100 of them in a call (MAP-4), with the token of the view; undefined
   * when there are more than anybody can wait for.
   *
   * @throws {ContentApiError} when they cannot be had, or are not what the protocol says
   */
  readonly links: (view: 'draft' | 'published') => Promise<readonly unknown[] | undefined>
}

export interface FetchedDraft {
  readonly story: RawStory
  /** Drafts of the stories that it refers to (CALL-2). */
  readonly relations: readonly RawStory[]
}

export interface PreviewContentParts {
  /** Clients of the content system, by the view they read. */
  readonly clients: Readonly<Record<'draft' | 'published', Pick<ContentClient, 'story' | 'links'>>>
  readonly snapshot: PreviewContent['snapshot']
  readonly recentSnapshot: PreviewContent['recentSnapshot']
}

/** What preview asks, over the delivery protocol: always as it is this moment (CALL-1, CALL-2). */
export function createPreviewContent(parts: PreviewContentParts): PreviewContent {
  const { clients, snapshot, recentSnapshot } = parts
  return {
    snapshot,
    recentSnapshot,
    story: async (reference) => {
      const found = await clients.draft.story(reference, { resolveRelations: relationFields })
      if (found === undefined) return undefined
      const story = completeRawStory(found.story)
      return { story, relations: found.rels.flatMap((raw) => readRawStory(raw) ?? []) }
    },
    links: async (view) => {
      const found: unknown[] = []
      for await (const link of clients[view].links({ perPage: LINKS_PER_CALL })) {
        if (found.push(link) > MAX_LINKS) return undefined
      }
      return found
    },
  }
}

const LINKS_PER_CALL = 100
/** Twenty calls. */
const MAX_LINKS = 2000
