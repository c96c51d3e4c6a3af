import type { ContentClient } from '@prospectus/protocol/client/content-client'
import { isRecord } from '@prospectus/protocol/values/is-record'
import { type ContentMapping, mapContent } from './content-mapping.ts'

/** Wraps a client so that its stories are mapped; returns it unchanged without a mapping. */
export function mappedClient(
  client: ContentClient,
  mapping: ContentMapping | undefined,
): ContentClient {
  if (mapping === undefined) return client
  const mapped = (story: unknown) => mapStory(story, mapping)
  async function* mapAll(stories: AsyncIterable<unknown>): AsyncGenerator<unknown> {
    for await (const story of stories) yield mapped(story)
  }
  return {
    ...client,
    story: async (...request) => {
      const fetched = await client.story(...request)
      return fetched && { ...fetched, story: mapped(fetched.story), rels: fetched.rels.map(mapped) }
    },
    stories: (...request) => mapAll(client.stories(...request)),
    storiesByUuid: (...request) => mapAll(client.storiesByUuid(...request)),
  }
}

/** Maps the content of a delivered story. Never throws. */
export function mapStory(story: unknown, mapping: ContentMapping): unknown {
  return isRecord(story) ? { ...story, content: mapContent(story.content, mapping) } : story
}
