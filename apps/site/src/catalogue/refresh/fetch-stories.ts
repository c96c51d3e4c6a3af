import type { ContentClient } from '@prospectus/content/client/content-client'
import type { RawStory } from '@prospectus/content/stories/raw-story'
import { type Clock, freshCv, rest } from './clock.ts'

export interface FetchedStories {
  readonly stories: readonly RawStory[]
  /** Uuids of stories that were older than expected every time they were asked for, or were not given. */
  readonly late: ReadonlySet<string>
}

/**
 * Fetches stories by uuid. One that is older than its link said came from a cache: it is asked for again
 * with a `cv` that no cache knows, up to three times with growing rests, and then taken as it is
 * (protocol section 2).
 *
 * @param expected when each story was published, by uuid, as its link says
 * @throws what the client throws
 */
export async function fetchStories(
  client: Pick<ContentClient, 'storiesByUuid'>,
  uuids: readonly string[],
  expected: ReadonlyMap<string, string>,
  { cv, clock }: { readonly cv: number; readonly clock: Clock },
): Promise<FetchedStories> {
  const found = new Map<string, RawStory>()
  let wanted = uuids
  for (let attempt = 0; wanted.length > 0; attempt++) {
    if (attempt > 0) await rest(clock, FIRST_REST * 2 ** (attempt - 1))
    const asked = attempt === 0 ? cv : freshCv(clock) + attempt
    for await (const story of client.storiesByUuid(wanted, { cv: asked })) {
      if (isPlaced(story)) found.set(story.uuid, story)
    }
    wanted = wanted.filter((uuid) => isLate(found.get(uuid), expected.get(uuid)))
    if (attempt === REPEATS) break
  }
  return { stories: [...found.values()], late: new Set(wanted) }
}

/** A story that can be told from others; what else it lacks is found out when its row is read. */
export function isPlaced(story: unknown): story is RawStory {
  return (
    typeof story === 'object' && story !== null && 'uuid' in story && typeof story.uuid === 'string'
  )
}

function isLate(story: RawStory | undefined, expected: string | undefined): boolean {
  if (story === undefined) return true
  if (expected === undefined) return false
  return Date.parse(story.published_at ?? '') < Date.parse(expected)
}

const REPEATS = 3
const FIRST_REST = 250
