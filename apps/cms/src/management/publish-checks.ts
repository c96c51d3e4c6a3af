import { publishWarnings } from '../warnings/publish-warnings.ts'
import { wholeSiteWarnings } from '../warnings/whole-site.ts'
import { type Handler, type ManagementRoute, viewersRead } from './management-route.ts'

/** What visitors see of a story now, whatever its draft says. */
const published: Handler = async ({ storage, content, number }) => {
  const story = await storage.story({ id: number('id') }, 'published')
  if (story === undefined) return { body: { story: null } }
  const { id, name, full_slug, tag_list, published_at } = story
  const words = content.outwardContent(story.content)
  return { body: { story: { id, name, full_slug, tag_list, published_at, content: words } } }
}

/** What a site would leave out of the draft, and what else to look at first. */
const warnings: Handler = async ({ storage, content, number }) => {
  const story = await storage.writtenStory(number('id'))
  const found = [...(await content.review(story)), ...(await publishWarnings(storage, story))]
  return { body: { warnings: found } }
}

/** What all of the site loses when visitors see a story no longer; nothing for most stories. */
const losses: Handler = async ({ storage, number }) => {
  const [story, { languageCodes }] = await Promise.all([
    storage.writtenStory(number('id')),
    storage.space(),
  ])
  return { body: { warnings: wholeSiteWarnings(story, languageCodes) } }
}

const linkedFrom: Handler = async ({ storage, number, query }) => {
  const { page, perPage } = query.paging()
  const { items, total } = await storage.linkedFrom(number('id'), page, perPage)
  const headers = { total: String(total), 'per-page': String(perPage) }
  return { body: { stories: items, total }, headers }
}

/** What an editor looks at before publishing a draft. */
export const publishCheckRoutes: readonly ManagementRoute[] = [
  { path: 'stories/:id/published', methods: { GET: viewersRead(published) } },
  { path: 'stories/:id/warnings', methods: { GET: viewersRead(warnings) } },
  { path: 'stories/:id/losses', methods: { GET: viewersRead(losses) } },
  { path: 'stories/:id/linked_from', methods: { GET: viewersRead(linkedFrom) } },
]
