import { jsonLdFault } from '@prospectus/content/schema/stories/json-ld'
import { positionOfJsonFault } from '@prospectus/content/seed/json-fault'
import { WORDS } from './words.ts'

export interface Finding {
  readonly words: string
  readonly isFault: boolean
}

/** What the site makes of a JSON-LD document, in words; undefined while there is nothing to say of it. */
export function findingOf(code: string): Finding | undefined {
  if (code.trim() === '') return undefined
  const fault = jsonLdFault(code)
  if (fault === undefined) return { words: WORDS.good, isFault: false }
  if (fault === 'no-type') return { words: WORDS.noType, isFault: true }
  const { line, column } = positionOfJsonFault(code)
  return { words: WORDS.noJson(line, column), isFault: true }
}
