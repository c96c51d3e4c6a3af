import { isRecord } from '@prospectus/protocol/values/is-record'
import type { StoredStory, StoryReference } from '../queries/stored-story.ts'
import { deliverStories, readShape } from './deliver-stories.ts'
import type { DeliveryRequest, Endpoint } from './endpoint.ts'
import { recordNotFound } from './errors.ts'
import { storedSlugs } from './language.ts'
import { ALLOWED } from './parameters.ts'
import { isUuid } from './resolve-relations.ts'

/** `GET cdn/stories/{id | uuid | full_slug}` (delivery-protocol#one-story). */
export const story: Endpoint = {
  parameters: ALLOWED.story,
  caching: 'stories',
  answer: async (request) => {
    const shape = readShape(request)
    const references = readReferences(request, shape.translation?.language)
    const found = await firstFound(references, request)
    const component = request.parameters.text('content_type')
    if (found === undefined || !hasComponent(found, component)) throw recordNotFound()
    const delivered = await deliverStories([found], shape, request)
    const { version } = request.space
    return { json: `{"story":${delivered.stories[0]},"cv":${version},${delivered.resolved}}` }
  },
}

/**
 * What the path may name, likeliest first. Digits are an id, else a slug; what looks like a uuid is one
 * when no story has it as its slug; a slug may be given as it is delivered, with the language asked for
 * before it. A closing slash means something in slugs only: there it is that of a start page.
 */
function readReferences(
  { rest, parameters }: DeliveryRequest,
  language: string | undefined,
): readonly StoryReference[] {
  const bare = rest.replace(/\/$/, '')
  if (parameters.choice('find_by', ['uuid']) === 'uuid') return [{ uuid: bare }]
  return [
    ...(/^\d{1,15}$/.test(bare) ? [{ id: Number(bare) }] : []),
    ...storedSlugs(rest, language).map((fullSlug) => ({ fullSlug })),
    ...(isUuid(bare) ? [{ uuid: bare }] : []),
  ]
}

async function firstFound(
  references: readonly StoryReference[],
  { storage, view }: DeliveryRequest,
): Promise<StoredStory | undefined> {
  for (const reference of references) {
    const found = await storage.story(reference, view)
    if (found !== undefined) return found
  }
  return undefined
}

function hasComponent({ content }: StoredStory, component: string | undefined): boolean {
  if (component === undefined) return true
  const root: unknown = JSON.parse(content)
  return isRecord(root) && root.component === component
}
