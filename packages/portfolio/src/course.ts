import { type ProjectPerformance, performanceOf } from './earned-value.ts'

/** A project over time. Figures are cumulative: the first is 0, each further one is at the end of a period. */
export interface Course {
  /** Budgeted cost of the work planned; the last is the whole budget, at the planned finish. */
  readonly planned: readonly number[]
  /** Budgeted cost of the work done, up to the last known period. */
  readonly earned: readonly number[]
  /** Actual cost of the work done, for the same periods. */
  readonly actual: readonly number[]
  /** In periods since the start; may lie within the last period. */
  readonly plannedFinish: number
}

/** `at` counts periods since the start. */
export interface CoursePoint {
  readonly at: number
  readonly value: number
}

/** A project at one time, with its indices and forecast. */
export interface CourseStatus extends ProjectPerformance {
  readonly at: number
  readonly planned: number
  readonly earned: number
  readonly actual: number
  readonly budget: number
  /** Periods since the start at which the work done was planned (earned schedule). */
  readonly earnedSchedule: number
  /** Finish at the speed so far, in periods since the start; undefined before any work is done. */
  readonly finish: number | undefined
  /** Earned value from now to the finish, at that speed. */
  readonly forecast: readonly CoursePoint[]
}

/** Points of the planned value; the last is at the planned finish. */
export function plannedPoints({ planned, plannedFinish }: Course): readonly CoursePoint[] {
  return coursePoints(planned).map((point, index) =>
    index === planned.length - 1 ? { ...point, at: plannedFinish } : point,
  )
}

/** Points of cumulative figures, one at the end of each period. */
export function coursePoints(figures: readonly number[]): readonly CoursePoint[] {
  return figures.map((value, at) => ({ at, value }))
}

/** Last time with known figures, in periods since the start. */
export function lastKnown({ earned, actual }: Course): number {
  return Math.max(0, Math.min(earned.length, actual.length) - 1)
}

/** Status at a time (BLOCK-2), interpolated within a period; a time after the last known one is replaced by that. */
export function statusAt(course: Course, date: number = lastKnown(course)): CourseStatus {
  const at = Math.min(Math.max(date, 0), lastKnown(course))
  const plan = plannedPoints(course)
  const figures = {
    planned: valueAt(plan, at),
    earned: valueAt(coursePoints(course.earned), at),
    actual: valueAt(coursePoints(course.actual), at),
    budget: course.planned.at(-1) ?? 0,
  }
  const earnedSchedule = timeOf(plan, figures.earned)
  const speed = at === 0 ? 0 : earnedSchedule / at
  const done = { at, earned: figures.earned, earnedSchedule }
  return {
    ...figures,
    ...performanceOf(figures),
    ...done,
    finish: speed > 0 ? at + (course.plannedFinish - earnedSchedule) / speed : undefined,
    forecast: speed > 0 ? forecastPoints(plan, done, speed) : [],
  }
}

/** Points of the earned value from a time to the finish, if work goes on at a speed relative to the plan's. */
export function forecastPoints(
  plan: readonly CoursePoint[],
  { at, earned, earnedSchedule }: Pick<CourseStatus, 'at' | 'earned' | 'earnedSchedule'>,
  speed: number,
): readonly CoursePoint[] {
  const remaining = plan.filter((point) => point.at > earnedSchedule)
  const later = (point: CoursePoint) => at + (point.at - earnedSchedule) / speed
  return [
    { at, value: earned },
    ...remaining.map((point) => ({ at: later(point), value: point.value })),
  ]
}

/** Interpolates between points; before the first or after the last one, returns its value. */
export function valueAt(line: readonly CoursePoint[], at: number): number {
  const after = line.findIndex((point) => point.at >= at)
  if (after < 0) return line.at(-1)?.value ?? 0
  return between(line[after - 1], line[after], 'at', at, 'value')
}

/** Time at which a cumulative line reaches a value, or its last time if it does not. */
export function timeOf(line: readonly CoursePoint[], value: number): number {
  const after = line.findIndex((point) => point.value >= value)
  if (after < 0) return line.at(-1)?.at ?? 0
  return between(line[after - 1], line[after], 'value', value, 'at')
}

/** Interpolates `wanted` between two points, at the place where `known` has the value `where`. */
function between(
  from: CoursePoint | undefined,
  to: CoursePoint | undefined,
  known: keyof CoursePoint,
  where: number,
  wanted: keyof CoursePoint,
): number {
  if (to === undefined) return 0
  if (from === undefined || to[known] === from[known]) return to[wanted]
  const share = (where - from[known]) / (to[known] - from[known])
  return from[wanted] + share * (to[wanted] - from[wanted])
}
