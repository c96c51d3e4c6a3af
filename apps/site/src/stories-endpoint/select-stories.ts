import type { Entry } from '@prospectus/content/index/rows/entry'
import type { Listing } from '@prospectus/content/index/rows/queries'
import type { Snapshot } from '@prospectus/content/index/snapshot/snapshot'
import { centreQuery } from '@prospectus/content/index/stories-endpoint/centre-query'
import { clausesTest } from '@prospectus/content/index/stories-endpoint/clause-test'
import { sentStory } from '@prospectus/content/index/stories-endpoint/sent-story'
import type { StoriesQuery } from '@prospectus/content/index/stories-endpoint/stories-query'
import { hasPage } from '@prospectus/content/reading/component'
import type { RawStory } from '@prospectus/protocol/raw-story'

export interface SelectedStories {
  /** One page, in protocol form. */
  readonly stories: readonly RawStory[]
  /** On all pages. */
  readonly total: number
}

/**
 * The stories of a snapshot that a query asks for (CALL-4); those without a page of their own, such as the
 * settings of the site, are never among them.
 */
export function selectStories(snapshot: Snapshot, query: StoriesQuery): SelectedStories {
  const ofCentre = centreQuery(query, snapshot.languages)
  const { entries, total } = ofCentre ? snapshot.resources(ofCentre) : readThrough(snapshot, query)
  return {
    stories: entries.map((entry) => sentStory(snapshot.read(entry), query.excluded)),
    total,
  }
}

function readThrough(snapshot: Snapshot, query: StoriesQuery): Listing {
  const { startsWith, uuids, text, sort, page, perPage } = query
  const holdsClauses = clausesTest(query.clauses)
  const keeps = (entry: Entry) =>
    hasPage(entry.component) &&
    (startsWith.length === 0 || startsWith.some((start) => entry.fullSlug.startsWith(start))) &&
    holdsClauses(entry)
  return snapshot.stories({
    uuids,
    keeps,
    text,
    order: sort.by,
    descending: sort.descending,
    offset: (page - 1) * perPage,
    limit: perPage,
  })
}
