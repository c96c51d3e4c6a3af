export interface Page<Item> {
  /** How many there are on all pages together. */
  readonly total: number
  readonly items: readonly Item[]
}

/** Which rows of all are wanted: what `limit` and `offset` are given. */
export interface Window {
  readonly limit: number
  readonly offset: number
}

/** The rows of a page, which is counted from 1. */
export function windowOf(page: number, perPage: number): Window {
  const limit = Math.max(0, Math.trunc(perPage))
  return { limit, offset: Math.min(Math.max(0, Math.trunc(page) - 1) * limit, LAST_OFFSET) }
}

/**
 * A page with the number of all that match, which is counted only where the page does not say it: when
 * it is full, or lies past the end.
 */
export async function pageOf<Item>(
  items: readonly Item[],
  { limit, offset }: Window,
  count: () => Promise<number>,
): Promise<Page<Item>> {
  const isLast = items.length < limit && (items.length > 0 || offset === 0)
  return { total: isLast ? offset + items.length : await count(), items }
}

/** Beyond it no number is exact. */
const LAST_OFFSET = Number.MAX_SAFE_INTEGER
