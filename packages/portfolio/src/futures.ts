import {
  type Course,
  type CoursePoint,
  type CourseStatus,
  plannedMarks,
  statusAt,
} from './course.ts'

/** Periods since the start when a delay was seen in the product, and in the monthly report. */
export interface Discovery {
  readonly seen: number
  readonly reported: number
}

export interface Futures {
  /** At the planned pace: the loss so far stays, and does not grow. */
  readonly act: readonly CoursePoint[]
  /** At the speed so far. */
  readonly wait: readonly CoursePoint[]
}

/** `wait` is empty if no work is done yet. */
export function futuresOf(
  course: Course,
  { at, earned, earnedSchedule, forecast }: CourseStatus,
): Futures {
  const rest = plannedMarks(course).filter((mark) => mark.at > earnedSchedule)
  const later = (planned: number) => at + planned - earnedSchedule
  return {
    act: [
      { at, value: earned },
      ...rest.map((mark) => ({ at: later(mark.at), value: mark.value })),
    ],
    wait: forecast,
  }
}

/** Value of the work that fell behind the plan after a delay was seen and before it was reported. */
export function lostUnreported(course: Course, { seen, reported }: Discovery): number {
  const behind = (at: number) => {
    const { planned, earned } = statusAt(course, at)
    return planned - earned
  }
  return behind(reported) - behind(seen)
}
