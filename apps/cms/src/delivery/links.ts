import type { StoredLink } from '../queries/stored-story.ts'
import type { DeliveryRequest, Endpoint } from './endpoint.ts'
import { recordNotFound } from './errors.ts'
import { readStartsWith } from './language.ts'
import { ALLOWED, readPaging } from './parameters.ts'

/**
 * `GET cdn/links`: stories and folders by uuid, in pages whether `paginated` is given or not, as spaces
 * made since May 2023 have it (delivery-protocol#links).
 */
export const links: Endpoint = {
  parameters: ALLOWED.links,
  caching: 'plain',
  answer: async (request) => {
    const { storage, view, parameters } = request
    parameters.flag('paginated')
    const paging = readPaging(parameters, MAXIMUM_LINKS)
    const write = readLinkWriter(request)
    const parentId = parameters.wholeNumber('with_parent', 0)
    const { total, items } = await storage.links({
      view,
      startsWith: readStartsWith(request),
      parentId,
      uuid: parameters.text('by_uuid'),
      ...paging,
    })
    const members = items.map((link) => [link.uuid, write(link)])
    return {
      json: JSON.stringify({ links: Object.fromEntries(members) }),
      paging: { total, perPage: paging.perPage },
    }
  },
}

/** `GET cdn/links/{uuid}`. */
export const link: Endpoint = {
  parameters: ALLOWED.link,
  caching: 'plain',
  answer: async (request) => {
    const { storage, view, rest } = request
    const write = readLinkWriter(request)
    const everywhere = { startsWith: [], parentId: undefined, page: 1, perPage: 1 }
    const { items } = await storage.links({ view, uuid: rest, ...everywhere })
    if (items[0] === undefined) throw recordNotFound()
    return { json: JSON.stringify({ link: write(items[0]) }) }
  },
}

const MAXIMUM_LINKS = 1000

/** Reads `include_dates`: with it a link has its dates. */
function readLinkWriter({ parameters }: DeliveryRequest): (link: StoredLink) => object {
  const withDates = parameters.flag('include_dates') === true
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
      ...(withDates ? { published_at, created_at, updated_at } : {}),
    }
  }
}
