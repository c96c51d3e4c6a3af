/** Resources per page of the resources centre (RES-4). */
export const RESOURCE_PAGE_SIZE = 9

/** Lists of up to this many pages show every number (RES-4). */
const MAX_COMPLETE_PAGES = 5

export type ListPaging = ReturnType<typeof pagingOf>

type PageNumber = number | 'ellipsis'

/**
 * A page of a list and the links to other pages (RES-4).
 * @param requested from `parsePage`
 */
export function pagingOf(total: number, requested: number, size: number) {
  /** 1 or more: an empty list has one page. */
  const pageCount = Math.max(1, Math.ceil(total / size))
  /** The valid page number nearest to the requested one. */
  const page = Math.min(Math.max(1, requested), pageCount)
  return {
    page,
    pageCount,
    offset: (page - 1) * size,
    limit: size,
    previous: page > 1 ? page - 1 : undefined,
    next: page < pageCount ? page + 1 : undefined,
    numbers: pageNumbers(page, pageCount),
  }
}

/** The page number in a query parameter (RES-4), rounded, half down; at least 1. `pagingOf` limits it. */
export function parsePage(value: string | null): number {
  const digits = value?.trim() ?? ''
  if (!DECIMAL.test(digits)) return 1
  return Math.min(Math.max(1, Math.ceil(Number(digits) - 0.5)), Number.MAX_SAFE_INTEGER)
}

/**
 * Page numbers to show (RES-4): all if there are up to five, else first, last, current and its neighbours, with
 * ellipses.
 */
export function pageNumbers(page: number, pageCount: number): readonly PageNumber[] {
  const shownNumbers =
    pageCount <= MAX_COMPLETE_PAGES
      ? everyNumber(pageCount)
      : [1, page - 1, page, page + 1, pageCount]
  const numbers: PageNumber[] = []
  let previous = 0
  for (const number of shownNumbers) {
    if (number <= previous || number > pageCount) continue
    if (number - previous === 2) numbers.push(previous + 1)
    if (number - previous > 2) numbers.push('ellipsis')
    numbers.push(number)
    previous = number
  }
  return numbers
}

/** A query string with its `?`: keys in the order given, without empty values and page 1. */
export function canonicalQuery(
  pairs: readonly (readonly [key: string, value: string | undefined])[],
  page: number,
): string {
  const params = new URLSearchParams()
  for (const [key, value] of pairs) if (value) params.set(key, value)
  if (page > 1) params.set('page', String(page))
  return params.size === 0 ? '' : `?${params}`
}

function everyNumber(pageCount: number): readonly number[] {
  return Array.from({ length: pageCount }, (_, index) => index + 1)
}

const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i
