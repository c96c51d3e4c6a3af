import { isWrittenWithoutSpaces, occursInText, type ParsedQuery } from '../matching/match.ts'
import { beginsWord } from '../matching/terms.ts'

/** A term of a query that occurs in a text. */
export interface FoundTerm {
  readonly term: string
  /** Whether words of the text begin with it: then those are what is shown of it (`marks.ts`). */
  readonly begins: boolean
}

/** Those terms of a query that occur in a folded text, by the rule of the search (SEARCH-2). */
export function foundTerms({ terms }: ParsedQuery, folded: string): readonly FoundTerm[] {
  return terms
    .filter((term) => occursInText(term, folded))
    .map((term) => ({ term, begins: !isWrittenWithoutSpaces(term) && beginsWord(term, folded) }))
}

/** Whether a stretch of that text has the term where it is shown. */
export function showsTerm({ term, begins: asBeginning }: FoundTerm, folded: string): boolean {
  return asBeginning ? beginsWord(term, folded) : occursInText(term, folded)
}
