import { createHash } from 'node:crypto'

/** Enough for the few dozen ids of a page: one page in ten million has a collision. */
const CHARACTERS = 6

/**
 * The id of an element of a block or entry, such as `figure-h3kQ_a`: the same at every rendering, and shorter than the
 * block's own id, which compresses badly.
 *
 * @param kind distinguishes the ids of one block
 * @param uid `_uid` of the block or entry
 */
export function elementId(kind: string, uid: string): string {
  return `${kind}-${createHash('sha256').update(uid).digest('base64url').slice(0, CHARACTERS)}`
}
