import { fold } from '../search/fold.ts'
import { scoreAt } from '../search/score.ts'
import type { CatalogueRow } from './catalogue-row.ts'
import type { Entry } from './snapshot.ts'

/**
 * Scores every name for a query, as `scoreName` does (SEARCH-3). The names are gone through as one text,
 * a name a line: asking a hundred thousand of them one by one takes six times as long.
 */
export function createNameScores(
  rows: readonly CatalogueRow[],
): (query: string) => (entry: Pick<Entry, 'row'>) => number {
  const names = rows.map(({ foldedName }) => `${foldedName}\n`).join('')
  const ends = new Uint32Array(rows.length)
  let end = 0
  for (const [row, { foldedName }] of rows.entries()) {
    end += foldedName.length + 1
    ends[row] = end
  }
  return (query) => {
    const folded = fold(query)
    const scores = new Int16Array(rows.length)
    const next = (from: number) => (folded === '' ? -1 : names.indexOf(folded, from))
    let row = 0
    let start = 0
    for (let at = next(0); at >= 0; at = next(start)) {
      while ((ends[row] as number) <= at) start = ends[row++] as number
      const length = (ends[row] as number) - start - 1
      scores[row] = scoreAt(at - start, length, folded.length)
      start = ends[row++] as number
    }
    return (entry) => scores[entry.row] as number
  }
}
