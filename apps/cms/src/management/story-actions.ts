import type { BodyOf } from '@prospectus/protocol/management/contract'
import type { Nothing } from '@prospectus/protocol/management/request'
import type { ModelReference } from '@prospectus/protocol/management/version'
import { pageOfItems } from '../database/paging.ts'
import { storeComponent } from '../definitions/components.ts'
import { findById } from '../definitions/lookup.ts'
import { changeStory, restoreVersion } from '../stories/change-story.ts'
import { undeleteStory } from '../stories/delete-story.ts'
import { duplicateStory } from '../stories/duplicate-story.ts'
import { moveAfter } from '../stories/move-after.ts'
import { publishStory, unpublishStory } from '../stories/publish-story.ts'
import { assertPublishable } from '../stories/renderable.ts'
import { type StoryChange, storyWithDraft } from '../stories/story-with-draft.ts'
import type { VersionRow } from '../stories/versions.ts'
import { assertMayAffectVisitors } from './authorize.ts'
import type { ContentAccess } from './content-access.ts'
import { type BodyFields, bodyFields, invalid, presentMembers } from './fields.ts'
import {
  changeAsAuthor,
  changeAsEditor,
  type Handler,
  listResponse,
  type ManagementRequest,
  readAsViewer,
  type SomeRoutes,
} from './management-route.ts'
import { storyResponse } from './stories.ts'

const publish: Handler<'GET stories/:id/publish'> = async (request) => {
  const { storage, number, edit } = request
  const story = await storage.change(async (change) => {
    assertPublishable(await storyWithDraft(change, number('id')))
    return await publishStory(change, number('id'), edit)
  })
  return await storyResponse(request, story)
}

const unpublish: Handler<'GET stories/:id/unpublish'> = async (request) => {
  const { storage, number, edit } = request
  const story = await storage.change(unpublishStory, number('id'), edit)
  return await storyResponse(request, story)
}

/** `after_id` moves the story right after another one of its folder; 0 moves it to the front. */
const move: Handler<'PUT stories/:id/move'> = async (request) => {
  const { storage, number, query, edit, actor } = request
  const placement = readPlacement(request)
  const afterId = query.integer('after_id')
  if (afterId === undefined && Object.keys(placement).length === 0) {
    throw invalid(
      'story',
      {},
      'parent_id, slug, position or is_startpage, or the parameter after_id',
    )
  }
  const story = await storage.change(async (change) => {
    assertMayAffectVisitors(actor, await storyWithDraft(change, number('id')))
    const moved = await changeStory(change, number('id'), placement, edit, 'moved')
    return afterId === undefined
      ? moved
      : await moveAfter(change, moved.id, afterId, { author: edit.author })
  })
  return await storyResponse(request, story)
}

const duplicate: Handler<'PUT stories/:id/duplicate'> = async (request) => {
  const { storage, number, edit } = request
  const { name, slug, parentId } = readPlacement(request)
  const isTranslation = storyInput(request).flag('translation') === true
  const placement = presentMembers({ name: name || undefined, slug: slug || undefined, parentId })
  const input = { ...placement, isTranslation }
  const story = await storage.change(duplicateStory, number('id'), input, edit)
  return { ...(await storyResponse(request, story)), status: 201 }
}

const restore: Handler<'PUT stories/:id/restore'> = async (request) => {
  const { storage, number, query, edit, actor } = request
  const version = query.integer('version')
  if (version === undefined) throw invalid('version', undefined, 'the number of a version')
  const story = await storage.change(async (change) => {
    const storyBefore = await storyWithDraft(change, number('id'))
    // A folder has no draft: visitors see the restored name immediately.
    if (storyBefore.is_folder) assertMayAffectVisitors(actor, storyBefore)
    return await restoreVersion(change, number('id'), version, edit)
  })
  return await storyResponse(request, story)
}

const undelete: Handler<'PUT stories/:id/undelete'> = async (request) => {
  const { storage, number } = request
  const story = await storage.change(undeleteStory, number('id'))
  return await storyResponse(request, story)
}

type StoryPlacement = NonNullable<BodyOf<'PUT stories/:id/duplicate'>['story']>
type PlacementRequest = ManagementRequest<
  never,
  Nothing,
  { readonly story?: StoryPlacement | undefined }
>

function storyInput({ body }: PlacementRequest): BodyFields<StoryPlacement> {
  return body.raw.story === undefined ? bodyFields<StoryPlacement>({}) : body.inside('story')
}

function readPlacement(request: PlacementRequest): StoryChange {
  const story = storyInput(request)
  return presentMembers({
    name: story.text('name'),
    slug: story.text('slug'),
    parentId: story.integer('parent_id'),
    position: story.integer('position'),
    isStartpage: story.flag('is_startpage'),
  })
}

function versionToApi(version: VersionRow) {
  const { number, created_at, author, action, published_at, published_by } = version
  const changes = JSON.parse(version.changes)
  return { number, created_at, author, action, changes, published_at, published_by }
}

function contentOfVersion(version: VersionRow, { contentToApi }: ContentAccess) {
  const { name, slug, parent_id, position } = version
  const [is_startpage, tag_list] = [version.is_startpage === 1, JSON.parse(version.tag_list)]
  const content = contentToApi(version.content)
  return { name, slug, parent_id, position, is_startpage, tag_list, content }
}

const restoreModelVersion: Handler<'PUT versions/:id'> = async (request) => {
  const { storage, number, edit } = request
  const { model, id } = readModel(request)
  if (model === 'stories') {
    await storage.change(restoreVersion, id, number('id'), edit)
    return { body: {} }
  }
  const versions = await storage.listComponentVersions(id)
  const { definition } = findById(versions, number('id'), 'version of this component')
  const { name } = findById(await storage.listStoredComponents(), id, 'pushed component')
  await storage.change(storeComponent, { id, name, definition }, edit.author)
  return { body: {} }
}

function readModel({ query }: ManagementRequest<never, ModelReference>) {
  const [model, id] = [query.text('model'), query.integer('model_id')]
  if (model !== 'stories' && model !== 'components') {
    throw invalid('model', model, 'stories or components')
  }
  if (id === undefined) throw invalid('model_id', undefined, 'the id of a story or a component')
  return { model, id } as const
}

export const storyActionRoutes = {
  'GET stories/:id/publish': changeAsEditor(publish),
  'POST stories/:id/publish': changeAsEditor(publish),
  'GET stories/:id/unpublish': changeAsEditor(unpublish),
  'POST stories/:id/unpublish': changeAsEditor(unpublish),
  'PUT stories/:id/move': changeAsAuthor(move),
  'POST stories/:id/move': changeAsAuthor(move),
  'PUT stories/:id/duplicate': changeAsAuthor(duplicate),
  'POST stories/:id/duplicate': changeAsAuthor(duplicate),
  'PUT stories/:id/restore': changeAsAuthor(restore),
  'POST stories/:id/restore': changeAsAuthor(restore),
  'PUT stories/:id/undelete': changeAsEditor(undelete),
  'POST stories/:id/undelete': changeAsEditor(undelete),

  'GET stories/:id/versions': readAsViewer(async ({ storage, number, query }) => {
    const { page, perPage } = query.paging()
    const found = await storage.listVersions(number('id'), page, perPage)
    return listResponse({ versions: found.items.map(versionToApi) }, found, perPage)
  }),
  'GET stories/:id/versions/:number': readAsViewer(async ({ storage, content, number }) => {
    const version = await storage.findVersion(number('id'), number('number'))
    return {
      body: { version: { ...versionToApi(version), ...contentOfVersion(version, content) } },
    }
  }),

  /** Versions of a story or component, for official clients. A story version's id is its number. */
  'GET versions': readAsViewer(async (request) => {
    const { storage, query } = request
    const { page, perPage } = query.paging()
    const { model, id } = readModel(request)
    if (model === 'components') {
      const found = pageOfItems(await storage.listComponentVersions(id), { page, perPage })
      const versions = found.items.map(({ definition: _, component_id, ...version }) => ({
        ...version,
        author_id: null,
        item_id: component_id,
        is_draft: false,
      }))
      return listResponse({ versions }, found, perPage)
    }
    const foundVersions = await storage.listVersions(id, page, perPage)
    const versions = foundVersions.items.map(
      ({ number, action, created_at, author, published_at }) => ({
        id: number,
        event:
          action === 'created' || action === 'imported' ? ('create' as const) : ('update' as const),
        created_at,
        author_id: null,
        author,
        item_id: id,
        is_draft: published_at === null,
      }),
    )
    return listResponse({ versions }, foundVersions, perPage)
  }),
  'PUT versions/:id': changeAsEditor(restoreModelVersion),
  'POST versions/:id': changeAsEditor(restoreModelVersion),
} satisfies SomeRoutes
