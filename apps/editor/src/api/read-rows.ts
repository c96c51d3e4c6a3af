import type { ResponseOf, Route, RowOf } from '@prospectus/protocol/management/contract'
import type { ApiReader, RequestOptions } from './api.ts'

const PER_PAGE = 100

/** Returns the rows in the response of a list. */
export function rowsIn<R extends Route>(body: ResponseOf<R>): readonly RowOf<R>[] {
  return Object.values(Object(body)).find(Array.isArray) ?? []
}

/** Reads the rows of all pages of a list, one page after the other. */
export async function readAllRows<R extends Route>(
  read: ApiReader,
  route: R,
  request: RequestOptions<R>,
): Promise<readonly RowOf<R>[]> {
  const allRows: RowOf<R>[] = []
  for (let page = 1; ; page++) {
    const query = { ...request.query, page, per_page: PER_PAGE }
    const { body, total = 0 } = await read(route, { ...request, query })
    allRows.push(...rowsIn<R>(body))
    if (page * PER_PAGE >= total) return allRows
  }
}
