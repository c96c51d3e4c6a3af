/** What is known of a project at the data date, in one unit of money. Missing figures stay missing. */
export interface ProjectFigures {
  /** Budgeted cost of the work planned so far (PV). */
  readonly planned?: number | undefined
  /** Budgeted cost of the work done so far (EV). */
  readonly earned?: number | undefined
  /** What the work done so far has cost (AC). */
  readonly actual?: number | undefined
  /** The whole budget (BAC). */
  readonly budget?: number | undefined
}

/** What follows from the figures; undefined wherever they do not say it. */
export interface Performance {
  /** SPI = EV / PV: above 1, more is done than was planned. */
  readonly scheduleIndex: number | undefined
  /** CPI = EV / AC: above 1, the work costs less than it is worth. */
  readonly costIndex: number | undefined
  /** EAC = BAC / CPI, in whole units: a forecast is no finer than that. */
  readonly forecastCost: number | undefined
  /** VAC = BAC - EAC: below 0, the budget will not do. */
  readonly variance: number | undefined
}

export type Standing = 'ahead' | 'on-plan' | 'behind'

/** An index from here on is ahead of plan. */
export const AHEAD_FROM = 1.03
/** An index under this is behind plan. */
export const BEHIND_UNDER = 0.97

const WEEK = 7 * 24 * 60 * 60 * 1000

/** The indices and the forecast of a project. A figure that is below zero counts as missing. */
export function performanceOf(figures: ProjectFigures): Performance {
  const { planned, earned, actual, budget } = figures
  const costIndex = quotient(earned, actual)
  const forecastCost = whole(quotient(budget, costIndex))
  return {
    scheduleIndex: quotient(earned, planned),
    costIndex,
    forecastCost,
    variance: difference(known(budget), forecastCost),
  }
}

/** Which side of the plan an index stands on, as it is shown: in hundredths. */
export function standingOf(index: number | undefined): Standing | undefined {
  if (index === undefined) return undefined
  const shown = inHundredths(index)
  if (shown >= AHEAD_FROM) return 'ahead'
  return shown < BEHIND_UNDER ? 'behind' : 'on-plan'
}

/** An index as it is shown: half a hundredth counts up, also where binary fractions fall just short. */
export function inHundredths(index: number): number {
  return Math.round(index * 100 * (1 + Number.EPSILON)) / 100
}

/** By how many whole weeks a finish is later than planned; below 0 it is earlier. */
export function slipInWeeks(
  planned: Date | undefined,
  forecast: Date | undefined,
): number | undefined {
  const weeks = difference(forecast?.getTime(), planned?.getTime())
  return weeks === undefined ? undefined : Math.sign(weeks) * Math.round(Math.abs(weeks) / WEEK) + 0
}

/** A figure that can be reckoned with. */
export function known(figure: number | undefined): number | undefined {
  return figure !== undefined && Number.isFinite(figure) && figure >= 0 ? figure : undefined
}

/** Never a division by nothing, and never a result beyond all bounds. */
function quotient(upper: number | undefined, lower: number | undefined): number | undefined {
  const [a, b] = [known(upper), known(lower)]
  return a === undefined || b === undefined || b === 0 ? undefined : known(a / b)
}

function difference(from: number | undefined, less: number | undefined): number | undefined {
  const result = from === undefined || less === undefined ? Number.NaN : from - less
  return Number.isFinite(result) ? result : undefined
}

function whole(value: number | undefined): number | undefined {
  return value === undefined ? undefined : Math.round(value)
}
