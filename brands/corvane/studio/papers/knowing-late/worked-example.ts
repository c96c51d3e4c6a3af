import { dateOf, dayOf, type LateProject, monthEndOf } from './late-project.ts'

/** Records of one project at a month-end. */
export interface MonthEnd {
  readonly date: string
  /** Weeks since the start. */
  readonly actual: number
  /** Weeks after which the plan expected what was done by then. */
  readonly earned: number
  /** SPI(t): earned weeks by actual weeks. */
  readonly index: number
  /** Finish that the index alone gives: planned weeks by SPI(t). */
  readonly byIndex: string
  /** Finish in the official forecast. */
  readonly official: string
}

export const EXAMPLE = {
  project: 'P563',
  start: '2018-03-05',
  plannedWeeks: 55,
  /** Weeks earned at the month-ends of March 2018 to January 2019. */
  earned: [3.8, 8, 12.1, 16.1, 19.9, 23.2, 28, 31.2, 34.3, 37.7, 40.1],
  /** Official forecasts of the finish, by the day on which each was recorded. */
  forecasts: [
    { from: '2018-03-05', finish: '2019-03-25' },
    { from: '2018-09-14', finish: '2019-04-08' },
    { from: '2019-01-16', finish: '2019-06-03' },
  ],
} as const

/** The finish of the first approved baseline. */
export const EXAMPLE_BASELINE = EXAMPLE.forecasts[0].finish

/** The example's months. */
export function monthsOfExample(): readonly MonthEnd[] {
  const start = dayOf(EXAMPLE.start)
  return EXAMPLE.earned.map((earned, at) => {
    const day = monthEndOf(start, at)
    const date = dateOf(day)
    const actual = (day - start) / 7
    const index = earned / actual
    const official = EXAMPLE.forecasts.findLast(({ from }) => from <= date)?.finish
    return {
      date,
      actual,
      earned,
      index,
      byIndex: dateOf(Math.round(start + (7 * EXAMPLE.plannedWeeks) / index)),
      official: official ?? EXAMPLE_BASELINE,
    }
  })
}

/** The dates that the rules of the study give to the example. */
export function datesOfExample(): Pick<LateProject, 'visible' | 'reported'> {
  const months = monthsOfExample()
  const isLow = (at: number) => (months[at]?.index ?? 1) < 0.92
  const first = months.find((_, at) => isLow(at) && isLow(at + 1) && isLow(at + 2))
  const moved = EXAMPLE.forecasts.find(({ finish }) => dayOf(finish) - dayOf(EXAMPLE_BASELINE) > 28)
  return { visible: first?.date, reported: moved?.from ?? '' }
}
