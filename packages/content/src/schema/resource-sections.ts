import { currentBrand, type ResourceKind } from '@prospectus/server/brand'

/** How the brand arranges a resource's page, by section (DATA-9, BLOCK-12). A build replaces this with constants. */
export const resourceSections: ReadonlyMap<string, ResourceKind> = new Map(
  Object.entries(currentBrand().resourceSections),
)
