import { deliverStories, readShape } from './deliver-stories.ts'
import type { Endpoint } from './endpoint.ts'
import { ALLOWED } from './parameters.ts'
import { readStoryQuery } from './story-query.ts'

/** `GET cdn/stories`: a page of the stories that meet all conditions (delivery-protocol#lists-of-stories). */
export const stories: Endpoint = {
  parameters: ALLOWED.stories,
  caching: 'stories',
  answer: async (request) => {
    const query = readStoryQuery(request)
    const shape = readShape(request)
    const { total, items } = await request.storage.stories(query)
    const delivered = await deliverStories(items, shape, request)
    const { version } = request.space
    return {
      json: `{"stories":[${delivered.stories}],"cv":${version},${delivered.resolved}}`,
      paging: { total, perPage: query.perPage },
    }
  },
}
