import {
  holdsPhrase,
  isShortWord,
  matchesInsideWords,
} from '@prospectus/content/text/word-beginnings'
import type { ParsedQuery } from '../matching/match.ts'
import { countRows, listRows, type RowSet, removeRow } from '../rows/row-set.ts'
import { keepListed } from './postings.ts'
import {
  rowsOfWords,
  type WordIndex,
  wordAt,
  wordsBeginning,
  wordsContaining,
} from './word-index.ts'

/** Removes rows that `matchesQuery` does not match from `candidates` (SEARCH-2), by the rarest term first. */
export function keepMatching(
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
    keepWithTerms(index, query.terms, candidates)
  }
}

function keepWithTerms(index: WordIndex, terms: readonly string[], candidates: RowSet): void {
  const parts = terms
    .map((term) => wordsOfTerm(index, term))
    .map((words) => ({ words, cost: rowsOfWords(index, words) }))
    .sort((a, b) => a.cost - b.cost)
  for (const { words } of parts) {
    if (keepListed(index.rows, words, candidates) === 0) return
  }
}

function wordsOfTerm(index: WordIndex, term: string): number[] {
  return matchesInsideWords(term) ? wordsContaining(index, term) : wordsBeginning(index, term)
}

/** Removes rows without the folded phrase from `candidates` (RES-8), by an index that has short pieces. */
export function keepWithPhrase(
  index: WordIndex,
  textsOf: (row: number) => readonly string[],
  phrase: string,
  candidates: RowSet,
): void {
  const parts = phrase.split(' ')
  if (parts.length === 1) {
    const words = wordsContaining(index, phrase)
    const found = isShortWord(phrase)
      ? words.filter((word) => holdsPhrase(phrase, wordAt(index, word)))
      : words
    keepListed(index.rows, found, candidates)
    return
  }
  narrow(index, parts, candidates)
  for (const row of listRows(candidates)) {
    if (!textsOf(row).some((text) => text.includes(phrase))) removeRow(candidates, row)
  }
}

/** Narrows by words: one ends with the first part, one begins with the last, parts between are whole. Longest first. */
function narrow(index: WordIndex, parts: readonly string[], candidates: RowSet): void {
  const last = parts.length - 1
  const longestFirst = parts
    .map((part, order) => ({ part, place: order }))
    .sort((a, b) => b.part.length - a.part.length)
  let remaining = countRows(candidates)
  for (const { part, place: order } of longestFirst.slice(0, MAX_PARTS)) {
    if (remaining <= FEW_ROWS) return
    const words = wordsContaining(index, part).filter((number) => {
      const word = wordAt(index, number)
      if (order === 0) return word.endsWith(part)
      return order === last ? word.startsWith(part) : word === part
    })
    remaining = keepListed(index.rows, words, candidates)
  }
}

const MAX_PARTS = 8
/** Reading this many rows costs less than looking up another part. */
const FEW_ROWS = 256
