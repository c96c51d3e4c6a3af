import type { Entry } from '../rows/entry.ts'

/** A blog article in English, as the catalogue keeps it; give what a test is about. */
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
