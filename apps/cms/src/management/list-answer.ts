import type { Page } from '../database/paging.ts'
import type { ManagementAnswer } from './management-route.ts'

/**
 * A page of a list, with how many there are in all and on a page (management-api#endpoints).
 *
 * @param member where the list is in the body
 * @param outward what is told of each; all of it unless given
 */
export function listAnswer<Item>(
  member: string,
  { items, total }: Page<Item>,
  perPage: number,
  outward: (item: Item) => unknown = (item) => item,
): ManagementAnswer {
  return {
    body: { [member]: items.map(outward) },
    headers: { total: String(total), 'per-page': String(perPage) },
  }
}
