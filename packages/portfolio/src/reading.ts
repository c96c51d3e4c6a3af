import { standingOf } from './earned-value.ts'
import { type PortfolioTotals, totalsOf } from './totals.ts'

interface NamedStatus {
  readonly name: string
  readonly planned: number
  readonly earned: number
  readonly actual: number
  readonly scheduleIndex: number | undefined
}

/** What several projects say together at one moment. */
export interface PortfolioReading {
  readonly totals: PortfolioTotals
  /** Names of the projects that are behind plan. */
  readonly behind: readonly string[]
  /** How much less these have earned than was planned. */
  readonly behindBy: number
  /** How much more the others have earned than was planned; undefined when there are no others. */
  readonly othersBy: number | undefined
}

/** Parts projects into those behind plan and the others, and adds both up. */
export function readingOf(projects: readonly NamedStatus[]): PortfolioReading {
  const isBehind = ({ scheduleIndex }: NamedStatus) => standingOf(scheduleIndex) === 'behind'
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
