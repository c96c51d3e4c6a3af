import { type Course, type CourseStatus, plannedMarks, remainingWork, statusAt } from './course.ts'

/** Periods since the start when a delay was seen in the product, and in the monthly report. */
export interface Discovery {
  readonly seen: number
  readonly reported: number
}

export type Futures = ReturnType<typeof futuresOf>

/**
 * Two ways in which the earned value may go on: `act` at the planned pace, where the loss so far does not grow, and `wait`
 * at the speed so far, which is empty if no work is done yet.
 */
export function futuresOf(course: Course, status: CourseStatus) {
  return { act: remainingWork(plannedMarks(course), status, 1), wait: status.forecast }
}

/** Value of the work that fell behind the plan after a delay was seen and before it was reported. */
export function lostUnreported(course: Course, { seen, reported }: Discovery): number {
  const behind = (at: number) => {
    const { planned, earned } = statusAt(course, at)
    return planned - earned
  }
  return behind(reported) - behind(seen)
}
