import {
  containsPhrase,
  isShortWord,
  matchesInsideWords,
} from '@prospectus/content/text/word-beginnings'
import type { ParsedQuery } from '../matching/match.ts'
import { countRows, listRows, type RowSet, removeRow } from '../rows/row-set.ts'
import { retainListed } from './postings.ts'
import {
  lookupCost,
  type WordIndex,
  wordAt,
  wordsContaining,
  wordsWithPrefix,
} from './word-index.ts'

/** Removes from `candidates` the rows that do not match the query (SEARCH-2); looks up the rarest term first. */
export function retainMatching(
  index: WordIndex,
  foldedName: (row: number) => string,
  query: ParsedQuery,
  candidates: RowSet,
): void {
  if (query.folded === '') {
    candidates.fill(0)
  } else if (query.terms.length === 0) {
    for (const row of listRows(candidates)) {
      if (!foldedName(row).includes(query.folded)) removeRow(candidates, row)
    }
  } else {
    retainWithTerms(index, query.terms, candidates)
  }
}

function retainWithTerms(index: WordIndex, terms: readonly string[], candidates: RowSet): void {
  const rarestFirst = terms
    .map((term) => wordsOfTerm(index, term))
    .map((words) => ({ words, cost: lookupCost(index, words) }))
    .sort((a, b) => a.cost - b.cost)
  for (const { words } of rarestFirst) {
    if (retainListed(index.rows, words, candidates) === 0) return
  }
}

function wordsOfTerm(index: WordIndex, term: string): number[] {
  return matchesInsideWords(term) ? wordsContaining(index, term) : wordsWithPrefix(index, term)
}

/** Removes from `candidates` the rows without the folded phrase (RES-8); the index must have short grams. */
export function retainWithPhrase(
  index: WordIndex,
  textsOf: (row: number) => readonly string[],
  phrase: string,
  candidates: RowSet,
): void {
  const parts = phrase.split(' ')
  if (parts.length === 1) {
    const words = wordsContaining(index, phrase)
    const matching = isShortWord(phrase)
      ? words.filter((word) => containsPhrase(phrase, wordAt(index, word)))
      : words
    retainListed(index.rows, matching, candidates)
    return
  }
  narrowByParts(index, parts, candidates)
  for (const row of listRows(candidates)) {
    if (!textsOf(row).some((text) => text.includes(phrase))) removeRow(candidates, row)
  }
}

/**
 * Removes rows that cannot have a phrase: those without a word that ends with its first part, without a word that
 * begins with its last part, or without one of the parts between as a word. Checks the longest parts, until few rows
 * are left.
 */
function narrowByParts(index: WordIndex, parts: readonly string[], candidates: RowSet): void {
  const last = parts.length - 1
  const longestFirst = parts
    .map((part, position) => ({ part, position }))
    .sort((a, b) => b.part.length - a.part.length)
  let remaining = countRows(candidates)
  for (const { part, position } of longestFirst.slice(0, MAX_PARTS)) {
    if (remaining <= FEW_ROWS) return
    const words = wordsContaining(index, part).filter((number) => {
      const word = wordAt(index, number)
      if (position === 0) return word.endsWith(part)
      return position === last ? word.startsWith(part) : word === part
    })
    remaining = retainListed(index.rows, words, candidates)
  }
}

const MAX_PARTS = 8
/** Reading this many rows costs less than looking up another part. */
const FEW_ROWS = 256
