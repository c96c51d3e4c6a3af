import type { CentreFilter } from '@prospectus/catalogue/resources/centre-query'
import type { Entry } from '@prospectus/catalogue/rows/entry'
import { sortNewestFirst } from '@prospectus/catalogue/rows/order'
import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import type { StoryKind } from '@prospectus/content/reading/story-kind'
import type { Story } from '@prospectus/content/schema/stories/story'
import { LRUCache } from 'lru-cache'
import {
  type CachedValue,
  cachedWithReads,
  collectReads,
  listTag,
  recordRead,
} from '../cdn/reads.ts'
import type { PageView } from './page-view.ts'

export interface EntryWithStory {
  readonly entry: Entry
  readonly story: Story
}

type StoriesContext = Pick<PageView, 'snapshot' | 'lang' | 'read'>

/** By snapshot: lists by component and language. */
const storiesCaches = new WeakMap<Snapshot, Map<string, CachedValue<readonly EntryWithStory[]>>>()

/** The chosen stories that are published, in the editor's order; without a choice, all of the component. */
export function chosenOrAllStories(
  uuids: readonly string[],
  component: StoryKind,
  page: StoriesContext,
): readonly EntryWithStory[] {
  return uuids.length > 0
    ? chosenStories(uuids, component, page)
    : publishedStories(component, page)
}

/** Published stories of a component in the page's language, by position (DATA-7, LANG-2); read once per snapshot. */
export function publishedStories(
  component: StoryKind,
  { snapshot, lang, read }: StoriesContext,
): readonly EntryWithStory[] {
  const cache =
    storiesCaches.get(snapshot) ?? new Map<string, CachedValue<readonly EntryWithStory[]>>()
  storiesCaches.set(snapshot, cache)
  recordRead(listTag(component))
  return cachedWithReads(cache, `${component} ${lang}`, () =>
    entriesOf(component, { snapshot, lang }).map((entry) => ({ entry, story: read(entry) })),
  )
}

/**
 * Entries of a component, ordered by position. Reads are not recorded here, because stories of other components do not
 * affect the result.
 */
function entriesOf(
  component: StoryKind,
  { snapshot, lang }: Pick<StoriesContext, 'snapshot' | 'lang'>,
): readonly Entry[] {
  return collectReads(new Set(), () =>
    snapshot.tree.flatMap((treeEntry) => {
      if (!treeEntry.published || treeEntry.is_folder || treeEntry.lang !== lang) return []
      const entry = snapshot.byUuid(treeEntry.uuid)
      return entry?.component === component ? entry : []
    }),
  )
}

function chosenStories(
  uuids: readonly string[],
  component: StoryKind,
  { snapshot, lang, read }: StoriesContext,
): readonly EntryWithStory[] {
  return uuids.flatMap((uuid) => {
    const entry = snapshot.byUuid(uuid)
    const fits = entry?.component === component && entry.lang === lang
    return fits ? { entry, story: read(entry) } : []
  })
}

/** The newest resources in the page's language that match any filter, newest first, at most `maximum` per filter. */
export function newestResources(
  filters: readonly Omit<CentreFilter, 'lang'>[],
  maximum: number,
  { snapshot, lang }: Pick<PageView, 'snapshot' | 'lang'>,
): readonly Entry[] {
  const cache =
    newestCaches.get(snapshot) ??
    new LRUCache<string, CachedValue<readonly Entry[]>>({ max: MAX_NEWEST_LISTS })
  newestCaches.set(snapshot, cache)
  const newestOf = (filter: Omit<CentreFilter, 'lang'>) => {
    const query = { ...filter, lang, page: 1, perPage: maximum }
    return cachedWithReads(cache, JSON.stringify(query), () => snapshot.resources(query).entries)
  }
  return cachedWithReads(cache, JSON.stringify([lang, maximum, ...filters]), () =>
    sortNewestFirst([...new Set(filters.flatMap(newestOf))]),
  )
}

/** By snapshot: the list of each filter, and of each combination, since articles on the same topics share them. */
const newestCaches = new WeakMap<Snapshot, LRUCache<string, CachedValue<readonly Entry[]>>>()
const MAX_NEWEST_LISTS = 500
