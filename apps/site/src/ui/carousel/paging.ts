/**
 * Pages of a row of items (BLOCK-5), numbered from 1, each with as many items as are in view; the last page is
 * filled from the end. Items are numbered from 0.
 */
export interface Paging {
  readonly items: number
  /** At least one. */
  readonly inView: number
}

/** At least one. */
export function pageCount({ items, inView }: Paging): number {
  return Math.max(1, Math.ceil(items / inView))
}

/** Wraps from the last page to the first, and back. */
export function wrapped(page: number, pages: number): number {
  return page > pages ? 1 : page < 1 ? pages : page
}

export function firstItem(page: number, { items, inView }: Paging): number {
  return Math.min((page - 1) * inView, Math.max(0, items - inView))
}

/**
 * The page that shows an item after a resize: the last page for any of its items, so that an item which was
 * first stays first.
 */
export function pageOfItem(item: number, paging: Paging): number {
  const pages = pageCount(paging)
  return item >= firstItem(pages, paging) ? pages : Math.floor(item / paging.inView) + 1
}
