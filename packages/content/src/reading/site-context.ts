import { toolBlocks } from '../schema/blocks/all-blocks.ts'
import { createHeadingIds } from '../schema/context/heading-ids.ts'
import type { Issue } from '../schema/context/nested-block.ts'
import type { ReadContext } from '../schema/context/read-context.ts'
import { readBlock } from './read-block.ts'

/** The site's data for reading stories; the same for every story of a snapshot. */
export interface SiteContext
  extends Pick<ReadContext, 'pathOfUuid' | 'pathOfSlug' | 'siteUrl' | 'assetHosts' | 'embedHost'> {
  /** Codes of language folders, such as `de` (LANG-1). */
  readonly languages: readonly string[]
}

/**
 * Creates a context for reading one page; ids are unique within it (BLOCK-7).
 *
 * @param dropped called for each unusable value outside blocks; blocks list their own (DATA-4)
 */
export function createReadContext(
  siteContext: SiteContext,
  dropped: (issue: Issue) => void = () => {},
): ReadContext {
  const { pathOfUuid, pathOfSlug, siteUrl, assetHosts, embedHost } = siteContext
  return {
    pathOfUuid,
    pathOfSlug,
    siteUrl,
    assetHosts,
    embedHost,
    headingIds: createHeadingIds(toolBlocks),
    dropped,
    readBlock,
    depth: 0,
  }
}
