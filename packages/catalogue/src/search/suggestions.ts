import { formatMessage } from '@prospectus/content/messages/format-message'
import type { Messages } from '@prospectus/content/messages/messages'
import { parseQuery } from '../matching/match.ts'
import type { HitList } from '../matching/score.ts'
import { labelsOf } from '../resources/labels.ts'
import type { Entry } from '../rows/entry.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { type HighlightedPart, highlightMatches } from './highlights.ts'
import { mayOpenDownload, type Publication, resultHref } from './result-link.ts'
import type { SiteSearchResults } from './site-search.ts'

/** A response of the suggestions endpoint; `docs/contracts/suggestions-endpoint.md`. */
export interface Suggestions {
  /** As typed, trimmed. */
  readonly query: string
  /** Number of all results, as the search page counts them. */
  readonly total: number
  /** The first results, in the search page's order (SEARCH-3). */
  readonly suggestions: readonly Suggestion[]
  /** What screen readers say about the list. */
  readonly status: string
  /** Label of the link to the search page. */
  readonly all: string
  /** Only without results: a similar query that has some, and the label of the link to them (SEARCH-6). */
  readonly nearest?: { readonly query: string; readonly label: string }
}

export interface Suggestion {
  readonly name: string
  /** Offsets of the matches in the name: start and exclusive end in turns (SEARCH-5). */
  readonly marks: readonly number[]
  readonly path: string
  /** Label of the result's tab; undefined for a resource of an unknown type. */
  readonly kind?: string
}

interface SuggestionsContext {
  readonly snapshot: Pick<Snapshot, 'datasources'>
  readonly lang: string
  readonly messages: Messages
  /** Called for publications only (SEARCH-4). */
  readonly readPublication: (entry: Entry) => Publication | undefined
}

/**
 * Suggestions from the results of a search (SEARCH-2 to SEARCH-6).
 * @param text the query as typed, trimmed
 */
export function suggestionsOf(
  text: string,
  { hits, nearest }: Pick<SiteSearchResults, 'nearest'> & { readonly hits: HitList },
  { snapshot, lang, messages, readPublication }: SuggestionsContext,
): Suggestions {
  const { search, locale } = messages
  const query = parseQuery(text)
  const typeLabels = labelsOf(snapshot.datasources['resource-type'], lang)
  const suggestions = hits.slice(0, MAX_SUGGESTIONS).map(({ entry, type }) => {
    const kind = type === 'page' ? search.page : typeLabels.get(type)
    return {
      name: entry.name,
      marks: highlightOffsets(highlightMatches(entry.name, query)),
      path: resultHref(entry, mayOpenDownload(entry) ? readPublication(entry) : undefined),
      ...(kind === undefined ? {} : { kind }),
    }
  })
  const offer =
    nearest && formatMessage(search.nearest, { query: nearest.text, count: nearest.count }, locale)
  const summary =
    suggestions.length === 0
      ? search.noSuggestions
      : formatMessage(search.suggestionCount, { count: suggestions.length }, locale)
  return {
    query: text,
    total: hits.length,
    suggestions,
    status: offer === undefined ? summary : `${summary}. ${offer}`,
    all: formatMessage(
      hits.length > 0 ? search.allResults : search.nothingFor,
      { count: hits.length, query: text },
      locale,
    ),
    ...(nearest && offer !== undefined && { nearest: { query: nearest.text, label: offer } }),
  }
}

function highlightOffsets(parts: readonly HighlightedPart[]): readonly number[] {
  const offsets: number[] = []
  let start = 0
  for (const { text, isHighlighted } of parts) {
    if (isHighlighted) offsets.push(start, start + text.length)
    start += text.length
  }
  return offsets
}

/** Suggestions shown: more than fit above a phone's keyboard, but few enough to take in at a glance. */
const MAX_SUGGESTIONS = 7
