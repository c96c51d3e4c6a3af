import { createRandom } from '../../../covers/random.ts'
import { type LateProject, SECTORS, type Sector, YEARS } from './late-project.ts'

/** Projects of one sector that finished in one year. */
export interface Count {
  readonly sector: Sector
  readonly year: number
  readonly projects: number
  readonly late: number
  /** Projects in time whose SPI(t) was nevertheless below 0.92 for three months running. */
  readonly falseAlarms: number
}

/** All projects of the study. */
const ALL = 1204
const FALSE_ALARMS = 96

/** Counts all projects of the study by sector and year. Projects that were not late have no rows in the data. */
export function countsOf(late: readonly LateProject[]): readonly Count[] {
  const random = createRandom('projects in time')
  const cells = SECTORS.flatMap((sector) =>
    YEARS.map((year) => ({
      sector,
      year,
      late: late.filter((one) => one.sector === sector && one.finishYear === year).length,
    })),
  )
  const inTime = shared(
    ALL - late.length,
    cells.map((cell) => cell.late * random.between(0.75, 1.3)),
  )
  const alarms = shared(
    FALSE_ALARMS,
    inTime.map((count) => count * random.between(0.7, 1.3)),
  )
  return cells.map((cell, at) => ({
    ...cell,
    projects: cell.late + (inTime[at] ?? 0),
    falseAlarms: alarms[at] ?? 0,
  }))
}

/** Divides an integer in proportion to weights (largest remainder method). */
function shared(total: number, weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  const exact = weights.map((weight) => (total * weight) / sum)
  const left = total - exact.reduce((all, value) => all + Math.floor(value), 0)
  const up = exact
    .map((value, at) => ({ at, fraction: value - Math.floor(value) }))
    .sort((a, b) => b.fraction - a.fraction)
    .slice(0, left)
    .map(({ at }) => at)
  return exact.map((value, at) => Math.floor(value) + (up.includes(at) ? 1 : 0))
}

export function sumOf(counts: readonly Count[], key: 'projects' | 'late' | 'falseAlarms'): number {
  return counts.reduce((sum, count) => sum + count[key], 0)
}
