import type { RawStory } from '@prospectus/protocol/raw-story'
import { matchesInsideWords, type ParsedQuery } from '../matching/match.ts'
import { words } from '../matching/terms.ts'
import { listRows, type RowSet, removeRow } from '../rows/row-set.ts'
import { isSearched, type SnapshotRow } from '../rows/snapshot-row.ts'
import { searchableText } from '../words/searchable-text.ts'
import { mayContain, type TrigramSet, trigramsOf } from '../words/trigram-set.ts'

/**
 * A row that a change brought, and what of it the base cannot answer. There are few of them until the
 * next full build, so they are gone through, one by one, where the base looks things up.
 */
export interface AddedRow {
  readonly row: SnapshotRow
  /** The story as JSON. */
  readonly body: string
  /** The distinct words that the site search compares, each between line breaks (SEARCH-2). */
  readonly words: string
  /** Of `words`. */
  readonly trigrams: TrigramSet
}

export function createAddedRow(story: RawStory, row: SnapshotRow): AddedRow {
  const distinct = isSearched(row.entry) ? new Set(words(searchableText(story, row).text)) : []
  const lines = `\n${[...distinct].join('\n')}\n`
  return { row, body: JSON.stringify(story), words: lines, trigrams: trigramsOf(lines) }
}

/** Whether a row is a result of the query: `matchesQuery`, over distinct words. */
export function createAddedMatch({ folded, terms }: ParsedQuery): (row: AddedRow) => boolean {
  if (folded === '') return () => false
  if (terms.length === 0) return ({ row }) => row.foldedName.includes(folded)
  // The longest, in the fewest rows, first.
  const parts = terms
    .toSorted((a, b) => b.length - a.length)
    .map((term) => (matchesInsideWords(term) ? term : `\n${term}`))
  return ({ words, trigrams }) =>
    parts.every((part) => mayContain(trigrams, part)) && parts.every((part) => words.includes(part))
}

/** Takes out of `candidates` every row for which `keeps` does not hold; numbers count from 0 here. */
export function keepAdded(
  added: readonly AddedRow[],
  candidates: RowSet,
  keeps: (row: AddedRow) => boolean,
): void {
  for (const number of listRows(candidates)) {
    const row = added[number]
    if (row === undefined || !keeps(row)) removeRow(candidates, number)
  }
}
