import type { Block } from '../blocks/all-blocks.ts'
import type { HeadingIds } from '../rich-text/heading-ids.ts'

/** Why something is not shown. Logged in production, shown in its place in preview (DATA-4). */
export interface Fault {
  /** The component name as stored, or what was found where it should be. */
  readonly component: string
  readonly uid: string
  /** One sentence: what is wrong, and what is expected. */
  readonly reason: string
  /** Not a fault of the content: the next render may go without it, so this one is not kept. */
  readonly passing?: true
  /** What was left out, where it is less than the block: a part of it (a card, a logo), or a field's value. */
  readonly only?: 'part' | 'field'
}

/** What stands in a block's place when it cannot be read. */
export interface FaultyBlock extends Fault {
  readonly kind: 'faulty'
  /** What of it could not be used. */
  readonly dropped: readonly Fault[]
}

export type BlockOrFault = Block | FaultyBlock

/**
 * What reading raw content needs to know about its surroundings. One is made for each story read, so
 * that heading ids are unique on the page (BLOCK-7).
 */
export interface ReadContext {
  /** Canonical path, such as `/contact/`, of the published story with this uuid, as it is now (BLOCK-10). */
  readonly pathOfUuid: (uuid: string) => string | undefined
  /** Canonical path of the published story with this full slug. */
  readonly pathOfSlug: (fullSlug: string) => string | undefined
  /** Public origin of the site, such as `https://www.corvane.example`: addresses on it are its own (BLOCK-10). */
  readonly siteUrl: string
  /** Hosts (with port) whose `/f/…` files are reached through the site's own `/assets/f/…` (BLOCK-9). */
  readonly assetHosts: readonly string[]
  /** Host (with port) of embedded tools (EMBED-1). */
  readonly embedHost: string
  readonly headingIds: HeadingIds
  /** Told of each part and each field's value that cannot be used; what was left empty is none of these. */
  readonly dropped: (fault: Fault) => void
  /** Reads one nested block of any kind, as two-column sections and rich text hold. */
  readonly readBlock: (raw: unknown, context: ReadContext) => BlockOrFault
  /** How deep the value being read lies; reading stops at `MAXIMUM_DEPTH`. */
  readonly depth: number
}

/** Deeper content is dropped: no editor makes it, and it would exhaust the stack. */
export const MAXIMUM_DEPTH = 24

/** The same context, one level further down. */
export function deeper(context: ReadContext): ReadContext {
  return { ...context, depth: context.depth + 1 }
}
