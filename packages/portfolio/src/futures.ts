import {
  type Course,
  type CourseStatus,
  forecastPoints,
  plannedPoints,
  statusAt,
} from './course.ts'

/** Periods since the start when a delay was seen in the product, and in the monthly report. */
export interface Discovery {
  readonly seen: number
  readonly reported: number
}

export type Futures = ReturnType<typeof futuresOf>

/**
 * Two forecasts of the earned value: `act` goes on at the planned pace, so that the delay does not grow; `wait` goes on
 * at the speed so far, and is empty if no work is done yet.
 */
export function futuresOf(course: Course, status: CourseStatus) {
  return { act: forecastPoints(plannedPoints(course), status, 1), wait: status.forecast }
}

/** Value of the work that fell behind the plan after a delay was seen and before it was reported. */
export function lossBeforeReport(course: Course, { seen, reported }: Discovery): number {
  const behind = (at: number) => {
    const { planned, earned } = statusAt(course, at)
    return planned - earned
  }
  return behind(reported) - behind(seen)
}
