import { createHash } from 'node:crypto'

/** As many as a page's own few dozen need: two of them meet on one page of ten million. */
const CHARACTERS = 6

/**
 * The id of an element of a block or entry, such as `figure-h3kQ_a`: the same at every rendering. Shorter than
 * the block's own id, of which compression leaves nearly every character, several times on a page.
 *
 * @param kind what the element is; the ids of one block differ by it
 * @param uid `_uid` of the block or entry
 */
export function elementId(kind: string, uid: string): string {
  return `${kind}-${createHash('sha256').update(uid).digest('base64url').slice(0, CHARACTERS)}`
}
