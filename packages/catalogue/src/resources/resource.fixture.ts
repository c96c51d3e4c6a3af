import { readOptions } from '@prospectus/protocol/query/read-options'
import type { StoriesQuery } from '@prospectus/protocol/query/stories-query'
import type { Entry } from '../rows/entry.ts'
import { centreOptions, type ResourceView } from './centre-query.ts'

/** The entry of an English blog article; a test overrides the values it is about. */
export function resourceEntry(overrides: Partial<Entry> = {}): Entry {
  const uuid = overrides.uuid ?? 'uuid-1'
  const section = overrides.section ?? 'blog'
  return {
    row: 0,
    id: 1,
    uuid,
    name: 'Nine curves',
    fullSlug: `${section}/${uuid}`,
    path: `/${section}/${uuid}`,
    section,
    lang: 'en',
    component: 'resource',
    position: 0,
    isStartpage: false,
    preventIndexing: false,
    date: 0,
    publishedAt: null,
    description: '',
    author: '',
    themes: [],
    industries: [],
    ...overrides,
  }
}

/** The query that the stories endpoint parses from a view's options. */
export function queryOf(view: ResourceView): StoriesQuery {
  const result = readOptions(centreOptions(view))
  if (!result.ok) throw new Error(result.error.error)
  return result.query
}
