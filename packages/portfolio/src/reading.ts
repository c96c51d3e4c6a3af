import { planStateOf } from './earned-value.ts'
import { type PortfolioTotals, totalsOf } from './totals.ts'

interface NamedStatus {
  readonly name: string
  readonly planned: number
  readonly earned: number
  readonly actual: number
  readonly scheduleIndex: number | undefined
}

export interface PortfolioReading {
  readonly totals: PortfolioTotals
  readonly behind: readonly string[]
  /** Planned minus earned value of the projects behind plan. */
  readonly behindBy: number
  /** Earned minus planned value of the other projects; undefined if there are none. */
  readonly othersBy: number | undefined
}

/** Totals of all projects, and of those behind plan. */
export function readingOf(projects: readonly NamedStatus[]): PortfolioReading {
  const isBehind = ({ scheduleIndex }: NamedStatus) => planStateOf(scheduleIndex) === 'behind'
  const aheadBy = (subset: readonly NamedStatus[]) =>
    subset.reduce((sum, { planned, earned }) => sum + earned - planned, 0)
  const behind = projects.filter(isBehind)
  const others = projects.filter((project) => !isBehind(project))
  return {
    totals: totalsOf(projects),
    behind: behind.map(({ name }) => name),
    behindBy: -aheadBy(behind),
    othersBy: others.length > 0 ? aheadBy(others) : undefined,
  }
}
