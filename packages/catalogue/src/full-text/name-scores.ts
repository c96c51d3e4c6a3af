import { fold } from '@prospectus/content/text/fold'
import { scoreAt } from '../matching/score.ts'
import type { SnapshotRow } from '../rows/entry.ts'

/** Scores all names for a query; the returned function gives the score of a row. */
export type ScoreNames = (query: string) => (row: number) => number

/**
 * Collects `count` names in one text, so that one search for a query scores them all as `scoreName` does (SEARCH-3).
 * Scoring them one by one takes six times as long.
 */
export function collectNames(count: number) {
  const foldedNames: string[] = []
  const ends = new Uint32Array(count)
  let end = 0
  return {
    add: ({ foldedName }: Pick<SnapshotRow, 'foldedName'>) => {
      end += foldedName.length + 1
      ends[foldedNames.length] = end
      foldedNames.push(foldedName)
    },
    finish: (): ScoreNames => {
      const joinedNames = `${foldedNames.join('\n')}\n`
      return (query) => scoresOf(fold(query), joinedNames, ends)
    },
  }
}

function scoresOf(foldedQuery: string, joinedNames: string, ends: Uint32Array) {
  const scores = new Int16Array(ends.length)
  const nextMatch = (from: number) =>
    foldedQuery === '' ? -1 : joinedNames.indexOf(foldedQuery, from)
  let row = 0
  let start = 0
  for (let match = nextMatch(0); match >= 0 && row < ends.length; match = nextMatch(start)) {
    while ((ends[row] as number) <= match) start = ends[row++] as number
    const length = (ends[row] as number) - start - 1
    scores[row] = scoreAt(match - start, length, foldedQuery.length)
    start = ends[row++] as number
  }
  return (rowNumber: number) => scores[rowNumber] as number
}
