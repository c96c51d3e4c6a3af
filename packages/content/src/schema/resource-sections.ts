import { currentBrand, type ResourceKind } from '@prospectus/server/brand'

/** Arrangement of a resource's page by section, of the brand (DATA-9, BLOCK-12); in a build, constants. */
export const resourceSections: ReadonlyMap<string, ResourceKind> = new Map(
  Object.entries(currentBrand().resourceSections),
)
