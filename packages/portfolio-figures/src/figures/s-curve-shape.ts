import {
  type Course,
  type CoursePoint,
  lastKnown,
  marksOf,
  plannedMarks,
  statusAt,
} from '@prospectus/portfolio/course'
import { type Point, scale, smoothPath } from './geometry.ts'
import type { InstrumentReading } from './instrument-reading.ts'

export const S_CURVE = {
  width: 760,
  height: 470,
  left: 4,
  right: 654,
  top: 56,
  bottom: 424,
} as const

/** Scales of the drawing, independent of the needle. */
export interface SCurveBackground {
  readonly periodCount: number
  readonly highest: number
  readonly x: (at: number) => number
  readonly y: (value: number) => number
}

/** Fits both the plan and the current forecast. */
export function sCurveBackground(course: Course): SCurveBackground {
  const { finish = 0 } = statusAt(course)
  const periods = Math.ceil(Math.max(course.plannedFinish, finish, 1))
  const highest = Math.max(...course.planned, ...course.earned, 1)
  return {
    periodCount: periods,
    highest,
    x: scale([0, periods], [S_CURVE.left, S_CURVE.right]),
    y: scale([0, highest], [S_CURVE.bottom, S_CURVE.top]),
  }
}

export interface SCurveShape {
  readonly planned: string
  readonly earned: string
  readonly act: string
  readonly wait: string
  /** Area between plan and earned value, for the even-odd rule. */
  readonly drift: string
  readonly x: number
  readonly upperY: number
  readonly lowerY: number
  /** Top of the needle, lower at the left end, where a heading may be above. */
  readonly needleTop: number
}

/** Curves and needle at the time of a reading. */
export function sCurveShape(
  course: Course,
  { at, status, futures, upper, lower }: InstrumentReading,
  background: SCurveBackground,
): SCurveShape {
  const point = ({ at, value }: CoursePoint): Point => ({
    x: background.x(at),
    y: background.y(value),
  })
  const path = (line: readonly CoursePoint[]) => smoothPath(line.map(point))
  const within = (line: readonly CoursePoint[]) =>
    line.filter((mark) => mark.at <= background.periodCount)
  const lineUntil = (line: readonly CoursePoint[], value: number) => [
    ...line.filter((mark) => mark.at < status.at),
    { at: status.at, value },
  ]
  const plan = plannedMarks(course)
  const earned = lineUntil(marksOf(course.earned.slice(0, lastKnown(course) + 1)), status.earned)
  const under = (line: readonly CoursePoint[]) => `${path(line)}V${S_CURVE.bottom}H${S_CURVE.left}Z`
  return {
    planned: path(plan),
    earned: path(earned),
    act: path(within(futures.act)),
    wait: path(within(futures.wait)),
    drift: under(lineUntil(plan, status.planned)) + under(earned),
    x: background.x(at),
    upperY: background.y(upper),
    lowerY: background.y(lower),
    needleTop: needleTop(background.x(at)),
  }
}

function needleTop(x: number): number {
  const whole = S_CURVE.top - 16
  return Math.max(whole, LOW_TOP - Math.max(0, x - LOW_UNTIL) * 6)
}

/** Leaves room for three lines of heading over the first period. */
const LOW_TOP = 290
const LOW_UNTIL = 56

/** True if text fits at the upper left because the needle is far enough to the right. */
export function leavesRoomForText(course: Course): boolean {
  return statusAt(course).at >= sCurveBackground(course).periodCount * 0.45
}
