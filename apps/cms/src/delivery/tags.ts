import type { Endpoint } from './endpoint.ts'
import { readFilterQuery } from './filter-query.ts'
import { readStartsWith } from './language.ts'
import { ALLOWED, readPaging } from './parameters.ts'

/** `GET cdn/tags` (delivery-protocol#tags-and-space): all at once, whatever `page` and `per_page` say. */
export const tags: Endpoint = {
  parameters: ALLOWED.tags,
  caching: 'plain',
  answer: async (request) => {
    const { storage, view, parameters, query } = request
    readPaging(parameters, MAXIMUM_TAGS)
    const found = await storage.tags({
      view,
      startsWith: readStartsWith(request),
      where: readFilterQuery(query, ['in', 'not_in', 'like', 'not_like']),
    })
    return { json: JSON.stringify({ tags: found }) }
  },
}

const MAXIMUM_TAGS = 1000
