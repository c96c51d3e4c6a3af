import { toolBlockTypes } from '../schema/blocks/all-blocks.ts'
import { createHeadingIds } from '../schema/context/heading-ids.ts'
import type { Issue } from '../schema/context/nested-block.ts'
import type { ReadContext } from '../schema/context/read-context.ts'
import { type Settings, settings } from '../schema/stories/settings.ts'
import { readBlock } from './read-block.ts'

/** Site data for reading stories; the same for all stories of a snapshot. */
export interface SiteContext
  extends Pick<ReadContext, 'pathOfUuid' | 'pathOfSlug' | 'siteUrl' | 'assetHosts' | 'embedHost'> {
  /** Codes of language folders, such as `de` (LANG-1). */
  readonly languages: readonly string[]
}

/** Context for content that is read without its links and files. */
export const NO_SITE: SiteContext = {
  pathOfUuid: () => undefined,
  pathOfSlug: () => undefined,
  siteUrl: '',
  assetHosts: [],
  embedHost: '',
  languages: [],
}

/**
 * Creates the context of one page, within which heading ids are unique (BLOCK-7). `onDropped` receives the issues found
 * outside of blocks; each block has a list of its own issues (DATA-4).
 */
export function createReadContext(
  siteContext: SiteContext,
  onDropped: (issue: Issue) => void = () => {},
): ReadContext {
  return {
    ...siteContext,
    headingIds: createHeadingIds(toolBlockTypes),
    onDropped,
    readBlock,
    depth: 0,
  }
}

/** Settings of a site that has no settings story. */
export const noSettings: Settings = settings.read(undefined, createReadContext(NO_SITE))
