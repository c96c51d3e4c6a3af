import { fold } from './fold.ts'

/**
 * Folds and cuts a query for the report to editors. Undefined below two characters, and if it may identify a person:
 * for e-mail addresses, and six or more digits in any grouping, such as telephone or customer numbers. Idempotent.
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
