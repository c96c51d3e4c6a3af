import type { SearchResults } from '@prospectus/content/blocks/search-results'
import { bodyText } from '@prospectus/content/catalogue/body-text'
import type { Entry, SearchHit, SearchQuery } from '@prospectus/content/catalogue/snapshot'
import type { Link } from '@prospectus/content/links/multilink'
import { knownLabels, labelsOf } from '@prospectus/content/resources/labels'
import { type Paging, pagingOf } from '@prospectus/content/resources/paging'
import { type MarkedPart, markMatches } from '@prospectus/content/search/marks'
import { type ParsedQuery, parseQuery } from '@prospectus/content/search/match'
import { opensDownload, resultHref } from '@prospectus/content/search/result-link'
import { rankHits } from '@prospectus/content/search/score'
import {
  hitsOfType,
  parseSearch,
  SEARCH_PAGE_SIZE,
  type SearchTab,
  type SearchView,
  searchTabs,
} from '@prospectus/content/search/search-query'
import { snippet } from '@prospectus/content/search/snippet'
import type { PageView } from '../../rendering/page-view.ts'

export interface SearchData {
  readonly view: SearchView
  /** Of all results, whatever tab is chosen (SEARCH-1). */
  readonly count: number
  readonly tabs: readonly LabelledTab[]
  readonly paging: Paging
  readonly results: readonly SearchResult[]
  /** Why a query brought nothing, one sentence for each that failed (SEARCH-2). */
  readonly failures: readonly string[]
}

export interface LabelledTab extends SearchTab {
  readonly label: string
}

export interface SearchResult {
  readonly uuid: string
  readonly link: Link
  readonly name: readonly MarkedPart[]
  readonly snippet: readonly MarkedPart[]
  readonly kind: string | undefined
  readonly date: Date
  readonly themes: readonly string[]
}

/** What the search of the address found (SEARCH-1 to SEARCH-5). */
export function loadSearch(_block: SearchResults, page: PageView): SearchData {
  const { snapshot, messages } = page
  const view = parseSearch(page.query)
  const pages = ask(page, { lang: page.lang, component: 'page', text: view.text })
  const resources = ask(page, { lang: page.lang, component: 'resource', text: view.text })
  const scoreOf = snapshot.nameScores(view.text)
  const hits = rankHits(pages.hits, resources.hits, ({ entry }) => scoreOf(entry))

  const types = labelsOf(snapshot.datasources['resource-type'])
  const shown = hitsOfType(hits, view.type)
  const paging = pagingOf(shown.length, view.page, SEARCH_PAGE_SIZE)
  const query = parseQuery(view.text)
  const themes = labelsOf(snapshot.datasources['theme-type'])
  return {
    view,
    count: hits.length,
    tabs: searchTabs(hits, [...types.keys()]).map((tab) => ({
      ...tab,
      label:
        tab.type === undefined
          ? messages.search.tabAll
          : tab.type === 'page'
            ? messages.search.tabPages
            : (types.get(tab.type) ?? messages.search.tabResources),
    })),
    paging,
    results: shown.slice(paging.offset, paging.offset + paging.limit).map(({ hit, type }) => ({
      ...resultOf(hit.entry, query, page),
      kind: type === 'page' ? messages.search.page : types.get(type),
      themes: knownLabels(themes, hit.entry.themes),
    })),
    failures: [pages, resources].flatMap(({ failure }) => failure ?? []),
  }
}

interface Answer {
  readonly hits: readonly SearchHit[]
  readonly failure: string | undefined
}

/** One of the two queries; when it fails, the other's results still show (SEARCH-2). */
function ask({ snapshot }: PageView, query: SearchQuery): Answer {
  if (query.text === '') return { hits: [], failure: undefined }
  try {
    return { hits: snapshot.search(query), failure: undefined }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const what = `the search of ${query.component} stories for ${JSON.stringify(query.text)}`
    return { hits: [], failure: `${what} failed in snapshot ${snapshot.version}: ${reason}` }
  }
}

function resultOf(entry: Entry, query: ParsedQuery, page: PageView) {
  const raw = page.snapshot.read(entry)
  const text = [entry.description, bodyText(raw.content)].filter((part) => part !== '').join(' ')
  return {
    uuid: entry.uuid,
    link: linkOf(entry, page),
    name: markMatches(entry.name, query),
    snippet: snippet(text, query),
    date: new Date(entry.date),
  }
}

/** SEARCH-4: a publication leads to its first download, everything else to itself. */
function linkOf(entry: Entry, page: PageView): Link {
  const content = opensDownload(entry) ? page.read(entry).content : undefined
  const download = content?.kind === 'resource' ? content.downloads[0]?.link : undefined
  const own = { href: resultHref(entry, download), external: false, newTab: false, file: false }
  return download === undefined ? own : { ...download, href: own.href }
}
