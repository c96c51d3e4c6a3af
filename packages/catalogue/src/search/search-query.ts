import type { HitList, RankedHits } from '../matching/score.ts'
import { canonicalQuery, parsePage } from '../resources/paging.ts'
import { isResourceType } from '../resources/resource-types.ts'
import { readSearchText } from '../resources/search-text.ts'

/** Results per page of the search (SEARCH-1). */
export const SEARCH_PAGE_SIZE = 50

/** The tab for results that no other tab has, such as recordings, whose type is in no data source. */
export const OTHER_TYPES = 'other'

export interface SearchView {
  /** As typed, trimmed and cut; empty shows the prompt. */
  readonly text: string
  /** The chosen tab: `page`, a resource type, `other`, or undefined for all. */
  readonly type: string | undefined
  /** 1 or more; not yet limited to the number of pages. */
  readonly page: number
}

/** A tab above the results; an undefined `type` is the tab with all results. */
export interface SearchTab {
  readonly type: string | undefined
  readonly count: number
}

/** Reads `q`, `type` and `page` (SEARCH-1); the first value counts, an unknown type filters nothing. */
export function parseSearch(params: URLSearchParams): SearchView {
  const type = params.get('type') ?? ''
  return {
    text: readSearchText(params),
    type: type === 'page' || type === OTHER_TYPES || isResourceType(type) ? type : undefined,
    page: parsePage(params.get('page')),
  }
}

/** The address of a search view with changes; changing the text or the tab returns to page 1. */
export function searchHref(path: string, view: SearchView, change: Partial<SearchView>): string {
  const isNewSearch = 'text' in change || 'type' in change
  const { text, type, page } = { ...view, ...(isNewSearch ? { page: 1 } : {}), ...change }
  const parameters = [['q', text] as const, ['type', type] as const]
  return path + canonicalQuery(parameters, page)
}

/** Tabs with results, and the chosen tab: all, pages, resource types in the order of `types`, others (SEARCH-1). */
export function searchTabs(
  { length, counts }: Pick<RankedHits, 'length' | 'counts'>,
  types: readonly string[],
  chosen: string | undefined,
): readonly SearchTab[] {
  const shownTypes = tabTypes(types)
  if (chosen !== undefined && chosen !== OTHER_TYPES) shownTypes.add(chosen)
  const namedTabs = Array.from(shownTypes, (type) => ({ type, count: counts.get(type) ?? 0 }))
  const otherCount = length - namedTabs.reduce((sum, { count }) => sum + count, 0)
  return [
    { type: undefined, count: length },
    ...[...namedTabs, { type: OTHER_TYPES, count: otherCount }].filter(
      ({ type, count }) => count > 0 || type === chosen,
    ),
  ]
}

/** The results listed under a tab; all for undefined. */
export function hitsOfTab(
  hits: RankedHits,
  types: readonly string[],
  chosen: string | undefined,
): HitList {
  if (chosen === undefined) return hits
  if (chosen !== OTHER_TYPES) return hits.filter((type) => type === chosen)
  const knownTypes = tabTypes(types)
  return hits.filter((type) => !knownTypes.has(type))
}

function tabTypes(types: readonly string[]): Set<string> {
  return new Set(['page', ...types])
}
