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
  const list: string[] = []
  const ends = new Uint32Array(count)
  let end = 0
  return {
    add: ({ foldedName }: Pick<SnapshotRow, 'foldedName'>) => {
      end += foldedName.length + 1
      ends[list.length] = end
      list.push(foldedName)
    },
    finish: (): ScoreNames => {
      const names = `${list.join('\n')}\n`
      return (query) => scoresOf(fold(query), names, ends)
    },
  }
}

function scoresOf(folded: string, names: string, ends: Uint32Array) {
  const scores = new Int16Array(ends.length)
  const nextMatch = (from: number) => (folded === '' ? -1 : names.indexOf(folded, from))
  let name = 0
  let start = 0
  for (let match = nextMatch(0); match >= 0 && name < ends.length; match = nextMatch(start)) {
    while ((ends[name] as number) <= match) start = ends[name++] as number
    const length = (ends[name] as number) - start - 1
    scores[name] = scoreAt(match - start, length, folded.length)
    start = ends[name++] as number
  }
  return (row: number) => scores[row] as number
}
