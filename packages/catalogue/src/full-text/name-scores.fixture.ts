import type { SnapshotRow } from '../rows/entry.ts'
import { collectNames, type ScoreNames } from './name-scores.ts'

/** Scores names as a snapshot does. `rows[n]` must have row number n. */
export function createNameScores(rows: readonly SnapshotRow[]): ScoreNames {
  const names = collectNames(rows.length)
  for (const row of rows) names.add(row)
  return names.finish()
}
