import type { EmptyObject } from '@prospectus/protocol/management/request'
import type { Publishing, Story, StoryDraft, Warning } from '@prospectus/protocol/management/story'
import { HttpError } from '@prospectus/server/http-error'
import { withStartPage } from '../queries/conditions.ts'
import { changeStory } from '../stories/change-story.ts'
import { createStory } from '../stories/create-story.ts'
import { deleteStory } from '../stories/delete-story.ts'
import { assertOnlyTranslation, withFreshUids } from '../stories/duplicate-story.ts'
import { publishStory } from '../stories/publish-story.ts'
import { assertPublishable } from '../stories/renderable.ts'
import {
  type StoryChange,
  type StoryWithDraft,
  storyWithDraft,
} from '../stories/story-with-draft.ts'
import { findTemplate } from '../templates/templates.ts'
import { assertMayAffectVisitors, assertMayChange, assertRole } from './authorize.ts'
import type { ContentAccess } from './content-access.ts'
import { definedMembers, invalid, notFound, requestedLanguage } from './fields.ts'
import {
  changeAsAuthor,
  listResponse,
  type ManagementRequest,
  type ManagementRequestOf,
  type ManagementResponse,
  type RouteHandlers,
  readAsViewer,
} from './management-route.ts'

export const storyRoutes = {
  'GET stories': readAsViewer(async ({ storage, query }) => {
    query.reject('filter_query')
    const paging = query.paging()
    const foundEntries = await storage.listEntries({
      parentId: query.integer('with_parent'),
      startsWith: query.text('starts_with'),
      search: query.text('text_search') ?? query.text('search'),
      inContent: query.text('in_content'),
      ids: query.list('by_ids').map(readId),
      uuids: query.list('by_uuids'),
      fullSlugs: [...query.list('with_slug'), ...query.list('by_slugs').flatMap(withStartPage)],
      kind: requestedKind(query),
      component: query.text('contain_component'),
      hasPage: query.flag('with_page'),
      onlyRedirects: query.flag('redirects'),
      ...paging,
    })
    return listResponse({ stories: foundEntries.items }, foundEntries, paging.perPage)
  }),
  'POST stories': changeAsAuthor(async (request) => {
    const { storage, body, query, edit, actor } = request
    const input = readChange(request)
    const { slug } = input
    if (slug === undefined) throw invalid('story.slug', undefined, 'one segment of an address')
    const isPublishing = isPublishRequested(request)
    // A folder has no draft: it appears in the published links immediately.
    if (isPublishing || input.isFolder === true) assertRole(actor, 'editor')
    const templateId = body.inside('story').text('template')
    const template =
      templateId === undefined
        ? undefined
        : await findTemplate(storage, templateId, requestedLanguage(query))
    const initial = template ? { content: withFreshUids(template.content ?? {}), ...input } : input
    const story = await storage.change(async (change) => {
      const created = await createStory(change, { ...initial, slug }, edit)
      if (initial.groupId !== undefined) await assertOnlyTranslation(change, created, 'group_id')
      if (!isPublishing) return created
      assertPublishable(created)
      return await publishStory(change, created.id, { author: edit.author })
    })
    return { ...(await storyResponse(request, story)), status: 201 }
  }),
  'GET stories/:id': readAsViewer(async ({ storage, content, number }) =>
    responseWithStory(content, await storage.storyWithDraft(number('id'))),
  ),
  'PUT stories/:id': changeAsAuthor(async (request) => {
    const { storage, number, edit, actor } = request
    const input = readChange(request)
    const isPublishing = isPublishRequested(request)
    if (isPublishing) assertRole(actor, 'editor')
    const story = await storage.change(async (change) => {
      const storyBefore = await storyWithDraft(change, number('id'))
      assertMayChange(actor, storyBefore, input)
      const saved = await changeStory(change, number('id'), input, edit)
      if (saved.group_id !== storyBefore.group_id) {
        await assertOnlyTranslation(change, saved, 'group_id')
      }
      if (!isPublishing) return saved
      assertPublishable(saved)
      return await publishStory(change, saved.id, { author: edit.author })
    })
    return await storyResponse(request, story)
  }),
  'DELETE stories/:id': changeAsAuthor(async ({ storage, content, number, edit, actor }) => {
    const story = await storage.change(async (change) => {
      const storyBefore = await storyWithDraft(change, number('id'))
      assertMayAffectVisitors(actor, storyBefore)
      await deleteStory(change, number('id'), edit)
      return storyBefore
    })
    return { body: { story: content.toApi(story) } }
  }),
  'GET stories/:id/preview': readAsViewer(async ({ storage, number, query, previewAddress }) => {
    const story = await storage.storyWithDraft(number('id'))
    if (story.is_folder)
      throw notFound(
        'A folder has no page of its own; ask for a story in it, such as its start page',
      )
    const hostId = query.integer('around')
    const address = previewAddress(
      story,
      Date.now(),
      hostId === undefined ? undefined : await storage.storyWithDraft(hostId),
    )
    if (address === undefined) {
      throw new HttpError(422, {
        error:
          'The preview needs CONTENT_PREVIEW_TOKEN, which is not set; set it for all roles and restart them',
      })
    }
    return { body: address }
  }),

  // All stories and folders in one compact response, for up to 100,000 of them (management-api#stories).
  'GET story_tree': readAsViewer(async ({ storage }) => ({ body: await storage.readStoryTree() })),

  'GET deleted_stories': readAsViewer(async ({ storage, query }) => {
    const { page, perPage } = query.paging()
    const found = await storage.listDeletions(page, perPage)
    return listResponse({ deleted_stories: found.items }, found, perPage)
  }),
} satisfies RouteHandlers

function requestedKind(query: ManagementRequestOf<'GET stories'>['query']) {
  if (query.flag('folder_only')) return 'folders'
  return query.flag('story_only') ? 'stories' : undefined
}

function readId(text: string): number {
  if (/^\d{1,15}$/.test(text)) return Number(text)
  throw invalid('by_ids', text, 'ids, separated by commas')
}

/** Reads `publish` from the body, or from the query string as the official client sends it. */
function isPublishRequested({
  body,
  query,
}: ManagementRequest<never, Publishing, Publishing>): boolean {
  return body.flag('publish') === true || query.flag('publish')
}

function readChange({
  body,
  content,
}: ManagementRequest<never, EmptyObject, { readonly story: StoryDraft }>): StoryChange {
  const story = body.inside('story')
  const input = story.object('content')
  return definedMembers({
    name: story.text('name'),
    slug: story.text('slug'),
    parentId: story.integer('parent_id'),
    position: story.integer('position'),
    isStartpage: story.flag('is_startpage'),
    isFolder: story.flag('is_folder'),
    lang: story.text('lang'),
    groupId: story.text('group_id'),
    tagList: story.texts('tag_list'),
    content: input && content.fromApi(input),
  })
}

/** A story, with its version as `ETag` for `If-Match` of the next save. */
function responseWithStory(
  content: ContentAccess,
  story: StoryWithDraft,
): ManagementResponse<{ readonly story: Story }> {
  return { body: { story: content.toApi(story) }, headers: { etag: `"${story.version}"` } }
}

/** Response to a save or publish: the story, and warnings about its content. */
export async function storyResponse(
  { content }: ManagementRequest,
  story: StoryWithDraft,
): Promise<ManagementResponse<{ readonly story: Story; readonly warnings: readonly Warning[] }>> {
  const response = responseWithStory(content, story)
  const warnings = await content.warningsOf(story)
  return { ...response, body: { ...response.body, warnings } }
}
