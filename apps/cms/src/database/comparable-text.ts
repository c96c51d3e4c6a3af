import { createHash } from 'node:crypto'

/** Of a longer value only so many characters are compared: an index of PostgreSQL holds no more. */
const COMPARED_CHARACTERS = 800
/** Characters that a full slug may have, for the same reason: a longer one is refused. */
export const LONGEST_FULL_SLUG = COMPARED_CHARACTERS

/**
 * A text in the form in which texts are compared; both sides of a comparison must have it. A short text stays
 * whole. A long one becomes its beginning and a digest of the whole: equal texts stay equal, and the order
 * stays nearly the same. What PostgreSQL cannot store (null characters, lone surrogates) is replaced.
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
