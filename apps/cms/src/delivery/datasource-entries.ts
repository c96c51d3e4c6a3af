import { idOrSlug } from './datasources.ts'
import type { Endpoint } from './endpoint.ts'
import { ALLOWED, readPaging } from './parameters.ts'

/** `GET cdn/datasource_entries`: of one data source or all (delivery-protocol#data-sources). */
export const datasourceEntries: Endpoint = {
  parameters: ALLOWED.datasourceEntries,
  caching: 'plain',
  answer: async ({ storage, space, parameters }) => {
    const paging = readPaging(parameters, MAXIMUM_ENTRIES)
    const datasource = parameters.text('datasource')
    const { total, items } = await storage.datasourceEntries({
      datasource: datasource === undefined ? undefined : idOrSlug(datasource),
      dimension: parameters.text('dimension'),
      ...paging,
    })
    return {
      json: JSON.stringify({ datasource_entries: items, cv: space.version }),
      paging: { total, perPage: paging.perPage },
    }
  },
}

const MAXIMUM_ENTRIES = 1000
