import { createHash } from 'node:crypto'

/** How many characters of a value are compared one by one: as many as an index of PostgreSQL can hold. */
export const COMPARED_CHARACTERS = 800

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
