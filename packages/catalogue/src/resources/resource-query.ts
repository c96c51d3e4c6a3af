import { MAX_TEXT_CHARACTERS } from '@prospectus/protocol/query/stories-query'
import { canonicalQuery, parsePage } from './paging.ts'

/** What an address of the resources centre asks for (RES-1); undefined and empty filter nothing. */
export interface ResourceFilters {
  readonly type: string | undefined
  readonly industry: string | undefined
  readonly theme: string | undefined
  /** As typed, trimmed, and no longer than the form and the stories endpoint take. */
  readonly text: string
  /** 1 or more; not yet limited to the number of pages. */
  readonly page: number
  /** `category` as given in the address; `type` may have been taken from it. */
  readonly category: string | undefined
}

/** The values of the three data sources; any other filters nothing. */
export interface KnownValues {
  readonly types: Has
  readonly industries: Has
  readonly themes: Has
}

interface Has {
  readonly has: (value: string) => boolean
}

/** What a visitor changes in a view: filters, or the page. An undefined value removes a filter. */
export type FilterChange = Partial<Omit<ResourceFilters, 'category'>>

/**
 * Reads `type`, `category`, `industry`, `theme`, `q` and `page` (RES-1). The first value of each parameter
 * counts; an empty value counts as absent. Unknown values filter nothing, so an
 * unknown `type` leaves the choice to `category`.
 */
export function parseResourceFilters(params: URLSearchParams, known: KnownValues): ResourceFilters {
  const value = (key: string) => params.get(key) || undefined
  const ifKnown = (found: string | undefined, values: Has) =>
    found !== undefined && values.has(found) ? found : undefined
  const category = value('category')
  const type = value('type')
  const overruled =
    ifKnown(type, known.types) !== undefined && ifKnown(category, known.types) !== undefined
  return {
    type: ifKnown(type, known.types) ?? ifKnown(category, known.types),
    industry: ifKnown(value('industry'), known.industries),
    theme: ifKnown(value('theme'), known.themes),
    text: searchable(params.get('q') ?? ''),
    page: parsePage(params.get('page')),
    category: overruled ? undefined : category,
  }
}

/** The end of a long text is cut off, never in the middle of a character. */
function searchable(text: string): string {
  const beginning = text.trim().slice(0, MAX_TEXT_CHARACTERS)
  return beginning.replace(/[\ud800-\udbff]$/, '').trimEnd()
}

/**
 * The address of a view with changes (RES-3). Changing a filter removes `page`, and moves a `category` that
 * is a resource type to `type`. Changing only the page leaves `category` as it is. Keys have a fixed order
 * and page 1 is left out, so that each view has one address.
 */
export function resourceHref(path: string, filters: ResourceFilters, change: FilterChange): string {
  const refilters = FILTER_KEYS.some((key) => key in change)
  const next = { ...filters, ...change, page: refilters ? 1 : (change.page ?? filters.page) }
  const categoryIsType = filters.category !== undefined && filters.category === filters.type
  const spelledAsCategory = categoryIsType && !refilters
  const query = canonicalQuery(
    [
      ['category', categoryIsType && refilters ? undefined : filters.category],
      ['type', spelledAsCategory ? undefined : next.type],
      ['industry', next.industry],
      ['theme', next.theme],
      ['q', next.text],
    ],
    next.page,
  )
  return path + query
}

/** Whether any filter is set: decides which message an empty list shows (RES-6). */
export function hasActiveFilter(filters: Omit<ResourceFilters, 'page' | 'category'>): boolean {
  return FILTER_KEYS.some((key) => Boolean(filters[key]))
}

/** The parameters that a change of view may set or remove; all others are left alone (RES-3). */
export const FILTER_PARAMETERS: ReadonlySet<string> = new Set([
  'category',
  'type',
  'industry',
  'theme',
  'q',
  'page',
])

const FILTER_KEYS = ['type', 'industry', 'theme', 'text'] as const
