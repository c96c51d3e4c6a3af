import { bareSlug } from '@prospectus/content/schema/links/bare-slug'
import { storedFields } from '@prospectus/content/schema/values/stored-value'
import type { ContentClient } from '@prospectus/protocol/client/content-client'
import type { RawStory } from '@prospectus/protocol/raw-story'
import type { Pause } from '../rows/pause.ts'
import { type Changes, validateChanges } from '../snapshot/changes.ts'
import { compareLinks, foldersDiffer } from '../snapshot/compare-links.ts'
import { withFolderStates } from '../snapshot/read-link.ts'
import type { BrokenStory } from '../snapshot/read-row.ts'
import type { DatasourceSlug, Snapshot } from '../snapshot/snapshot.ts'
import { type Clock, freshCv, sleep } from './clock.ts'
import { readDatasource } from './remote-source.ts'

export interface FoundChanges {
  readonly changes: Changes
  /** Data sources that have lost all their entries; `changes` leaves them as they were. */
  readonly emptied: readonly DatasourceSlug[]
  /** Delivered stories that were rejected; their last good versions stay. */
  readonly rejected: readonly BrokenStory[]
  /** False if another comparison is needed. */
  readonly isSettled: boolean
  /** False if stories were older than their links, or missing. */
  readonly isComplete: boolean
}

interface FindOptions {
  readonly cv: number
  readonly clock: Clock
  readonly languages: readonly string[]
  /** True after a full load; another load would find nothing more. */
  readonly isAfterLoad: boolean
  /** True to compare the content of all stories, because times of publishing do not show what has changed. */
  readonly comparesContent: boolean
  readonly pause: Pause
}

/**
 * Finds the changes since a snapshot by comparing all links, and fetches them (decision 0020); `'rebuild'` if the
 * languages have changed or a full load is faster.
 * @throws what the client throws, and `InvalidContentError` for a response that cannot be the content
 */
export async function findChanges(
  client: ContentClient,
  snapshot: Snapshot,
  { cv, clock, languages, isAfterLoad, comparesContent, pause }: FindOptions,
): Promise<FoundChanges | 'rebuild'> {
  const { tree, size } = snapshot
  if (!isAfterLoad && !haveSameItems(languages, snapshot.languages)) return 'rebuild'
  const changedAt = (uuid: string) =>
    comparesContent ? undefined : snapshot.byUuid(uuid)?.publishedAt
  const expected = new Map<string, ExpectedStory>()
  const links = recordLinks(
    client.links({ cv, includeDates: true, concurrency: 1 }),
    changedAt,
    expected,
  )
  const known = { tree, changedAt }
  const compared = await compareLinks(links, known, { view: 'published', pause })
  if (!isAfterLoad && compared.changedUuids.length > Math.max(ALWAYS_FETCHED_STORIES, size / 5))
    return 'rebuild'
  const fetched = await fetchStories(client, compared.changedUuids, expected, { cv, clock })
  const missing = compared.removedUuids.filter((uuid) => !expected.has(uuid))

  const retained = await fetchStillPublished(client, missing, freshCv(clock))
  const retainedUuids = new Set(retained.map(({ uuid }) => uuid))
  const folders = withFolderStates(compared.folders, compared.storyParentIds)
  const { datasources, emptied } = await fetchChangedDatasources(client, snapshot, {
    cv,
    languages,
  })
  const candidates = [
    ...fetched.stories,
    ...retained.filter((story) => keepsKnownId(story, snapshot)),
  ]
  const { accepted, rejected } = validateChanges(
    {
      stories: candidates.filter((story) => differs(story, snapshot)),
      removed: compared.removedUuids.filter((uuid) => !retainedUuids.has(uuid)),
      ...(foldersDiffer(folders, tree) && { folders }),
      ...(datasources && { datasources }),
    },
    snapshot,
  )
  return {
    changes: accepted,
    emptied,
    rejected: [...rejected, ...fetched.contradicting],
    isComplete: fetched.stale.size === 0,
    isSettled: fetched.stale.size + retained.length + rejected.length === 0,
  }
}

/** False if the snapshot has this uuid with another id. */
export function keepsKnownId({ uuid, id }: RawStory, snapshot: Snapshot): boolean {
  const known = snapshot.byUuid(uuid)
  return known === undefined || known.id === id
}

/** True if there is nothing to apply. */
export function isEmpty({ stories, removed, folders, datasources }: Changes): boolean {
  return stories.length + removed.length === 0 && !folders && !datasources
}

/** True if a story is new to a snapshot or differs from its version there. */
export function differs(story: RawStory, snapshot: Snapshot): boolean {
  const entry = snapshot.byUuid(story.uuid)
  return entry === undefined || JSON.stringify(snapshot.read(entry)) !== JSON.stringify(story)
}

/**
 * Fetches stories that the links lack although they are still published: a change while the links were read can move an
 * entry to a page that was read already.
 */
async function fetchStillPublished(
  client: ContentClient,
  uuids: readonly string[],
  cv: number,
): Promise<readonly RawStory[]> {
  const stories: RawStory[] = []
  for await (const story of client.storiesByUuid(uuids, { cv })) {
    if (hasUuid(story)) stories.push(story)
  }
  return stories
}

/** Passes links on, and adds to `expected` what each link says of its story, by uuid. */
async function* recordLinks(
  links: AsyncIterable<unknown>,
  changedAt: (uuid: string) => string | null | undefined,
  expected: Map<string, ExpectedStory>,
): AsyncGenerator<unknown> {
  for await (const link of links) {
    const { id, uuid, slug, published_at } = storedFields(link)
    if (typeof uuid === 'string') {
      const isDated = typeof published_at === 'string' && changedAt(uuid) !== published_at
      expected.set(uuid, { id, fullSlug: slug, publishedAt: isDated ? published_at : undefined })
    }
    yield link
  }
}

async function fetchChangedDatasources(
  client: ContentClient,
  { datasources: known }: Snapshot,
  options: { readonly cv: number; readonly languages: readonly string[] },
): Promise<Pick<Changes, 'datasources'> & Pick<FoundChanges, 'emptied'>> {
  const delivered = {
    'theme-type': await readDatasource(client, 'theme-type', options),
    'industry-type': await readDatasource(client, 'industry-type', options),
    'resource-type': await readDatasource(client, 'resource-type', options),
  }
  const slugs = Object.keys(delivered) as DatasourceSlug[]
  const emptied = slugs.filter((slug) => delivered[slug].length === 0 && known[slug].length > 0)
  const previous = Object.fromEntries(emptied.map((slug) => [slug, known[slug]]))
  const datasources = { ...delivered, ...previous }
  const isUnchanged = slugs.every(
    (slug) => JSON.stringify(datasources[slug]) === JSON.stringify(known[slug]),
  )
  return { emptied, ...(!isUnchanged && { datasources }) }
}

function haveSameItems(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((item) => b.includes(item))
}

/** Number of changed stories that never cause a full load, however small the space is. */
const ALWAYS_FETCHED_STORIES = 2000

interface ExpectedStory {
  readonly id: unknown
  readonly fullSlug: unknown
  /** Undefined if the snapshot already has this version. */
  readonly publishedAt: string | undefined
}

/**
 * Fetches stories by uuid. A story older than its link came from a cache: fetches it again with a `cv` that no cache
 * knows, up to three times with growing pauses, then accepts it (delivery-protocol#caching). A story whose id or full
 * slug is not that of its link is fetched again too, but never accepted (CALL-6).
 * @param expected what the links say, by uuid
 * @throws what the client throws
 */
async function fetchStories(
  client: Pick<ContentClient, 'storiesByUuid'>,
  uuids: readonly string[],
  expected: ReadonlyMap<string, ExpectedStory>,
  { cv, clock }: { readonly cv: number; readonly clock: Clock },
) {
  const accepted = new Map<string, RawStory>()
  const contradicting = new Map<string, BrokenStory>()
  let pendingUuids = uuids
  for (let attempt = 0; pendingUuids.length > 0; attempt++) {
    if (attempt > 0) await sleep(clock, FIRST_PAUSE_MS * 2 ** (attempt - 1))
    const attemptCv = attempt === 0 ? cv : freshCv(clock) + attempt
    contradicting.clear()
    for await (const story of client.storiesByUuid(pendingUuids, { cv: attemptCv })) {
      if (!hasUuid(story)) continue
      const contradiction = contradictionOf(story, expected.get(story.uuid))
      if (contradiction === undefined) accepted.set(story.uuid, story)
      else contradicting.set(story.uuid, contradiction)
    }
    pendingUuids = pendingUuids.filter((uuid) =>
      isStale(accepted.get(uuid), expected.get(uuid)?.publishedAt),
    )
    if (attempt === MAX_RETRIES) break
  }
  const requested = new Set(uuids)
  return {
    stories: Array.from(accepted.values()).filter(({ uuid }) => requested.has(uuid)),
    /** Uuids of stories that after all attempts were older than expected or missing. */
    stale: new Set(pendingUuids),
    /** Stories among them that contradict their links. */
    contradicting: [...contradicting].flatMap(([uuid, item]) => (accepted.has(uuid) ? [] : item)),
  }
}

/** Checks nothing but the uuid; other problems are found when the row is read. */
export function hasUuid(story: unknown): story is RawStory {
  return typeof storedFields(story).uuid === 'string'
}

function contradictionOf(
  story: RawStory,
  link: ExpectedStory | undefined,
): BrokenStory | undefined {
  if (link === undefined) return undefined
  const { id, full_slug } = story
  // The reader of rows rejects it.
  const isBroken = typeof id !== 'number' || typeof full_slug !== 'string'
  if (isBroken || (id === link.id && bareSlug(full_slug) === bareSlug(String(link.fullSlug)))) {
    return undefined
  }
  return {
    story: String(link.fullSlug),
    reason: `(${story.uuid}) has id ${id} and full slug ${JSON.stringify(full_slug)}; expected id ${link.id} and full slug ${JSON.stringify(link.fullSlug)}, as in its link`,
  }
}

function isStale(story: RawStory | undefined, expectedTime: string | undefined): boolean {
  if (story === undefined) return true
  if (expectedTime === undefined) return false
  return Date.parse(story.published_at ?? '') < Date.parse(expectedTime)
}

const MAX_RETRIES = 3
const FIRST_PAUSE_MS = 250
