import type { HeadingIds } from './heading-ids.ts'
import type { BlockOrIssue, Issue } from './nested-block.ts'

/**
 * The site's data for reading raw content. Created for each story, so that heading ids are unique on its
 * page (BLOCK-7).
 */
export interface ReadContext {
  /** Current canonical path of the published story with this uuid, such as `/contact/` (BLOCK-10). */
  readonly pathOfUuid: (uuid: string) => string | undefined
  /** Canonical path of the published story with this full slug. */
  readonly pathOfSlug: (fullSlug: string) => string | undefined
  /**
   * Public origin of the site, such as `https://www.vendor.example`: addresses on this origin are links
   * within the site (BLOCK-10).
   */
  readonly siteUrl: string
  /** Hosts (with port) whose `/f/…` files are reached through the site's own `/assets/f/…` (BLOCK-9). */
  readonly assetHosts: readonly string[]
  /** Host (with port) of embedded tools (EMBED-1). */
  readonly embedHost: string
  readonly headingIds: HeadingIds
  /** Called for each part and field value that cannot be used; empty fields are not reported. */
  readonly dropped: (issue: Issue) => void
  /** Reads a nested block of any type, as in two-column sections and rich text. */
  readonly readBlock: (raw: unknown, context: ReadContext) => BlockOrIssue
  /** Depth of the value being read; reading stops at `MAX_DEPTH`. */
  readonly depth: number
}

/** Deeper content is dropped: no editor creates it, and it would overflow the stack. */
export const MAX_DEPTH = 24

/** The same context, one level further down. */
export function deeper(context: ReadContext): ReadContext {
  return { ...context, depth: context.depth + 1 }
}
