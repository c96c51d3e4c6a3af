/** Pages, from 1, of items, from 0 (BLOCK-5). Each page is full, so the last one repeats items of the one before. */
export interface Paging {
  readonly items: number
  readonly inView: number
}

/** At least one. */
export function pageCount({ items, inView }: Paging): number {
  return Math.max(1, Math.ceil(items / inView))
}

export function wrapped(page: number, pages: number): number {
  return page > pages ? 1 : page < 1 ? pages : page
}

export function firstItem(page: number, { items, inView }: Paging): number {
  return Math.min((page - 1) * inView, Math.max(0, items - inView))
}

/** The page that shows an item after a resize; the last page for any of its items, so that a first item stays first. */
export function pageOfItem(item: number, paging: Paging): number {
  const pages = pageCount(paging)
  return item >= firstItem(pages, paging) ? pages : Math.floor(item / paging.inView) + 1
}
