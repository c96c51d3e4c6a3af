import type { Entry } from '../rows/entry.ts'

/** The entry of an English blog article; a test overrides the values it is about. */
export function resourceEntry(given: Partial<Entry> = {}): Entry {
  const uuid = given.uuid ?? 'uuid-1'
  const section = given.section ?? 'blog'
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
    themes: [],
    industries: [],
    ...given,
  }
}
