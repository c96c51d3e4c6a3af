import { type ProjectPerformance, performanceOf } from './earned-value.ts'

/**
 * Curves of a project: cumulative figures, of which the first is 0 and each of the others is at the end of a period.
 */
export interface ProjectCurves {
  /** Budgeted cost of the work planned; the last is the whole budget, at the planned finish. */
  readonly planned: readonly number[]
  /** Budgeted cost of the work done, up to the last known period. */
  readonly earned: readonly number[]
  /** Actual cost of the work done, for the same periods. */
  readonly actual: readonly number[]
  /** In periods since the start; may lie within the last period. */
  readonly plannedFinish: number
}

export interface CurvePoint {
  /** Periods since the start. */
  readonly at: number
  readonly value: number
}

/** A project at one time, with its indices and forecast. */
export interface ProjectStatus extends ProjectPerformance {
  /** Periods since the start. */
  readonly at: number
  readonly planned: number
  readonly earned: number
  readonly actual: number
  readonly budget: number
  /** Time at which the work done so far should have been done by plan, in periods since the start (earned schedule). */
  readonly earnedSchedule: number
  /** Finish at the speed so far, in periods since the start; undefined before any work is done. */
  readonly finish: number | undefined
  /** Earned value from `at` to the finish, at the speed so far; empty before any work is done. */
  readonly forecast: readonly CurvePoint[]
}

/** Points of the planned value; the last is at the planned finish. */
export function plannedPoints({ planned, plannedFinish }: ProjectCurves): readonly CurvePoint[] {
  return curvePoints(planned).map((point, index) =>
    index === planned.length - 1 ? { ...point, at: plannedFinish } : point,
  )
}

/** Points of cumulative figures, one at the end of each period. */
export function curvePoints(figures: readonly number[]): readonly CurvePoint[] {
  return figures.map((value, at) => ({ at, value }))
}

/** Last time with known figures, in periods since the start. */
export function lastKnown({ earned, actual }: ProjectCurves): number {
  return Math.max(0, Math.min(earned.length, actual.length) - 1)
}

/**
 * Status at a time in periods since the start (BLOCK-2), interpolated within a period. A time before the start counts
 * as the start, a time after the last known figures as the last known time.
 */
export function statusAt(curves: ProjectCurves, time: number = lastKnown(curves)): ProjectStatus {
  const at = Math.min(Math.max(time, 0), lastKnown(curves))
  const plan = plannedPoints(curves)
  const figures = {
    planned: valueAt(plan, at),
    earned: valueAt(curvePoints(curves.earned), at),
    actual: valueAt(curvePoints(curves.actual), at),
    budget: curves.planned.at(-1) ?? 0,
  }
  const earnedSchedule = timeOf(plan, figures.earned)
  const speed = at === 0 ? 0 : earnedSchedule / at
  const workDone = { at, earned: figures.earned, earnedSchedule }
  return {
    ...figures,
    ...performanceOf(figures),
    ...workDone,
    finish: speed > 0 ? at + (curves.plannedFinish - earnedSchedule) / speed : undefined,
    forecast: speed > 0 ? forecastPoints(plan, workDone, speed) : [],
  }
}

/** Points of the earned value from a time to the finish, if work goes on at `speed` times the planned pace. */
export function forecastPoints(
  plan: readonly CurvePoint[],
  { at, earned, earnedSchedule }: Pick<ProjectStatus, 'at' | 'earned' | 'earnedSchedule'>,
  speed: number,
): readonly CurvePoint[] {
  const remainingPoints = plan.filter((point) => point.at > earnedSchedule)
  const forecastTime = (point: CurvePoint) => at + (point.at - earnedSchedule) / speed
  return [
    { at, value: earned },
    ...remainingPoints.map((point) => ({ at: forecastTime(point), value: point.value })),
  ]
}

/** Value of a line at a time, interpolated between its points; before or after all of them, that of the nearest. */
export function valueAt(line: readonly CurvePoint[], at: number): number {
  const nextIndex = line.findIndex((point) => point.at >= at)
  if (nextIndex < 0) return line.at(-1)?.value ?? 0
  return interpolate(line[nextIndex - 1], line[nextIndex], 'at', at, 'value')
}

/** Time at which a cumulative line reaches a value; its last time if it never does. */
export function timeOf(line: readonly CurvePoint[], value: number): number {
  const nextIndex = line.findIndex((point) => point.value >= value)
  if (nextIndex < 0) return line.at(-1)?.at ?? 0
  return interpolate(line[nextIndex - 1], line[nextIndex], 'value', value, 'at')
}

/** Interpolates the coordinate `wanted` between two points, where the coordinate `known` has `knownValue`. */
function interpolate(
  from: CurvePoint | undefined,
  to: CurvePoint | undefined,
  known: keyof CurvePoint,
  knownValue: number,
  wanted: keyof CurvePoint,
): number {
  if (to === undefined) return 0
  if (from === undefined || to[known] === from[known]) return to[wanted]
  const share = (knownValue - from[known]) / (to[known] - from[known])
  return from[wanted] + share * (to[wanted] - from[wanted])
}
