import { matchesInsideWords } from '@prospectus/content/text/word-beginnings'
import type { RawStory } from '@prospectus/protocol/raw-story'
import { searchableText } from '../full-text/searchable-text.ts'
import { mayContain, type TrigramSet, trigramsOf } from '../full-text/trigram-set.ts'
import type { ParsedQuery } from '../matching/match.ts'
import { words } from '../matching/terms.ts'
import { isSearched, type SnapshotRow } from '../rows/entry.ts'
import { listRows, type RowSet, removeRow } from '../rows/row-set.ts'

/** A row added by a change. Few accumulate before the next full build, so they are searched one by one. */
export interface AddedRow {
  readonly row: SnapshotRow
  readonly body: string
  /** The distinct words that the site search compares, each between line breaks (SEARCH-2). */
  readonly words: string
  readonly trigrams: TrigramSet
}

export function createAddedRow(story: RawStory, row: SnapshotRow): AddedRow {
  const distinct = isSearched(row.entry) ? new Set(words(searchableText(story, row).text)) : []
  const lines = `\n${[...distinct].join('\n')}\n`
  return { row, body: JSON.stringify(story), words: lines, trigrams: trigramsOf(lines) }
}

/** Builds a test for matches of the query: `matchesQuery` over distinct words. */
export function createAddedMatch({ folded, terms }: ParsedQuery): (row: AddedRow) => boolean {
  if (folded === '') return () => false
  if (terms.length === 0) return ({ row }) => row.foldedName.includes(folded)
  // The longest terms first, since the fewest rows contain them.
  const parts = terms
    .toSorted((a, b) => b.length - a.length)
    .map((term) => (matchesInsideWords(term) ? term : `\n${term}`))
  return ({ words, trigrams }) =>
    parts.every((part) => mayContain(trigrams, part)) && parts.every((part) => words.includes(part))
}

/** Removes from `candidates` every row for which `keeps` is false; numbers count from 0 here. */
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
