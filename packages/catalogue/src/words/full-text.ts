import { matchesInsideWords } from '@prospectus/content/text/word-beginnings'
import type { ParsedQuery } from '../matching/match.ts'
import { listRows, type RowSet, removeRow } from '../rows/row-set.ts'
import { keepListed } from './postings.ts'
import { rowsOfWords, type WordIndex, wordsBeginning, wordsContaining } from './word-index.ts'

/**
 * Removes from `candidates` every row that the query does not match (SEARCH-2), by the rule of
 * `matchesQuery`. The rarest term comes first, so that few rows are left for the others.
 */
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
