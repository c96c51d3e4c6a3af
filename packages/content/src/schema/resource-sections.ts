import { currentBrand, type ResourceKind } from '@prospectus/server/brand'
import { areSpecifiedSections, SPECIFIED_SECTIONS } from '@prospectus/server/specified-sections'

/** How the brand arranges a resource's page, by section (DATA-9, BLOCK-12). A build replaces this with constants. */
export const resourceSections: ReadonlyMap<string, ResourceKind> = new Map(
  Object.entries(currentBrand().resourceSections ?? SPECIFIED_SECTIONS),
)

/** True if these are the sections of the specification. */
export const hasSpecifiedSections = areSpecifiedSections(resourceSections.keys())
