import { relationFields } from '@prospectus/content/blocks/relation-fields'
import type { Snapshot } from '@prospectus/content/catalogue/snapshot'
import type { ContentClient } from '@prospectus/content/client/content-client'
import { type RawStory, readRawStory } from '@prospectus/content/stories/raw-story'

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
  /**
   * Up to 100 entries of `cdn/links` (MAP-4), with the token of the view.
   *
   * @throws {ContentApiError} when they cannot be had, or are not what the protocol says
   */
  readonly links: (view: 'draft' | 'published') => Promise<Iterable<unknown>>
}

export interface FetchedDraft {
  readonly story: RawStory
  /** Drafts of the stories that it refers to (CALL-2). */
  readonly relations: readonly RawStory[]
}

export interface PreviewContentParts {
  /** Clients of the content system, by the view they read. */
  readonly clients: Readonly<
    Record<'draft' | 'published', Pick<ContentClient, 'story' | 'linksPage'>>
  >
  readonly snapshot: PreviewContent['snapshot']
}

/** What preview asks, over the delivery protocol: always as it is this moment (CALL-1, CALL-2). */
export function createPreviewContent({ clients, snapshot }: PreviewContentParts): PreviewContent {
  return {
    snapshot,
    story: async (reference) => {
      const found = await clients.draft.story(reference, { resolveRelations: relationFields })
      if (found === undefined) return undefined
      const story = readRawStory(found.story)
      if (story === undefined) {
        throw new Error(`The draft of ${reference} came without a uuid or a full_slug`)
      }
      return { story, relations: found.rels.flatMap((raw) => readRawStory(raw) ?? []) }
    },
    links: (view) => clients[view].linksPage({ perPage: LINKS }),
  }
}

const LINKS = 100
