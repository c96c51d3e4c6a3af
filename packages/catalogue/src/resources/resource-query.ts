import { canonicalQuery, parsePage } from './paging.ts'
import { readSearchText } from './search-text.ts'

/** Filters in an address of the resources centre (RES-1); undefined and empty filter nothing. */
export interface ResourceFilters {
  readonly type: string | undefined
  readonly industry: string | undefined
  readonly theme: string | undefined
  /** As typed, trimmed and cut. */
  readonly text: string
  /** 1 or more; not yet limited to the number of pages. */
  readonly page: number
  /** As in the address, even if `type` was taken from it; undefined if a known `type` overrules a known category. */
  readonly category: string | undefined
}

/** Values of the data sources; other values are ignored. */
interface KnownValues {
  readonly types: ValueSet
  readonly industries: ValueSet
  readonly themes: ValueSet
}

type ValueSet = Pick<ReadonlySet<string>, 'has'>

/** New values of a view; undefined removes a filter. */
export type FilterChange = Partial<Omit<ResourceFilters, 'category'>>

/**
 * Reads the first `type`, `category`, `industry`, `theme`, `q` and `page` of an address (RES-1); drops unknown types,
 * industries and themes.
 */
export function parseResourceFilters(params: URLSearchParams, known: KnownValues): ResourceFilters {
  const value = (key: string) => params.get(key) || undefined
  const ifKnown = (value: string | undefined, values: ValueSet) =>
    value !== undefined && values.has(value) ? value : undefined
  const category = value('category')
  const type = value('type')
  const isOverruled =
    ifKnown(type, known.types) !== undefined && ifKnown(category, known.types) !== undefined
  return {
    type: ifKnown(type, known.types) ?? ifKnown(category, known.types),
    industry: ifKnown(value('industry'), known.industries),
    theme: ifKnown(value('theme'), known.themes),
    text: readSearchText(params),
    page: parsePage(params.get('page')),
    category: isOverruled ? undefined : category,
  }
}

/**
 * The one address of a view after a change (RES-3). If a filter changes, the page is 1, and a `category` that is a type
 * becomes `type`.
 */
export function resourceHref(path: string, filters: ResourceFilters, change: FilterChange): string {
  const changesFilter = FILTER_KEYS.some((key) => key in change)
  const next = { ...filters, ...change, page: changesFilter ? 1 : (change.page ?? filters.page) }
  const categoryIsType = filters.category !== undefined && filters.category === filters.type
  const spelledAsCategory = categoryIsType && !changesFilter
  const query = canonicalQuery(
    [
      ['category', categoryIsType && changesFilter ? undefined : filters.category],
      ['type', spelledAsCategory ? undefined : next.type],
      ['industry', next.industry],
      ['theme', next.theme],
      ['q', next.text],
    ],
    next.page,
  )
  return path + query
}

/** True if filters are set; decides which message an empty list shows (RES-6). */
export function hasActiveFilter(filters: Omit<ResourceFilters, 'page' | 'category'>): boolean {
  return FILTER_KEYS.some((key) => Boolean(filters[key]))
}

/** Parameters of a view; a change leaves all others alone (RES-3). */
export const FILTER_PARAMETERS: ReadonlySet<string> = new Set([
  'category',
  'type',
  'industry',
  'theme',
  'q',
  'page',
])

const FILTER_KEYS = ['type', 'industry', 'theme', 'text'] as const
