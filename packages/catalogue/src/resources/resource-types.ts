import type { Entry } from '../rows/entry.ts'

/** The resource types: first segment of the full slug, and value in the data source (DATA-9). */
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

/**
 * Whether a story is listed in the resources centre. Some resources, such as recording pages, are not
 * (DATA-9).
 */
export function isListedResource(entry: Pick<Entry, 'component' | 'section'>): boolean {
  return entry.component === 'resource' && isResourceType(entry.section)
}

const KNOWN: ReadonlySet<string> = new Set(RESOURCE_TYPES)
