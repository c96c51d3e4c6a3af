import type { HeadingIds } from './heading-ids.ts'
import type { BlockOrIssue, Issue } from './nested-block.ts'

/** Data for reading raw content, created per story so that heading ids are unique on its page (BLOCK-7). */
export interface ReadContext {
  /** Current canonical path of a story, such as `/contact/`; undefined if it is not published (BLOCK-10). */
  readonly pathOfUuid: (uuid: string) => string | undefined
  readonly pathOfSlug: (fullSlug: string) => string | undefined
  /** Public origin, such as `https://www.vendor.example`: links to it are internal (BLOCK-10). */
  readonly siteUrl: string
  /** Hosts (with port) whose `/f/…` files the site serves as `/assets/f/…` (BLOCK-9). */
  readonly assetHosts: readonly string[]
  /** Host (with port) of embedded tools (EMBED-1). */
  readonly embedHost: string
  readonly headingIds: HeadingIds
  /**
   * Called for each part or value that is left out, but not for empty fields. While a block is read, adds to the
   * block's own list.
   */
  readonly onDropped: (issue: Issue) => void
  readonly readBlock: (raw: unknown, context: ReadContext) => BlockOrIssue
  /** Number of blocks, items and nodes of rich text around the content; reading stops at `MAX_DEPTH`. */
  readonly depth: number
}

/** Editors do not create deeper content; without a limit, content from elsewhere could overflow the stack. */
export const MAX_DEPTH = 24

export function nestedContext(context: ReadContext): ReadContext {
  return { ...context, depth: context.depth + 1 }
}
