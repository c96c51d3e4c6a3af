import { fold } from './fold.ts'

/**
 * Prepares a search query for the report to editors: the folded text, cut at a length. Undefined for
 * queries that may identify a person: anything like an e-mail address, and numbers of six or more digits,
 * such as telephone or customer numbers, in any grouping. Undefined too below two characters. Idempotent.
 */
export function reportedQuery(typed: string): string | undefined {
  const text = fold(typed)
  if (EMAIL_SIGN.test(text) || LONG_NUMBER.test(text)) return undefined
  const shortened = [...text].slice(0, MAX_CHARACTERS).join('').trim()
  return [...shortened].length < MIN_CHARACTERS ? undefined : shortened
}

const MIN_CHARACTERS = 2
const MAX_CHARACTERS = 80
const EMAIL_SIGN = /@|\(at\)|\[at\]/
const LONG_NUMBER = /\p{Nd}(?:[\s\p{P}\p{S}]*\p{Nd}){5}/u
