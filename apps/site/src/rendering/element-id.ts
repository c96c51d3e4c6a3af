import { createHash } from 'node:crypto'

/** Enough for the few dozen ids of a page: fewer than one page in ten million has a collision. */
const HASH_CHARACTERS = 6

/** Returns an id such as `figure-h3kQ_a`: stable, and shorter than the block's `_uid`, which compresses badly. */
export function elementId(kind: string, uid: string): string {
  return `${kind}-${createHash('sha256').update(uid).digest('base64url').slice(0, HASH_CHARACTERS)}`
}
