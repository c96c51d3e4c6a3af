import { canonicalQuery, parsePage } from '../resources/paging.ts'
import { isResourceType } from '../resources/resource-types.ts'
import type { RankedHits } from './score.ts'

/** Results a page of the search shows (SEARCH-1). */
export const SEARCH_PAGE_SIZE = 50

/** What a search address asks for (SEARCH-1). */
export interface SearchView {
  /** As typed, trimmed; empty shows the prompt. */
  readonly text: string
  /** The chosen tab: `page`, a resource type, or undefined for all. */
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
    type: type === 'page' || isResourceType(type) ? type : undefined,
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
 * order of `types` (SEARCH-1).
 */
export function searchTabs(
  { length, counts }: Pick<RankedHits, 'length' | 'counts'>,
  types: readonly string[],
  chosen: string | undefined,
): readonly SearchTab[] {
  const known = new Set(['page', ...types, ...(chosen === undefined ? [] : [chosen])])
  const tabs = Array.from(known, (type) => ({ type, count: counts.get(type) ?? 0 }))
  return [
    { type: undefined, count: length },
    ...tabs.filter(({ type, count }) => count > 0 || type === chosen),
  ]
}
