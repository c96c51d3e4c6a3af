import type { SelectQueryBuilder, Simplify } from 'kysely'

export interface ListPage<Item> {
  readonly total: number
  readonly items: readonly Item[]
}

/** A page of a list, counted from 1, and the number of items per page. */
export interface Paging {
  readonly page: number
  readonly perPage: number
}

/** Rows of a page, for `limit` and `offset` in SQL. */
export interface PageRange {
  readonly limit: number
  readonly offset: number
}

/** Converts a page to rows. Never fails: cuts fractions, and replaces numbers out of range by the nearest valid one. */
export function rangeOfPage({ page, perPage }: Paging): PageRange {
  const limit = Math.max(0, Math.trunc(perPage))
  return { limit, offset: Math.min(Math.max(0, Math.trunc(page) - 1) * limit, MAX_OFFSET) }
}

/** Reads a page of an ordered query, with the total. `countQuery` selects the same rows, to count them. */
export async function readPage<Tables, Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  paging: Paging,
  countQuery: CountQuery = query.clearSelect().clearOrderBy(),
): Promise<ListPage<Simplify<Row>>> {
  const range = rangeOfPage(paging)
  const items = await query.limit(range.limit).offset(range.offset).execute()
  return await pageWithTotal(items, range, () => countRows(countQuery))
}

/** Reads all items of a list, page by page. */
export async function readAllPages<Item>(
  perPage: number,
  read: (paging: Paging) => Promise<ListPage<Item>>,
): Promise<readonly Item[]> {
  const allItems: Item[] = []
  for (let page = 1; ; page += 1) {
    const { items, total } = await read({ page, perPage })
    allItems.push(...items)
    if (items.length === 0 || allItems.length >= total) return allItems
  }
}

/** Yields rows in batches, in the order of their ids; `read` returns the next batch after an id. */
export async function* batchesById<Row extends { readonly id: number }>(
  read: (afterId: number) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for (let lastId = 0; ; ) {
    const rows = await read(lastId)
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows
    lastId = last.id
  }
}

export async function countRows(query: CountQuery): Promise<number> {
  const countQuery = query.select(({ fn }) => fn.countAll<number>().as('total'))
  return (await countQuery.executeTakeFirstOrThrow()).total
}

// biome-ignore lint/suspicious/noExplicitAny: whatever the query reads, its rows can be counted
type CountQuery = SelectQueryBuilder<any, any, any>

/** Adds the total to a page. Counts only for a full page and for an empty one past the end. */
export async function pageWithTotal<Item>(
  items: readonly Item[],
  { limit, offset }: PageRange,
  count: () => Promise<number>,
): Promise<ListPage<Item>> {
  const isLast = items.length < limit && (items.length > 0 || offset === 0)
  return { total: isLast ? offset + items.length : await count(), items }
}

/** A page of a list that is in memory. */
export function pageOfItems<Item>(
  items: readonly Item[],
  { page, perPage }: Paging,
): ListPage<Item> {
  return { total: items.length, items: items.slice((page - 1) * perPage, page * perPage) }
}

const MAX_OFFSET = Number.MAX_SAFE_INTEGER
