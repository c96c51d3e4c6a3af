import { foldWithOffsets } from '@prospectus/content/text/fold'
import { parseQuery } from '../matching/match.ts'
import { type RankedHits, rankHits } from '../matching/score.ts'
import { WORD } from '../matching/terms.ts'
import type { SearchHits, SiteSearchQuery } from '../rows/entry.ts'
import { NO_HITS } from '../snapshot/search-hits.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

interface SiteSearch {
  /** As typed; blank finds nothing. */
  readonly text: string
  /** Language of the page that the search is made from (LANG-2). */
  readonly lang: string
}

export interface NearestQuery {
  readonly text: string
  readonly count: number
}

export interface SiteSearchResults {
  readonly hits: RankedHits
  /** A suggestion when nothing was found (SEARCH-6); it never replaces the query. */
  readonly nearest: NearestQuery | undefined
  /** Message for the log about each query that failed; `hits` then has only the results of the other query. */
  readonly failures: readonly string[]
}

type SearchedSnapshot = Pick<Snapshot, 'version' | 'search' | 'nameScores' | 'nearestWord'>

/**
 * Searches pages and resources in one ranked list (SEARCH-2, SEARCH-3). If nothing is found, treats terms that no story
 * has as typing mistakes, and suggests the query with the nearest words if it has results (SEARCH-6). If one query
 * fails, still returns the results of the other.
 */
export function searchSite(snapshot: SearchedSnapshot, query: SiteSearch): SiteSearchResults {
  const typed = searchAsTyped(snapshot, query)
  if (typed.hits.length > 0 || typed.failures.length > 0) return { ...typed, nearest: undefined }
  const nearestWord = (term: string) => snapshot.nearestWord(term, query.lang)
  const text = correctQuery(query.text, nearestWord)
  if (text === undefined) return { ...typed, nearest: undefined }
  const { hits, failures } = searchAsTyped(snapshot, { ...query, text })
  const nearest = hits.length > 0 ? { text, count: hits.length } : undefined
  return { hits: typed.hits, nearest, failures }
}

function searchAsTyped(
  snapshot: SearchedSnapshot,
  { text, lang }: SiteSearch,
): Omit<SiteSearchResults, 'nearest'> {
  const pages = runQuery(snapshot, { lang, component: 'page', text })
  const resources = runQuery(snapshot, { lang, component: 'resource', text })
  return {
    hits: rankHits(
      pages.hits,
      resources.hits,
      nameScores(snapshot, text, [pages.hits, resources.hits]),
    ),
    failures: [pages, resources].flatMap(({ failure }) => failure ?? []),
  }
}

/**
 * Scores names (SEARCH-3). If none contains the query, scores without the punctuation around it, so that
 * `opening hours?` puts the page “Opening hours” first.
 */
function nameScores(
  snapshot: SearchedSnapshot,
  text: string,
  results: readonly SearchHits[],
): (row: number) => number {
  const asTyped = snapshot.nameScores(text)
  const withoutPunctuation = text.replace(PUNCTUATION_AROUND, '')
  if (withoutPunctuation === '' || withoutPunctuation === text) return asTyped
  const isInAName = results.some(({ rows }) => rows.some((row) => asTyped(row) > 0))
  return isInAName ? asTyped : snapshot.nameScores(withoutPunctuation)
}

/** Matches the end only from the beginning of a run of punctuation, so that long runs take linear time. */
const PUNCTUATION_AROUND =
  /^[\s"'“”„‟‘’‚«»‹›]+|(?<![\s"'“”„‟‘’‚«»‹›.,;:!?…])[\s"'“”„‟‘’‚«»‹›.,;:!?…]+$/gu

function runQuery(snapshot: SearchedSnapshot, query: SiteSearchQuery) {
  if (query.text.trim() === '') return { hits: NO_HITS, failure: undefined }
  try {
    return { hits: snapshot.search(query), failure: undefined }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const label = `the search of ${query.component} stories for ${JSON.stringify(query.text)}`
    return { hits: NO_HITS, failure: `${label} failed in snapshot ${snapshot.version}: ${reason}` }
  }
}

/**
 * Replaces misspelt terms by the nearest words (SEARCH-6). Undefined when nothing changes, a term has no nearest word,
 * or more than four would be replaced, since each costs a search through all words.
 */
export function correctQuery(
  text: string,
  nearestWord: (term: string) => string | undefined,
): string | undefined {
  const corrections = new Map<string, string>()
  for (const term of parseQuery(text).terms) {
    const nearest = nearestWord(term)
    if (nearest === undefined) return undefined
    if (nearest !== term) corrections.set(term, nearest)
    if (corrections.size > MAX_CORRECTIONS) return undefined
  }
  return corrections.size === 0 ? undefined : replaceWords(text, corrections)
}

function replaceWords(text: string, replacements: ReadonlyMap<string, string>): string {
  const { folded, starts, ends } = foldWithOffsets(text)
  let replaced = ''
  let copiedTo = 0
  for (const { 0: word, index } of folded.matchAll(WORD)) {
    const replacement = replacements.get(word)
    if (replacement === undefined) continue
    replaced += text.slice(copiedTo, starts[index]) + replacement
    copiedTo = ends[index + word.length - 1] ?? text.length
  }
  return replaced + text.slice(copiedTo)
}

const MAX_CORRECTIONS = 4
