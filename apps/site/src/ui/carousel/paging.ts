/**
 * Pages of a row of items (BLOCK-5): numbered from 1, each as many items as are in view, the last one
 * filled up from the end. Items are numbered from 0.
 */
export interface Paging {
  readonly items: number
  /** Whole items in view, at least one. */
  readonly inView: number
}

/** How many pages there are: one also for a row that is shown whole. */
export function pageCount({ items, inView }: Paging): number {
  return Math.max(1, Math.ceil(items / inView))
}

/** The page that is turned to: past the last is the first, before the first the last. */
export function wrapped(page: number, pages: number): number {
  return page > pages ? 1 : page < 1 ? pages : page
}

/** The item that a page begins with. */
export function firstItem(page: number, { items, inView }: Paging): number {
  return Math.min((page - 1) * inView, Math.max(0, items - inView))
}

/**
 * The page that shows an item when another number of items has come into view: the last one when it is
 * among the last, so that an item which stood first there still does.
 */
export function pageOfItem(item: number, paging: Paging): number {
  const pages = pageCount(paging)
  return item >= firstItem(pages, paging) ? pages : Math.floor(item / paging.inView) + 1
}
