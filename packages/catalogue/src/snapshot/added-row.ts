import { matchesInsideWords } from '@prospectus/content/text/word-beginnings'
import type { RawStory } from '@prospectus/protocol/raw-story'
import { searchableText } from '../full-text/searchable-text.ts'
import { mayContain, type TrigramSet, trigramsOf } from '../full-text/trigram-set.ts'
import type { ParsedQuery } from '../matching/match.ts'
import { wordsOf } from '../matching/terms.ts'
import { isSearchable, type SnapshotRow } from '../rows/entry.ts'
import { listRows, type RowSet, removeRow } from '../rows/row-set.ts'

/** A row added by a change. Such rows are searched one by one, since few accumulate before the next full build. */
export interface AddedRow {
  readonly row: SnapshotRow
  readonly body: string
  /** The distinct words that the site search compares, each between line breaks (SEARCH-2). */
  readonly words: string
  readonly trigrams: TrigramSet
}

export function createAddedRow(story: RawStory, row: SnapshotRow): AddedRow {
  const distinct = isSearchable(row.entry) ? new Set(wordsOf(searchableText(story, row).text)) : []
  const lines = `\n${[...distinct].join('\n')}\n`
  return { row, body: JSON.stringify(story), words: lines, trigrams: trigramsOf(lines) }
}

/** Returns a predicate for added rows that match a query, by the rule of `matchesQuery`. */
export function createAddedRowPredicate({
  folded,
  terms,
}: ParsedQuery): (row: AddedRow) => boolean {
  if (folded === '') return () => false
  if (terms.length === 0) return ({ row }) => row.foldedName.includes(folded)
  // The longest terms first, since the fewest rows contain them.
  const parts = terms
    .toSorted((a, b) => b.length - a.length)
    .map((term) => (matchesInsideWords(term) ? term : `\n${term}`))
  return ({ words, trigrams }) =>
    parts.every((part) => mayContain(trigrams, part)) && parts.every((part) => words.includes(part))
}

/** Removes from `candidates`, a set of indexes into `added`, the rows that `isKept` rejects. */
export function retainAdded(
  added: readonly AddedRow[],
  candidates: RowSet,
  isKept: (row: AddedRow) => boolean,
): void {
  for (const index of listRows(candidates)) {
    const row = added[index]
    if (row === undefined || !isKept(row)) removeRow(candidates, index)
  }
}
