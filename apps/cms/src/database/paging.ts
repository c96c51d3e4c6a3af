import type { SelectQueryBuilder, Simplify } from 'kysely'

export interface Page<Item> {
  readonly total: number
  readonly items: readonly Item[]
}

export interface Window {
  readonly limit: number
  readonly offset: number
}

/** @param page counted from 1 */
export function windowOf(page: number, perPage: number): Window {
  const limit = Math.max(0, Math.trunc(perPage))
  return { limit, offset: Math.min(Math.max(0, Math.trunc(page) - 1) * limit, LAST_OFFSET) }
}

/** Reads a page, counted from 1, of an ordered query; counts its total on `counted`. */
export async function readPage<Tables, Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  { page, perPage }: { readonly page: number; readonly perPage: number },
  counted: Counted = query.clearSelect().clearOrderBy(),
): Promise<Page<Simplify<Row>>> {
  const window = windowOf(page, perPage)
  const items = await query.limit(window.limit).offset(window.offset).execute()
  return await pageOf(items, window, () => countRows(counted))
}

export async function countRows(query: Counted): Promise<number> {
  const counted = query.select(({ fn }) => fn.countAll<number>().as('total'))
  return (await counted.executeTakeFirstOrThrow()).total
}

// biome-ignore lint/suspicious/noExplicitAny: whatever the query reads, its rows can be counted
type Counted = SelectQueryBuilder<any, any, any>

/** A page with the total, counted only if the page does not tell it: when it is full, or lies past the end. */
export async function pageOf<Item>(
  items: readonly Item[],
  { limit, offset }: Window,
  count: () => Promise<number>,
): Promise<Page<Item>> {
  const isLast = items.length < limit && (items.length > 0 || offset === 0)
  return { total: isLast ? offset + items.length : await count(), items }
}

const LAST_OFFSET = Number.MAX_SAFE_INTEGER
