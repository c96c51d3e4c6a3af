import type { Endpoint } from './endpoint.ts'
import { recordNotFound } from './errors.ts'
import { ALLOWED, readPaging } from './parameters.ts'

/** `GET cdn/datasources` (delivery-protocol#data-sources). */
export const datasources: Endpoint = {
  parameters: ALLOWED.datasources,
  caching: 'plain',
  answer: async ({ storage, space, parameters }) => {
    const paging = readPaging(parameters, MAXIMUM_DATASOURCES)
    const ids = parameters.ids('by_ids')
    const { total, items } = await storage.datasources({
      search: parameters.text('search'),
      ids: ids.length === 0 ? undefined : ids,
      ...paging,
    })
    return {
      json: JSON.stringify({ datasources: items, cv: space.version }),
      paging: { total, perPage: paging.perPage },
    }
  },
}

/** `GET cdn/datasources/{id | slug}`. */
export const datasource: Endpoint = {
  parameters: ALLOWED.datasource,
  caching: 'plain',
  answer: async ({ storage, space, rest }) => {
    const found = await storage.datasource(idOrSlug(rest))
    if (found === undefined) throw recordNotFound()
    return { json: JSON.stringify({ datasource: found, cv: space.version }) }
  },
}

/** Digits are an id, anything else a slug. */
export function idOrSlug(text: string): number | string {
  return /^\d{1,15}$/.test(text) ? Number(text) : text
}

const MAXIMUM_DATASOURCES = 1000
