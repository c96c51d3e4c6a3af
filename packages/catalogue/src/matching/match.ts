import { fold } from '@prospectus/content/text/fold'
import { beginsWord, matchesInsideWords } from '@prospectus/content/text/word-beginnings'
import { termsOf } from './terms.ts'

/** A query prepared for matching: folded and split into terms (SEARCH-2). */
export interface ParsedQuery {
  readonly folded: string
  readonly terms: readonly string[]
}

/** `text` is everything that is searched, including the name. */
export interface SearchableText {
  readonly name: string
  readonly text: string
}

export function parseQuery(query: string): ParsedQuery {
  const folded = fold(query)
  return { folded, terms: termsOf(folded) }
}

/**
 * True if the text contains every term. A query without terms is looked for in the name; an empty query matches nothing
 * (SEARCH-2).
 */
export function matchesQuery(query: ParsedQuery, story: SearchableText): boolean {
  if (query.folded === '') return false
  if (query.terms.length === 0) return story.name.includes(query.folded)
  return query.terms.every((term) => occursInText(term, story.text))
}

/** True if a term occurs in a folded text; a short term has to begin a word. */
export function occursInText(term: string, text: string): boolean {
  return matchesInsideWords(term) ? text.includes(term) : beginsWord(term, text)
}
