import { type Count, sumOf } from './counts.ts'
import {
  comparisonGroupOf,
  dayOf,
  EXPERIENCES,
  type LateProject,
  METHODS,
  monthEndOf,
  outcomeOf,
  SECTORS,
  weeksOf,
} from './late-project.ts'
import { type Fit, fitWithin } from './least-squares.ts'
import { kruskalWallisPValue, median, quantile } from './ranks.ts'

/** Intervals of a group of projects, in weeks. */
export interface Spread {
  readonly count: number
  readonly q1: number
  readonly median: number
  readonly q3: number
}

/** Spreads of several groups, and the p-value of their difference. */
export interface Comparison {
  readonly groups: readonly (Spread & { readonly name: string })[]
  readonly pValue: number
}

/** Increase of the final cost with each week of silence, in per cent, with its 95% interval. */
export interface Slope {
  readonly slope: number
  readonly low: number
  readonly high: number
}

export type Figures = ReturnType<typeof figuresOf>

/** Calculates all figures of the paper from its data. */
export function figuresOf(late: readonly LateProject[], counts: readonly Count[]) {
  const waited = late.filter((one) => outcomeOf(one) === 'waited')
  const ahead = late.filter((one) => outcomeOf(one) === 'ahead')
  const sameMonth = late.filter((one) => outcomeOf(one) === 'same month')
  const seen = ahead.filter(({ visible }) => visible !== undefined)
  const all = sumOf(counts, 'projects')
  const falseAlarms = sumOf(counts, 'falseAlarms')
  const visible = late.length - ahead.length + seen.length
  return {
    all,
    late: late.length,
    lateShare: late.length / all,
    organisations: new Set(late.map(({ organisation }) => organisation)).size,
    plannedWeeks: median(late.map(({ plannedWeeks }) => plannedWeeks)),
    delayWeeks: median(late.map(({ delayWeeks }) => delayWeeks)),
    visible,
    falseAlarms,
    inTime: all - late.length,
    runsThatWereLate: visible / (visible + falseAlarms),
    waited: {
      ...spreadOf(waited),
      share: waited.length / late.length,
      longest: Math.max(...waited.map(weeksOf)),
      over23: waited.filter((one) => weeksOf(one) > 23).length,
      upTo4: waited.filter((one) => weeksOf(one) <= 4).length,
      over52: waited.filter((one) => weeksOf(one) > 52).length,
    },
    ahead: {
      count: ahead.length,
      share: ahead.length / late.length,
      neverVisible: ahead.length - seen.length,
      seen: seen.length,
      lead: median(seen.map((one) => -weeksOf(one))),
      cost: median(ahead.map(({ finalCostPercent }) => finalCostPercent)),
      ...spreadOverOrganisations(late, ahead),
    },
    sameMonth: {
      count: sameMonth.length,
      share: sameMonth.length / late.length,
      cost: median(sameMonth.map(({ finalCostPercent }) => finalCostPercent)),
    },
    waitedCost: median(waited.map(({ finalCostPercent }) => finalCostPercent)),
    committee: {
      organisations: new Set(late.flatMap((one) => (one.committee ? [one.organisation] : []))).size,
      yes: spreadOf(waited.filter((one) => one.committee)),
      no: spreadOf(waited.filter((one) => !one.committee)),
    },
    publicDate: {
      yes: spreadOf(waited.filter((one) => one.publicDate)),
      no: spreadOf(waited.filter((one) => !one.publicDate)),
    },
    both: spreadOf(waited.filter((one) => one.committee && one.publicDate)),
    committeeOnly: spreadOf(waited.filter((one) => one.committee && !one.publicDate)),
    publicOnly: spreadOf(waited.filter((one) => !one.committee && one.publicDate)),
    neither: spreadOf(waited.filter((one) => !one.committee && !one.publicDate)),
    gate: gateFigures(waited),
    opened: {
      late: late.filter(({ indexOpened }) => indexOpened).length,
      lateShare: late.filter(({ indexOpened }) => indexOpened).length / late.length,
      ...compared(waited, ['yes', 'no'], (one) => (one.indexOpened ? 'yes' : 'no')),
    },
    sector: compared(waited, SECTORS, ({ sector }) => sector),
    method: compared(waited, METHODS, ({ method }) => method),
    experience: compared(waited, EXPERIENCES, ({ experience }) => experience),
    cost: costFigures(waited),
    third: thirdMonthFigures(waited),
  }
}

/** Counts organisations with at least five late projects, and those of them with a project in `some`. */
function spreadOverOrganisations(late: readonly LateProject[], some: readonly LateProject[]) {
  const names = [...new Set(late.map(({ organisation }) => organisation))]
  const large = names.filter(
    (name) => late.filter(({ organisation }) => organisation === name).length >= 5,
  )
  return {
    organisations: large.length,
    withSome: large.filter((name) => some.some(({ organisation }) => organisation === name)).length,
  }
}

function spreadOf(projects: readonly LateProject[]): Spread {
  const weeks = projects.map(weeksOf)
  return {
    count: projects.length,
    q1: quantile(weeks, 0.25),
    median: median(weeks),
    q3: quantile(weeks, 0.75),
  }
}

function compared(
  projects: readonly LateProject[],
  names: readonly string[],
  nameOf: (project: LateProject) => string,
): Comparison {
  const parts = names.map((name) => projects.filter((one) => nameOf(one) === name))
  return {
    groups: names.map((name, at) => ({ name, ...spreadOf(parts[at] ?? []) })),
    pValue: kruskalWallisPValue(parts.map((part) => part.map(weeksOf))),
  }
}

const DAYS_PER_MONTH = 365.25 / 12

/** Share of reports in the month before a gate, and the expected share of random days. */
function gateFigures(waited: readonly LateProject[]) {
  const before = waited.filter(({ reportBeforeGate }) => reportBeforeGate)
  const expectedShares = waited.map(({ gates, plannedWeeks, delayWeeks }) =>
    Math.min(1, (gates * DAYS_PER_MONTH) / (7 * (plannedWeeks + delayWeeks))),
  )
  return {
    count: before.length,
    share: before.length / waited.length,
    expectedShare: expectedShares.reduce((sum, share) => sum + share, 0) / waited.length,
    yes: spreadOf(before),
    no: spreadOf(waited.filter(({ reportBeforeGate }) => !reportBeforeGate)),
  }
}

/** The regressors of the final cost: weeks of silence, approved changes, changes of the manager. */
export function regressors(project: LateProject): readonly [number, number, number] {
  return [weeksOf(project), project.approvedChanges, project.managerChanges]
}

/** Regressions of the final cost on silence within groups of similar projects, without and with changes and managers. */
function costFits(projects: readonly LateProject[]): { alone: Fit; adjusted: Fit } {
  const groups = projects.map(comparisonGroupOf)
  const cost = projects.map(({ finalCostPercent }) => finalCostPercent)
  return {
    alone: fitWithin(
      groups,
      projects.map((one) => [weeksOf(one)]),
      cost,
    ),
    adjusted: fitWithin(groups, projects.map(regressors), cost),
  }
}

function costFigures(waited: readonly LateProject[]) {
  const { alone, adjusted } = costFits(waited)
  const groups = waited.map(comparisonGroupOf)
  const sizes = new Map<string, number>()
  for (const group of groups) sizes.set(group, (sizes.get(group) ?? 0) + 1)
  const without = [...new Set(waited.map(({ organisation }) => organisation))].map(
    (organisation) =>
      costFits(waited.filter((one) => one.organisation !== organisation)).adjusted.slopes[0] ?? 0,
  )
  const perWeek = slopeOf(adjusted).slope
  return {
    alone: slopeOf(alone),
    adjusted: slopeOf(adjusted),
    change: slopeOf(adjusted, 1).slope,
    manager: slopeOf(adjusted, 2).slope,
    groups: sizes.size,
    withoutLike: [...sizes.values()].filter((size) => size === 1).length,
    leastWithout: Math.min(...without),
    mostWithout: Math.max(...without),
    elevenWeeks: Math.round(perWeek * 11 * 10) / 10,
  }
}

function slopeOf({ slopes, errors }: Fit, at = 0): Slope {
  const [slope, error] = [slopes[at] ?? 0, errors[at] ?? 0]
  return { slope, low: slope - 1.96 * error, high: slope + 1.96 * error }
}

/** The remaining silence when it is counted from the month-end of the third low index. */
function thirdMonthFigures(waited: readonly LateProject[]) {
  const weeks = waited.map(({ visible = '', reported }) => {
    return (dayOf(reported) - monthEndOf(dayOf(visible), 2)) / 7
  })
  const later = weeks.filter((each) => each > 0)
  return { count: later.length, share: later.length / waited.length, median: median(later) }
}
