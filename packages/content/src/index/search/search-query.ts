import type { HitList, RankedHits } from '../matching/score.ts'
import { canonicalQuery, parsePage } from '../resources/paging.ts'
import { isResourceType } from '../resources/resource-types.ts'

/** Results a page of the search shows (SEARCH-1). */
export const SEARCH_PAGE_SIZE = 50

/** The tab of results that no other tab has, such as recordings: their type is in no data source. */
export const OTHER_TYPES = 'other'

/** What a search address asks for (SEARCH-1). */
export interface SearchView {
  /** As typed, trimmed; empty shows the prompt. */
  readonly text: string
  /** The chosen tab: `page`, a resource type, `other`, or undefined for all. */
  readonly type: string | undefined
  /** 1 or more; not yet held against the number of pages. */
  readonly page: number
}

/** A tab above the results and how many it holds; `type` undefined is the one with all of them. */
export interface SearchTab {
  readonly type: string | undefined
  readonly count: number
}

/** Reads `q`, `type` and `page` (SEARCH-1); the first value counts, an unknown type filters nothing. */
export function parseSearch(params: URLSearchParams): SearchView {
  const type = params.get('type') ?? ''
  return {
    text: (params.get('q') ?? '').trim(),
    type: type === 'page' || type === OTHER_TYPES || isResourceType(type) ? type : undefined,
    page: parsePage(params.get('page')),
  }
}

/** The address of a search view with changes; another text or tab starts again at page 1. */
export function searchHref(path: string, view: SearchView, change: Partial<SearchView>): string {
  const restarts = 'text' in change || 'type' in change
  const { text, type, page } = { ...view, ...(restarts ? { page: 1 } : {}), ...change }
  return (
    path +
    canonicalQuery(
      [
        ['q', text],
        ['type', type],
      ],
      page,
    )
  )
}

/**
 * The tabs that hold anything, and the chosen one whatever it holds: all, pages, then resource types in the
 * order of `types`, then what is of none of these, so that tabs cover every result (SEARCH-1).
 */
export function searchTabs(
  { length, counts }: Pick<RankedHits, 'length' | 'counts'>,
  types: readonly string[],
  chosen: string | undefined,
): readonly SearchTab[] {
  const known = tabTypes(types)
  if (chosen !== undefined && chosen !== OTHER_TYPES) known.add(chosen)
  const named = Array.from(known, (type) => ({ type, count: counts.get(type) ?? 0 }))
  const others = length - named.reduce((sum, { count }) => sum + count, 0)
  return [
    { type: undefined, count: length },
    ...[...named, { type: OTHER_TYPES, count: others }].filter(
      ({ type, count }) => count > 0 || type === chosen,
    ),
  ]
}

/** The results that stand under a tab, in their order. */
export function hitsOfTab(
  hits: Pick<RankedHits, 'ofType' | 'ofOtherTypes'>,
  types: readonly string[],
  chosen: string | undefined,
): HitList {
  return chosen === OTHER_TYPES ? hits.ofOtherTypes(tabTypes(types)) : hits.ofType(chosen)
}

function tabTypes(types: readonly string[]): Set<string> {
  return new Set(['page', ...types])
}
