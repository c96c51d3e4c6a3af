import { planStateOf } from './earned-value.ts'
import { totalsOf } from './totals.ts'

interface NamedStatus {
  readonly name: string
  readonly planned: number
  readonly earned: number
  readonly actual: number
  readonly scheduleIndex: number | undefined
}

/** Adds up all projects, names those behind plan, and says how far these and the others are from the plan. */
export function summariseProjects(projects: readonly NamedStatus[]) {
  const isBehind = ({ scheduleIndex }: NamedStatus) => planStateOf(scheduleIndex) === 'behind'
  const aheadBy = (subset: readonly NamedStatus[]) =>
    subset.reduce((sum, { planned, earned }) => sum + earned - planned, 0)
  const behindProjects = projects.filter(isBehind)
  const otherProjects = projects.filter((project) => !isBehind(project))
  return {
    totals: totalsOf(projects),
    namesBehind: behindProjects.map(({ name }) => name),
    /** Planned minus earned value of the projects behind plan. */
    behindBy: -aheadBy(behindProjects),
    /** Earned minus planned value of the other projects; undefined if there are none. */
    othersAheadBy: otherProjects.length > 0 ? aheadBy(otherProjects) : undefined,
  }
}
