import {
  type Course,
  type CoursePoint,
  coursePoints,
  lastKnown,
  plannedPoints,
  statusAt,
} from '@prospectus/portfolio/course'
import { type Point, scale, smoothPath } from './geometry.ts'
import type { InstrumentReading } from './instrument-reading.ts'

/** Dimensions of the drawing, in its own units. */
export const S_CURVE = {
  width: 760,
  height: 470,
  left: 4,
  right: 654,
  top: 56,
  bottom: 424,
} as const

export type SCurveScales = ReturnType<typeof sCurveScales>

/** Scales of the drawing, which fit both the plan and the current forecast, wherever the needle is. */
export function sCurveScales(course: Course) {
  const { finish = 0 } = statusAt(course)
  const periodCount = Math.ceil(Math.max(course.plannedFinish, finish, 1))
  const highest = Math.max(...course.planned, ...course.earned, 1)
  return {
    periodCount,
    highest,
    x: scale([0, periodCount], [S_CURVE.left, S_CURVE.right]),
    y: scale([0, highest], [S_CURVE.bottom, S_CURVE.top]),
  }
}

/** Curves and needle at the time of a reading. */
export function sCurveShape(
  course: Course,
  { at, status, futures, upper, lower }: InstrumentReading,
  scales: SCurveScales,
) {
  const point = ({ at, value }: CoursePoint): Point => ({
    x: scales.x(at),
    y: scales.y(value),
  })
  const path = (line: readonly CoursePoint[]) => smoothPath(line.map(point))
  const within = (line: readonly CoursePoint[]) =>
    line.filter((mark) => mark.at <= scales.periodCount)
  const lineUntil = (line: readonly CoursePoint[], value: number) => [
    ...line.filter((mark) => mark.at < status.at),
    { at: status.at, value },
  ]
  const plan = plannedPoints(course)
  const earned = lineUntil(
    coursePoints(course.earned.slice(0, lastKnown(course) + 1)),
    status.earned,
  )
  const under = (line: readonly CoursePoint[]) => `${path(line)}V${S_CURVE.bottom}H${S_CURVE.left}Z`
  return {
    planned: path(plan),
    earned: path(earned),
    act: path(within(futures.act)),
    wait: path(within(futures.wait)),
    /** Area between plan and earned value, for the even-odd rule. */
    drift: under(lineUntil(plan, status.planned)) + under(earned),
    x: scales.x(at),
    upperY: scales.y(upper),
    lowerY: scales.y(lower),
    needleTop: needleTop(scales.x(at)),
  }
}

/** Top of the needle: lower at the left end, where a heading may be above. */
function needleTop(x: number): number {
  const usualTop = S_CURVE.top - 16
  return Math.max(usualTop, LOW_TOP - Math.max(0, x - LOW_UNTIL) * 6)
}

/** Leaves room for three lines of heading over the first period. */
const LOW_TOP = 290
/** X up to which the needle has its lowest top. */
const LOW_UNTIL = 56

/** True if text fits at the upper left because the needle is far enough to the right. */
export function leavesRoomForText(course: Course): boolean {
  return statusAt(course).at >= sCurveScales(course).periodCount * 0.45
}
