import type { ManagementAnswer } from './management-route.ts'

/** A page of a list, with how many there are in all and on a page (management-api#endpoints). */
export function listAnswer<Body>(
  body: Body,
  { total }: { readonly total: number },
  perPage: number,
): ManagementAnswer<Body> {
  return { body, headers: { total: String(total), 'per-page': String(perPage) } }
}
