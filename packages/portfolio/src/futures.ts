import { type Course, type CourseStatus, type Mark, plannedMarks, statusAt } from './course.ts'

/** When a delay came to light, in periods since the start: in the product, and in the monthly report. */
export interface Discovery {
  readonly seen: number
  readonly reported: number
}

export interface Futures {
  /** At the pace of the plan: what was lost by then stays lost, and nothing is added. */
  readonly act: readonly Mark[]
  /** At the speed so far. */
  readonly wait: readonly Mark[]
}

/** Both futures from a status; without any work done there is none of waiting. */
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
