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
  /** Their planned minus their earned value. */
  readonly behindBy: number
  /** Earned minus planned value of the others; undefined without others. */
  readonly othersBy: number | undefined
}

/** Totals of all projects, and of those behind plan. */
export function readingOf(projects: readonly NamedStatus[]): PortfolioReading {
  const isBehind = ({ scheduleIndex }: NamedStatus) => planStateOf(scheduleIndex) === 'behind'
  const ahead = (some: readonly NamedStatus[]) =>
    some.reduce((sum, { planned, earned }) => sum + earned - planned, 0)
  const behind = projects.filter(isBehind)
  const others = projects.filter((project) => !isBehind(project))
  return {
    totals: totalsOf(projects),
    behind: behind.map(({ name }) => name),
    behindBy: -ahead(behind),
    othersBy: others.length > 0 ? ahead(others) : undefined,
  }
}
