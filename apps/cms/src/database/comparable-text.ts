import { createHash } from 'node:crypto'

/** Of a longer value only so many characters are compared: an index of PostgreSQL holds no more. */
export const COMPARED_CHARACTERS = 800
/** Characters that a full slug may have, for the same reason: a longer one is refused. */
export const LONGEST_FULL_SLUG = COMPARED_CHARACTERS

/**
 * A text as it is stored for comparison, and as what is compared with it: the whole when it is short,
 * else its beginning with a digest of the whole, so that equal stays equal and the order nearly so. What
 * PostgreSQL cannot store (null characters, lone surrogates) is replaced.
 */
export function comparableText(text: string): string {
  const storable = storableText(text)
  if (storable.length <= COMPARED_CHARACTERS) return storable
  const digest = createHash('sha256').update(storable).digest('hex').slice(0, 32)
  return `${storable.slice(0, COMPARED_CHARACTERS).toWellFormed()}…${digest}`
}

/** A text as both databases can store it: null characters and lone surrogates are replaced. */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\uFFFD')
}
