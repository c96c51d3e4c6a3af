import type { Entry } from '../rows/entry.ts'

/** Resource types: first segments of full slugs, and values in the data source (DATA-9). */
export const RESOURCE_TYPES = [
  'blog',
  'client-stories',
  'events',
  'guidebooks',
  'news',
  'podcast',
  'project-management-awards',
  'publications',
  'videos',
  'webinars',
  'whitepapers',
  'datasheets',
] as const

export function isResourceType(section: string): boolean {
  return KNOWN.has(section)
}

/** True if the resources centre lists a story, unlike some resources such as recording pages (DATA-9). */
export function isListedResource(entry: Pick<Entry, 'component' | 'section'>): boolean {
  return entry.component === 'resource' && isResourceType(entry.section)
}

const KNOWN: ReadonlySet<string> = new Set(RESOURCE_TYPES)
