import { type RankedHits, rankHits } from '../matching/score.ts'
import type { SearchQuery } from '../rows/queries.ts'
import { NO_HITS } from '../snapshot/search-hits.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { correctQuery } from './correct-query.ts'

export interface SiteSearch {
  /** As typed; blank finds nothing. */
  readonly text: string
  /** Of the page that searches (LANG-2). */
  readonly lang: string
}

/** A query that is near the one asked, and finds something. */
export interface NearestQuery {
  readonly text: string
  /** Of its results. */
  readonly count: number
}

export interface SiteSearchResults {
  /** Of both queries, ranked. */
  readonly hits: RankedHits
  /** What may have been meant, when nothing was found (SEARCH-6). Never in place of what was asked. */
  readonly nearest: NearestQuery | undefined
  /** One sentence for each query that failed, for the log; the other's results are in `hits`. */
  readonly failures: readonly string[]
}

type Searched = Pick<Snapshot, 'version' | 'search' | 'nameScores' | 'nearestWord'>

/**
 * What the site search finds: pages and resources as one list, ranked (SEARCH-2, SEARCH-3). When both
 * queries find nothing, terms that no story has are taken for slips of the keyboard, and the query of the
 * nearest words is offered, if it finds anything (SEARCH-6). A query that fails costs only its own results.
 */
export function searchSite(snapshot: Searched, asked: SiteSearch): SiteSearchResults {
  const found = searchAsTyped(snapshot, asked)
  if (found.hits.length > 0 || found.failures.length > 0) return { ...found, nearest: undefined }
  const nearestWord = (term: string) => snapshot.nearestWord(term, asked.lang)
  const text = correctQuery(asked.text, nearestWord)
  if (text === undefined) return { ...found, nearest: undefined }
  const { hits, failures } = searchAsTyped(snapshot, { ...asked, text })
  const nearest = hits.length > 0 ? { text, count: hits.length } : undefined
  return { hits: found.hits, nearest, failures }
}

function searchAsTyped(
  snapshot: Searched,
  { text, lang }: SiteSearch,
): Omit<SiteSearchResults, 'nearest'> {
  const pages = ask(snapshot, { lang, component: 'page', text })
  const resources = ask(snapshot, { lang, component: 'resource', text })
  return {
    hits: rankHits(pages.hits, resources.hits, snapshot.nameScores(text)),
    failures: [pages, resources].flatMap(({ failure }) => failure ?? []),
  }
}

function ask(snapshot: Searched, query: SearchQuery) {
  if (query.text.trim() === '') return { hits: NO_HITS, failure: undefined }
  try {
    return { hits: snapshot.search(query), failure: undefined }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const what = `the search of ${query.component} stories for ${JSON.stringify(query.text)}`
    return { hits: NO_HITS, failure: `${what} failed in snapshot ${snapshot.version}: ${reason}` }
  }
}
