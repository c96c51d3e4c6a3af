import { resourceSections } from '@prospectus/content/schema/resource-sections'
import type { Entry } from '../rows/entry.ts'

/** Resource types: first segments of full slugs, and values in the data source (DATA-9). */
export const RESOURCE_TYPES: readonly string[] = [...resourceSections.keys()]

export function isResourceType(section: string): boolean {
  return resourceSections.has(section)
}

/** True if the resources centre lists a story, unlike some resources such as recording pages (DATA-9). */
export function isListedResource(entry: Pick<Entry, 'component' | 'section'>): boolean {
  return entry.component === 'resource' && isResourceType(entry.section)
}
