import { createHash } from 'node:crypto'

/** How many characters of a value are compared one by one. */
export const COMPARED_CHARACTERS = 1000

/**
 * A text as it is stored for comparison, and as what is compared with it: the whole when it is short,
 * else its beginning with a digest of the whole, so that equal stays equal and the order nearly so. What
 * PostgreSQL cannot store (null characters, lone surrogates) is replaced.
 */
export function comparableText(text: string): string {
  const storable = text.toWellFormed().replaceAll('\0', '\uFFFD')
  if (storable.length <= COMPARED_CHARACTERS) return storable
  const digest = createHash('sha256').update(storable).digest('hex').slice(0, 32)
  return `${storable.slice(0, COMPARED_CHARACTERS).toWellFormed()}…${digest}`
}
