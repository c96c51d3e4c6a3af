import { publishWarnings } from '../warnings/publish-warnings.ts'
import { wholeSiteWarnings } from '../warnings/whole-site.ts'
import { type SomeRoutes, viewersRead } from './management-route.ts'

/** What an editor looks at before publishing a draft. */
export const publishCheckRoutes = {
  /** What visitors see of a story now, whatever its draft says. */
  'GET stories/:id/published': viewersRead(async ({ storage, content, number }) => {
    const story = await storage.story({ id: number('id') }, 'published')
    if (story === undefined) return { body: { story: null } }
    const { id, name, full_slug, tag_list, published_at } = story
    const words = content.outwardContent(story.content)
    return { body: { story: { id, name, full_slug, tag_list, published_at, content: words } } }
  }),
  /** What a site would leave out of the draft, and what else to look at first. */
  'GET stories/:id/warnings': viewersRead(async ({ storage, content, number }) => {
    const story = await storage.writtenStory(number('id'))
    const found = [...(await content.review(story)), ...(await publishWarnings(storage, story))]
    return { body: { warnings: found } }
  }),
  /** What all of the site loses when visitors see a story no longer; nothing for most stories. */
  'GET stories/:id/losses': viewersRead(async ({ storage, number }) => {
    const [story, { languageCodes }] = await Promise.all([
      storage.writtenStory(number('id')),
      storage.space(),
    ])
    return { body: { warnings: wholeSiteWarnings(story, languageCodes) } }
  }),
  'GET stories/:id/linked_from': viewersRead(async ({ storage, number, query }) => {
    const { page, perPage } = query.paging()
    const { items, total } = await storage.linkedFrom(number('id'), page, perPage)
    const headers = { total: String(total), 'per-page': String(perPage) }
    return { body: { stories: items, total }, headers }
  }),
} satisfies SomeRoutes
