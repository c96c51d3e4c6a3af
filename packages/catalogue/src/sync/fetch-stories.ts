import { bareSlug } from '@prospectus/content/schema/links/bare-slug'
import type { ContentClient } from '@prospectus/protocol/client/content-client'
import type { RawStory } from '@prospectus/protocol/raw-story'
import type { BrokenStory } from '../snapshot/read-row.ts'
import { type Clock, freshCv, rest } from './clock.ts'

/** What the link of a story says that the story itself has to say as well. */
export interface Expected {
  readonly id: unknown
  readonly fullSlug: unknown
  /** When it was published; undefined when that is what is known already. */
  readonly publishedAt: string | undefined
}

export interface FetchedStories {
  readonly stories: readonly RawStory[]
  /** Uuids of stories that were older than expected every time they were asked for, or were not given. */
  readonly stale: ReadonlySet<string>
  /** Those of them that said something else of themselves than their links do. */
  readonly contradicting: readonly BrokenStory[]
}

/**
 * Fetches stories by uuid. One that is older than its link said came from a cache: it is asked for again
 * with a `cv` that no cache knows, up to three times with growing rests, and then taken as it is
 * (delivery-protocol#caching). One that has another id or full slug than its link is asked for again as well,
 * and never taken (CALL-6).
 *
 * @param expected by uuid, what links say
 * @throws what the client throws
 */
export async function fetchStories(
  client: Pick<ContentClient, 'storiesByUuid'>,
  uuids: readonly string[],
  expected: ReadonlyMap<string, Expected>,
  { cv, clock }: { readonly cv: number; readonly clock: Clock },
): Promise<FetchedStories> {
  const found = new Map<string, RawStory>()
  const contradicting = new Map<string, BrokenStory>()
  let wanted = uuids
  for (let attempt = 0; wanted.length > 0; attempt++) {
    if (attempt > 0) await rest(clock, FIRST_REST_MS * 2 ** (attempt - 1))
    const asked = attempt === 0 ? cv : freshCv(clock) + attempt
    contradicting.clear()
    for await (const story of client.storiesByUuid(wanted, { cv: asked })) {
      if (!isPlaced(story)) continue
      const contradiction = contradictionOf(story, expected.get(story.uuid))
      if (contradiction === undefined) found.set(story.uuid, story)
      else contradicting.set(story.uuid, contradiction)
    }
    wanted = wanted.filter((uuid) => isStale(found.get(uuid), expected.get(uuid)?.publishedAt))
    if (attempt === REPEATS) break
  }
  const asked = new Set(uuids)
  return {
    stories: Array.from(found.values()).filter(({ uuid }) => asked.has(uuid)),
    stale: new Set(wanted),
    contradicting: [...contradicting].flatMap(([uuid, one]) => (found.has(uuid) ? [] : one)),
  }
}

/** A story that can be told from others; what else it lacks is found out when its row is read. */
export function isPlaced(story: unknown): story is RawStory {
  return (
    typeof story === 'object' && story !== null && 'uuid' in story && typeof story.uuid === 'string'
  )
}

function contradictionOf(story: RawStory, said: Expected | undefined): BrokenStory | undefined {
  if (said === undefined) return undefined
  const { id, full_slug } = story
  const isMissing = typeof id !== 'number' || typeof full_slug !== 'string'
  if (isMissing || (id === said.id && bareSlug(full_slug) === bareSlug(String(said.fullSlug)))) {
    return undefined
  }
  return {
    story: String(said.fullSlug),
    reason: `(${story.uuid}) says of itself that it is ${id}, ${JSON.stringify(full_slug)}, and its link says ${said.id}`,
  }
}

function isStale(story: RawStory | undefined, expected: string | undefined): boolean {
  if (story === undefined) return true
  if (expected === undefined) return false
  return Date.parse(story.published_at ?? '') < Date.parse(expected)
}

const REPEATS = 3
const FIRST_REST_MS = 250
