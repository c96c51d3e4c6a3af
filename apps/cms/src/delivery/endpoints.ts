import { LINEAGE_HEADER } from '@prospectus/protocol/client/response-shapes'
import { isRecord } from '@prospectus/protocol/values/is-record'
import { isUuid } from '@prospectus/protocol/values/is-uuid'
import type { StoredLink } from '../queries/links.ts'
import type { StoryReference } from '../queries/stories.ts'
import type { StoredStory } from '../queries/story-rows.ts'
import { deliverStories, readShape } from './deliver-stories.ts'
import type { DeliveryEndpoint, DeliveryRequest } from './endpoint.ts'
import { recordNotFound } from './errors.ts'
import { readStartsWith, storedFullSlugs } from './language.ts'
import { ALLOWED_PARAMETERS, readPaging } from './parameters.ts'
import { readFilterQuery, readStoryQuery } from './story-query.ts'

/** `GET cdn/stories`: a page of matching stories (delivery-protocol#lists-of-stories). */
const stories: DeliveryEndpoint = {
  parameters: ALLOWED_PARAMETERS.stories,
  caching: 'stories',
  respond: async (request) => {
    const query = readStoryQuery(request)
    const shape = readShape(request)
    const { total, items } = await request.storage.listStories(query)
    const delivered = await deliverStories(items, shape, request)
    const { version } = request.space
    return {
      json: `{"stories":[${delivered.stories}],"cv":${version},${delivered.resolved}}`,
      paging: { total, perPage: query.perPage },
    }
  },
}

/** `GET cdn/stories/{id | uuid | full_slug}` (delivery-protocol#one-story). */
const story: DeliveryEndpoint = {
  parameters: ALLOWED_PARAMETERS.story,
  caching: 'stories',
  respond: async (request) => {
    const shape = readShape(request)
    const references = readReferences(request, shape.translation?.language)
    const found = await findStory(references, request)
    const component = request.parameters.text('content_type')
    if (found === undefined || !hasComponent(found, component)) throw recordNotFound()
    const delivered = await deliverStories([found], shape, request)
    const { version } = request.space
    return { json: `{"story":${delivered.stories[0]},"cv":${version},${delivered.resolved}}` }
  },
}

/**
 * References to look up for a path, in this order: digits are an id, then a slug; a uuid is a slug, then a uuid. A slug
 * may begin with the requested language. Only slugs keep a trailing slash, which marks a start page.
 */
function readReferences(
  { subpath, parameters }: DeliveryRequest,
  language: string | undefined,
): readonly StoryReference[] {
  const trimmedPath = subpath.replace(/\/$/, '')
  if (parameters.choice('find_by', ['uuid']) === 'uuid') return [{ uuid: trimmedPath }]
  return [
    ...(/^\d{1,15}$/.test(trimmedPath) ? [{ id: Number(trimmedPath) }] : []),
    ...storedFullSlugs(subpath, language).map((fullSlug) => ({ fullSlug })),
    ...(isUuid(trimmedPath) ? [{ uuid: trimmedPath }] : []),
  ]
}

async function findStory(
  references: readonly StoryReference[],
  { storage, view }: DeliveryRequest,
): Promise<StoredStory | undefined> {
  for (const reference of references) {
    const found = await storage.findStory(reference, view)
    if (found !== undefined) return found
  }
  return undefined
}

function hasComponent({ content }: StoredStory, component: string | undefined): boolean {
  if (component === undefined) return true
  const root: unknown = JSON.parse(content)
  return isRecord(root) && root.component === component
}

/** `GET cdn/links`: stories and folders by uuid, always paged, as in spaces since 2023-05 (delivery-protocol#links). */
const links: DeliveryEndpoint = {
  parameters: ALLOWED_PARAMETERS.links,
  caching: 'plain',
  respond: async (request) => {
    const { storage, view, parameters } = request
    parameters.flag('paginated')
    const paging = readPaging(parameters, MAX_PER_PAGE)
    const write = createLinkWriter(request)
    const parentId = parameters.wholeNumber('with_parent', 0)
    const { total, items } = await storage.listLinks({
      view,
      startsWith: readStartsWith(request),
      parentId,
      uuid: parameters.text('by_uuid'),
      ...paging,
    })
    const members = items.map((link) => [link.uuid, write(link)])
    return listResponse({ links: Object.fromEntries(members) }, total, paging)
  },
}

const link: DeliveryEndpoint = {
  parameters: ALLOWED_PARAMETERS.link,
  caching: 'plain',
  respond: async (request) => {
    const { storage, view, subpath } = request
    const write = createLinkWriter(request)
    const unfiltered = { startsWith: [], parentId: undefined, page: 1, perPage: 1 }
    const { items } = await storage.listLinks({ view, uuid: subpath, ...unfiltered })
    if (items[0] === undefined) throw recordNotFound()
    return { json: JSON.stringify({ link: write(items[0]) }) }
  },
}

function createLinkWriter({ parameters }: DeliveryRequest): (link: StoredLink) => object {
  const includesDates = parameters.flag('include_dates') === true
  return ({ id, uuid, slug, path, name, published, parent_id, ...link }) => {
    const { is_folder, is_startpage, position, published_at, created_at, updated_at } = link
    return {
      id,
      uuid,
      slug,
      path,
      parent_id,
      name,
      is_folder,
      published,
      is_startpage,
      position,
      real_path: `/${slug}`,
      ...(includesDates ? { published_at, created_at, updated_at } : {}),
    }
  }
}

/** `GET cdn/spaces/me`; the space has no domain (delivery-protocol#tags-and-space). */
const space: DeliveryEndpoint = {
  parameters: ALLOWED_PARAMETERS.space,
  caching: 'briefly',
  respond: async ({ space: { id, name, version, languageCodes, lineage } }) => ({
    json: JSON.stringify({
      space: { id, name, domain: '', version, language_codes: languageCodes },
    }),
    headers: { [LINEAGE_HEADER]: lineage },
  }),
}

/** `GET cdn/tags` (delivery-protocol#tags-and-space): always all tags; `page` and `per_page` are ignored. */
const tags: DeliveryEndpoint = {
  parameters: ALLOWED_PARAMETERS.tags,
  caching: 'plain',
  respond: async (request) => {
    const { storage, view, parameters, query } = request
    readPaging(parameters, MAX_PER_PAGE)
    const tagList = await storage.listTags({
      view,
      startsWith: readStartsWith(request),
      where: readFilterQuery(query, ['in', 'not_in', 'like', 'not_like']),
    })
    return { json: JSON.stringify({ tags: tagList }) }
  },
}

const datasources: DeliveryEndpoint = {
  parameters: ALLOWED_PARAMETERS.datasources,
  caching: 'plain',
  respond: async ({ storage, space, parameters }) => {
    const paging = readPaging(parameters, MAX_PER_PAGE)
    const ids = parameters.ids('by_ids')
    const { total, items } = await storage.listDatasources({
      search: parameters.text('search'),
      ids: ids.length === 0 ? undefined : ids,
      ...paging,
    })
    return listResponse({ datasources: items, cv: space.version }, total, paging)
  },
}

const datasource: DeliveryEndpoint = {
  parameters: ALLOWED_PARAMETERS.datasource,
  caching: 'plain',
  respond: async ({ storage, space, subpath }) => {
    const found = await storage.findDatasource(idOrSlug(subpath))
    if (found === undefined) throw recordNotFound()
    return { json: JSON.stringify({ datasource: found, cv: space.version }) }
  },
}

function idOrSlug(text: string): number | string {
  return /^\d{1,15}$/.test(text) ? Number(text) : text
}

/** `GET cdn/datasource_entries`: of one data source or all (delivery-protocol#data-sources). */
const datasourceEntries: DeliveryEndpoint = {
  parameters: ALLOWED_PARAMETERS.datasourceEntries,
  caching: 'plain',
  respond: async ({ storage, space, parameters }) => {
    const paging = readPaging(parameters, MAX_PER_PAGE)
    const datasource = parameters.text('datasource')
    const { total, items } = await storage.listDatasourceEntries({
      datasource: datasource === undefined ? undefined : idOrSlug(datasource),
      dimension: parameters.text('dimension'),
      ...paging,
    })
    return listResponse({ datasource_entries: items, cv: space.version }, total, paging)
  },
}

function listResponse(body: object, total: number, { perPage }: { readonly perPage: number }) {
  return { json: JSON.stringify(body), paging: { total, perPage } }
}

interface MatchedEndpoint {
  readonly endpoint: DeliveryEndpoint
  readonly encodedSubpath: string
}

/** Finds the endpoint for an encoded path with single slashes. Only a story's path keeps a final slash (start page). */
export function findEndpoint(path: string): MatchedEndpoint | undefined {
  const [, resource = '', subpath = ''] = /^\/v2\/cdn\/([^/]*)(?:\/(.*))?$/.exec(path) ?? []
  if (resource === 'stories' && subpath !== '') return { endpoint: story, encodedSubpath: subpath }
  const encodedSubpath = subpath.replace(/\/$/, '')
  const endpoint =
    encodedSubpath === '' ? LIST_ENDPOINTS.get(resource) : singleEndpoint(resource, encodedSubpath)
  return endpoint && { endpoint, encodedSubpath }
}

function singleEndpoint(resource: string, subpath: string): DeliveryEndpoint | undefined {
  if (resource === 'spaces') return subpath === 'me' ? space : undefined
  return subpath.includes('/') ? undefined : SINGLE_ENDPOINTS.get(resource)
}

const LIST_ENDPOINTS = new Map([
  ['stories', stories],
  ['links', links],
  ['datasources', datasources],
  ['datasource_entries', datasourceEntries],
  ['tags', tags],
])
const SINGLE_ENDPOINTS = new Map([
  ['links', link],
  ['datasources', datasource],
])

const MAX_PER_PAGE = 1000
