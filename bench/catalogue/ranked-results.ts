import { type RankedHit, rankHits } from '@prospectus/catalogue/matching/score'
import type { SearchHits } from '@prospectus/catalogue/rows/entry'
import { SEARCH_PAGE_SIZE } from '@prospectus/catalogue/search/search-query'
import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'

/** Hits of both queries of SEARCH-2: pages and resources. */
export function searchPagesAndResources(
  snapshot: Snapshot,
  text: string,
): readonly [pages: SearchHits, resources: SearchHits] {
  const query = (component: 'page' | 'resource') => snapshot.search({ lang: 'en', component, text })
  return [query('page'), query('resource')]
}

/** The search page's first results: both queries, ranked, one page. */
export function rankedResults(snapshot: Snapshot, text: string): readonly RankedHit[] {
  const [pages, resources] = searchPagesAndResources(snapshot, text)
  return rankHits(pages, resources, snapshot.nameScores(text)).slice(0, SEARCH_PAGE_SIZE)
}
