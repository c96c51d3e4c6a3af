import type { CourseStatus } from './course.ts'

/** What the whole work may cost, by what is assumed of the work that is left. */
export interface Estimates {
  /** The rest costs what was budgeted: AC + (BAC - EV). */
  readonly asBudgeted: number
  /** The rest is as dear as the work so far: BAC / CPI. */
  readonly atCostIndex: number
  /** As dear and as slow as so far: AC + (BAC - EV) / (CPI × SPI). */
  readonly atBothIndices: number
  /** The highest less the lowest. */
  readonly spread: number
}

/** The three textbook estimates at completion; undefined while an index is. */
export function estimatesOf(status: CourseStatus): Estimates | undefined {
  const { earned, actual, budget, costIndex, scheduleIndex } = status
  if (!costIndex || !scheduleIndex) return undefined
  const left = budget - earned
  const three = {
    asBudgeted: actual + left,
    atCostIndex: budget / costIndex,
    atBothIndices: actual + left / (costIndex * scheduleIndex),
  }
  const all = Object.values(three)
  return { ...three, spread: Math.max(...all) - Math.min(...all) }
}
