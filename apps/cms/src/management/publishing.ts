import { publishWarnings } from '../warnings/publish-warnings.ts'
import { siteWideWarnings } from '../warnings/site-wide.ts'
import { listResponse, type RouteHandlers, readAsViewer } from './management-route.ts'

/** What the editor shows before a story is published or unpublished. */
export const publishingRoutes = {
  'GET stories/:id/published': readAsViewer(async ({ storage, content, number }) => {
    const story = await storage.findStory({ id: number('id') }, 'published')
    if (story === undefined) return { body: { story: null } }
    const { id, name, full_slug, tag_list, published_at } = story
    const apiContent = content.contentToApi(story.content)
    return { body: { story: { id, name, full_slug, tag_list, published_at, content: apiContent } } }
  }),
  /** Warnings before publishing: content that a site would leave out, and other issues. */
  'GET stories/:id/warnings': readAsViewer(async ({ storage, content, number }) => {
    const story = await storage.storyWithDraft(number('id'))
    const found = [...(await content.warningsOf(story)), ...(await publishWarnings(storage, story))]
    return { body: { warnings: found } }
  }),
  /** Warnings before unpublishing a story that the whole site depends on. */
  'GET stories/:id/losses': readAsViewer(async ({ storage, number }) => {
    const [story, { languageCodes }] = await Promise.all([
      storage.storyWithDraft(number('id')),
      storage.space(),
    ])
    return { body: { warnings: siteWideWarnings(story, languageCodes) } }
  }),
  'GET stories/:id/linked_from': readAsViewer(async ({ storage, number, query }) => {
    const { page, perPage } = query.paging()
    const { items, total } = await storage.listLinkingStories(number('id'), page, perPage)
    return listResponse({ stories: items, total }, { total }, perPage)
  }),
} satisfies RouteHandlers
