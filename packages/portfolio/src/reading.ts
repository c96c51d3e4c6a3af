import { planStateOf } from './earned-value.ts'
import { totalsOf } from './totals.ts'

interface NamedStatus {
  readonly name: string
  readonly planned: number
  readonly earned: number
  readonly actual: number
  readonly scheduleIndex: number | undefined
}

/** Totals of all projects, names of those behind plan, and the distance of these and of the others from the plan. */
export function readingOf(projects: readonly NamedStatus[]) {
  const isBehind = ({ scheduleIndex }: NamedStatus) => planStateOf(scheduleIndex) === 'behind'
  const aheadBy = (subset: readonly NamedStatus[]) =>
    subset.reduce((sum, { planned, earned }) => sum + earned - planned, 0)
  const behind = projects.filter(isBehind)
  const others = projects.filter((project) => !isBehind(project))
  return {
    totals: totalsOf(projects),
    namesBehind: behind.map(({ name }) => name),
    /** Planned minus earned value of the projects behind plan. */
    behindBy: -aheadBy(behind),
    /** Earned minus planned value of the other projects; undefined if there are none. */
    othersAheadBy: others.length > 0 ? aheadBy(others) : undefined,
  }
}
