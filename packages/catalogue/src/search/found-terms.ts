import { beginsWord, isWrittenWithoutSpaces } from '@prospectus/content/text/word-beginnings'
import { occursInText, type ParsedQuery } from '../matching/match.ts'

/** A term of a query that occurs in a text. */
export interface FoundTerm {
  readonly term: string
  /** Whether words of the text begin with it: then only those words are marked (`marks.ts`). */
  readonly begins: boolean
}

/** The terms of a query that a folded text matches (SEARCH-2). */
export function foundTerms({ terms }: ParsedQuery, folded: string): readonly FoundTerm[] {
  return terms
    .filter((term) => occursInText(term, folded))
    .map((term) => ({ term, begins: !isWrittenWithoutSpaces(term) && beginsWord(term, folded) }))
}

/** Whether an excerpt of that text contains the term where it would be marked. */
export function showsTerm({ term, begins: asBeginning }: FoundTerm, folded: string): boolean {
  return asBeginning ? beginsWord(term, folded) : occursInText(term, folded)
}
