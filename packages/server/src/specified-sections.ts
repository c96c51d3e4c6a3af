import type { ResourceSections } from './brand.ts'

/**
 * The sections of the specification (DATA-9). A module of its own, so that a build for a brand that names others is
 * without them (decision 0106).
 */
export const SPECIFIED_SECTIONS: ResourceSections = {
  blog: 'article',
  'client-stories': 'case',
  events: 'event',
  guidebooks: 'document',
  news: 'news',
  podcast: 'podcast',
  'project-management-awards': 'news',
  publications: 'document',
  videos: 'video',
  webinars: 'event',
  whitepapers: 'document',
  datasheets: 'document',
}

/** True for the sections of the specification, in its order. */
export function areSpecifiedSections(sections: Iterable<string>): boolean {
  return [...sections].join() === Object.keys(SPECIFIED_SECTIONS).join()
}
