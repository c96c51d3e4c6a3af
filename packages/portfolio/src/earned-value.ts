import { DAY_MS } from './periods.ts'

/** Figures at the data date, in one currency unit. */
export interface ProjectFigures {
  /** Budgeted cost of the work planned so far (PV). */
  readonly planned?: number | undefined
  /** Budgeted cost of the work done so far (EV). */
  readonly earned?: number | undefined
  /** Cost of the work done so far (AC). */
  readonly actual?: number | undefined
  /** The whole budget (BAC). */
  readonly budget?: number | undefined
}

/** Indices and forecast of a project; each is undefined if a figure that it needs is unknown. */
export interface ProjectPerformance {
  /** SPI = EV / PV: above 1, more work is done than was planned. */
  readonly scheduleIndex: number | undefined
  /** CPI = EV / AC: above 1, the work costs less than it is worth. */
  readonly costIndex: number | undefined
  /** EAC = BAC / CPI, rounded to whole units, since a forecast is no more precise. */
  readonly forecastCost: number | undefined
  /** VAC = BAC - EAC: below 0, the budget will be exceeded. */
  readonly variance: number | undefined
}

export type PlanState = 'ahead' | 'on-plan' | 'behind'

/** Lowest index that is ahead of plan. */
export const AHEAD_FROM = 1.03
/** Indices below this one are behind plan. */
export const BEHIND_BELOW = 0.97

const WEEK_MS = 7 * DAY_MS

/** Indices and forecast of a project; treats negative figures as unknown. */
export function performanceOf(figures: ProjectFigures): ProjectPerformance {
  const { planned, earned, actual, budget } = figures
  const costIndex = quotient(earned, actual)
  const exactForecast = quotient(budget, costIndex)
  const forecastCost = exactForecast && Math.round(exactForecast)
  return {
    scheduleIndex: quotient(earned, planned),
    costIndex,
    forecastCost,
    variance: difference(knownFigure(budget), forecastCost),
  }
}

/** State of a project by its index, rounded to hundredths as it is shown. */
export function planStateOf(index: number | undefined): PlanState | undefined {
  if (index === undefined) return undefined
  const rounded = roundToHundredths(index)
  if (rounded >= AHEAD_FROM) return 'ahead'
  return rounded < BEHIND_BELOW ? 'behind' : 'on-plan'
}

/** Rounds to two decimals, half up, even if the binary fraction is slightly below. */
export function roundToHundredths(index: number): number {
  return Math.round(index * 100 * (1 + Number.EPSILON)) / 100
}

/** Weeks later than planned, rounded; negative if earlier. */
export function slipInWeeks(
  planned: Date | undefined,
  forecast: Date | undefined,
): number | undefined {
  const delayMs = difference(forecast?.getTime(), planned?.getTime())
  return delayMs === undefined
    ? undefined
    : Math.sign(delayMs) * Math.round(Math.abs(delayMs) / WEEK_MS) + 0
}

/** The figure, or undefined if it is not a finite number of at least 0. */
export function knownFigure(figure: number | undefined): number | undefined {
  return figure !== undefined && Number.isFinite(figure) && figure >= 0 ? figure : undefined
}

/** Divides figures; undefined if one is unknown, the denominator is 0, or the result is infinite. */
function quotient(
  numerator: number | undefined,
  denominator: number | undefined,
): number | undefined {
  const [a, b] = [knownFigure(numerator), knownFigure(denominator)]
  return a === undefined || b === undefined || b === 0 ? undefined : knownFigure(a / b)
}

function difference(
  minuend: number | undefined,
  subtrahend: number | undefined,
): number | undefined {
  const result =
    minuend === undefined || subtrahend === undefined ? Number.NaN : minuend - subtrahend
  return Number.isFinite(result) ? result : undefined
}
