import { relationFields } from '@prospectus/content/schema/stories/relation-fields'
import type { ContentClient } from '@prospectus/protocol/client/content-client'
import { completeRawStory, type RawStory, readRawStory } from '@prospectus/protocol/raw-story'
import type { DraftSnapshots } from './draft-snapshots.ts'

export type PreviewContent = ReturnType<typeof createPreviewContent>

export interface FetchedDraft {
  readonly story: RawStory
  /** Drafts of related stories (CALL-2). */
  readonly relations: readonly RawStory[]
}

/**
 * Reads drafts and links from the content system for the preview. Single stories and links are never cached (CALL-1,
 * CALL-2).
 */
export function createPreviewContent(
  clients: Readonly<Record<'draft' | 'published', Pick<ContentClient, 'story' | 'links'>>>,
  drafts: Pick<DraftSnapshots, 'getFresh' | 'getRecent'>,
) {
  return {
    /** All drafts, the last known ones if they cannot be updated; undefined if they were never loaded. Never throws. */
    snapshot: drafts.getFresh,
    /** The known drafts, without waiting for saves of the last seconds. */
    recentSnapshot: drafts.getRecent,
    /**
     * The newest draft of a story by id or full slug, published or not; undefined if there is none. Rejects if it
     * cannot be fetched.
     */
    story: async (reference: number | string): Promise<FetchedDraft | undefined> => {
      const response = await clients.draft.story(reference, { resolveRelations: relationFields })
      if (response === undefined) return undefined
      const story = completeRawStory(response.story)
      return { story, relations: response.rels.flatMap((raw) => readRawStory(raw) ?? []) }
    },
    /** All entries of `cdn/links` (MAP-4); undefined if too many to wait for. Rejects with a `ContentApiError`. */
    links: async (view: 'draft' | 'published'): Promise<readonly unknown[] | undefined> => {
      const entries: unknown[] = []
      for await (const link of clients[view].links({ perPage: LINKS_PER_CALL })) {
        if (entries.push(link) > MAX_LINKS) return undefined
      }
      return entries
    },
  }
}

const LINKS_PER_CALL = 100
const MAX_LINKS = 20 * LINKS_PER_CALL
