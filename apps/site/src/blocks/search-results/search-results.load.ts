import { bodyText } from '@prospectus/catalogue/full-text/searchable-text'
import { entryInLanguage } from '@prospectus/catalogue/languages/in-language'
import { type ParsedQuery, parseQuery } from '@prospectus/catalogue/matching/match'
import type { RankedHit } from '@prospectus/catalogue/matching/score'
import { upcomingFirst } from '@prospectus/catalogue/resources/event-days'
import { knownLabels, labelsOf } from '@prospectus/catalogue/resources/labels'
import { type ListPaging, pagingOf } from '@prospectus/catalogue/resources/paging'
import type { Entry } from '@prospectus/catalogue/rows/entry'
import { type HighlightedPart, highlightMatches } from '@prospectus/catalogue/search/highlights'
import { mayOpenDownload, resultHref } from '@prospectus/catalogue/search/result-link'
import {
  hitsOfTab,
  OTHER_TYPES,
  parseSearch,
  SEARCH_PAGE_SIZE,
  type SearchTab,
  type SearchView,
  searchTabs,
} from '@prospectus/catalogue/search/search-query'
import { type NearestQuery, searchSite } from '@prospectus/catalogue/search/site-search'
import { snippet } from '@prospectus/catalogue/search/snippet'
import { formatDay, isoDate } from '@prospectus/content/messages/day'
import type { SearchResults } from '@prospectus/content/schema/blocks/search-results'
import type { Link } from '@prospectus/content/schema/links/multilink'
import type { PageView } from '../../rendering/page-view.ts'
import type { Card } from '../../ui/article-card/card.ts'
import { cardsOf } from '../../ui/article-card/cards-of.ts'
import { internalLinkTarget } from '../../ui/link/link.tsx'

export interface SearchData {
  readonly view: SearchView
  /** Number of results in all tabs (SEARCH-1). */
  readonly count: number
  readonly tabs: readonly LabelledTab[]
  readonly paging: ListPaging
  readonly results: readonly SearchResult[]
  /** A similar query with results, if this one has none (SEARCH-6). */
  readonly nearest: NearestQuery | undefined
  readonly suggestedPages: readonly Entry[]
  /** The newest resources, if nothing was found. */
  readonly newest: readonly Entry[]
  /** A sentence for each failed query (SEARCH-2). */
  readonly failures: readonly string[]
}

export interface LabelledTab extends SearchTab {
  readonly label: string
}

export interface SearchResult {
  readonly uuid: string
  readonly score: number
  readonly link: Link
  readonly name: readonly HighlightedPart[]
  readonly snippet: readonly HighlightedPart[]
  /** Label of the resource type, or "page". */
  readonly kind: string | undefined
  /** `YYYY-MM-DD`, UTC. */
  readonly day: string
  readonly dayText: string
  /** False for pages, whose day says nothing to a visitor. */
  readonly showsDay: boolean
  readonly event: Card['event']
  readonly themes: readonly string[]
}

/** Runs the search of the address (SEARCH-1 to SEARCH-5). */
export function loadSearch(_block: SearchResults, page: PageView): SearchData {
  const view = parseSearch(page.query)
  const search = { text: view.text, lang: page.lang }
  const { hits, nearest, failures } = searchSite(page.snapshot, search)
  const labels = {
    types: labelsOf(page.snapshot.datasources['resource-type'], page.lang),
    themes: labelsOf(page.snapshot.datasources['theme-type'], page.lang),
  }
  const types = [...labels.types.keys()]
  const tabHits = hitsOfTab(hits, types, view.type)
  const paging = pagingOf(tabHits.length, view.page, SEARCH_PAGE_SIZE)
  const query = parseQuery(view.text)
  return {
    view,
    nearest,
    count: hits.length,
    tabs: searchTabs(hits, types, view.type).map(({ type, count }) => ({
      type,
      count,
      label: tabLabel(type, labels, page),
    })),
    paging,
    results: upcomingFirstAmongEqual(
      tabHits
        .slice(paging.offset, paging.offset + paging.limit)
        .map((hit) => resultOf(hit, query, labels, page)),
      page.today,
    ),
    suggestedPages: SUGGESTED_PAGES.flatMap((fullSlug) => entryInLanguage(fullSlug, page) ?? []),
    newest: hits.length > 0 ? [] : newestOf(page),
    failures,
  }
}

interface Labels {
  readonly types: ReadonlyMap<string, string>
  readonly themes: ReadonlyMap<string, string>
}

function tabLabel(type: string | undefined, { types }: Labels, page: PageView): string {
  const { search } = page.messages
  if (type === undefined) return search.tabAll
  if (type === OTHER_TYPES) return search.tabOther
  return type === 'page' ? search.tabPages : (types.get(type) ?? search.tabResources)
}

/** Keeps the order by score (SEARCH-3); among equal scores, upcoming events precede past ones. */
function upcomingFirstAmongEqual(
  results: readonly SearchResult[],
  today: string,
): readonly SearchResult[] {
  const scores = [...new Set(results.map(({ score }) => score))]
  return scores.flatMap((score) =>
    upcomingFirst(
      results.filter((result) => result.score === score),
      ({ event }) => event,
      today,
    ),
  )
}

function resultOf(
  { entry, type, score }: RankedHit,
  query: ParsedQuery,
  { types, themes }: Labels,
  page: PageView,
): SearchResult {
  const raw = page.snapshot.read(entry)
  const passages = [entry.description, ...bodyText(raw.content).split('\n')]
  return {
    uuid: entry.uuid,
    score,
    link: linkOf(entry, page),
    name: highlightMatches(entry.name, query),
    snippet: snippet({ name: entry.name, passages }, query),
    kind: type === 'page' ? page.messages.search.page : types.get(type),
    ...dayOf(entry, page),
    showsDay: type !== 'page',
    themes: knownLabels(themes, entry.themes),
  }
}

/** Day of a result, the same as on the card of a resource. */
function dayOf(entry: Entry, page: PageView): Pick<SearchResult, 'day' | 'dayText' | 'event'> {
  const [card] = entry.component === 'resource' ? cardsOf([entry], page) : []
  const date = new Date(entry.date)
  return {
    day: isoDate(date),
    dayText: formatDay(page.messages.locale, date),
    event: card?.event,
  }
}

/** An open publication leads to its first download (SEARCH-4). */
function linkOf(entry: Entry, page: PageView): Link {
  const content = mayOpenDownload(entry) ? page.read(entry).content : undefined
  const publication = content?.kind === 'resource' ? content : undefined
  const href = resultHref(entry, publication)
  const download = publication?.firstDownload
  return download?.href === href ? download : internalLinkTarget(href)
}

function newestOf({ snapshot, lang }: PageView): readonly Entry[] {
  return snapshot.resources({ lang, page: 1, perPage: MAX_NEWEST }).entries
}

const SUGGESTED_PAGES = ['resources', 'request-a-demo', 'contact', 'sitemap']
const MAX_NEWEST = 5
