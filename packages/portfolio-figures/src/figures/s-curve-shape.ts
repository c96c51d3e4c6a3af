import {
  type CurvePoint,
  curvePoints,
  lastKnown,
  type ProjectCurves,
  plannedPoints,
  statusAt,
} from '@prospectus/portfolio/project-curves'
import { type Point, scale, smoothPath } from './geometry.ts'
import type { SCurveSummary } from './s-curve-summary.ts'

/** Dimensions of the drawing, in units of its view box. */
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
export function sCurveScales(curves: ProjectCurves) {
  const { finish = 0 } = statusAt(curves)
  const periodCount = Math.ceil(Math.max(curves.plannedFinish, finish, 1))
  const highest = Math.max(...curves.planned, ...curves.earned, 1)
  return {
    periodCount,
    highest,
    x: scale([0, periodCount], [S_CURVE.left, S_CURVE.right]),
    y: scale([0, highest], [S_CURVE.bottom, S_CURVE.top]),
  }
}

/** Paths of the curves, and position of the needle, for a summary of the project. */
export function sCurveShape(
  curves: ProjectCurves,
  { at, status, forecasts, plannedValue, reachedValue }: SCurveSummary,
  scales: SCurveScales,
) {
  const toPoint = ({ at, value }: CurvePoint): Point => ({
    x: scales.x(at),
    y: scales.y(value),
  })
  const path = (line: readonly CurvePoint[]) => smoothPath(line.map(toPoint))
  const withinDrawing = (line: readonly CurvePoint[]) =>
    line.filter((point) => point.at <= scales.periodCount)
  const lineUntil = (line: readonly CurvePoint[], value: number) => [
    ...line.filter((point) => point.at < status.at),
    { at: status.at, value },
  ]
  const plan = plannedPoints(curves)
  const earned = lineUntil(
    curvePoints(curves.earned.slice(0, lastKnown(curves) + 1)),
    status.earned,
  )
  const areaUnder = (line: readonly CurvePoint[]) =>
    `${path(line)}V${S_CURVE.bottom}H${S_CURVE.left}Z`
  return {
    planned: path(plan),
    earned: path(earned),
    atPlannedPace: path(withinDrawing(forecasts.atPlannedPace)),
    atPaceSoFar: path(withinDrawing(forecasts.atPaceSoFar)),
    /** Area between plan and earned value, for the even-odd rule. */
    drift: areaUnder(lineUntil(plan, status.planned)) + areaUnder(earned),
    x: scales.x(at),
    plannedY: scales.y(plannedValue),
    reachedY: scales.y(reachedValue),
    needleTop: needleTop(scales.x(at)),
  }
}

/** Y of the needle's top, by the needle's x: lower at the left end, where a heading may be above. */
function needleTop(x: number): number {
  const defaultTop = S_CURVE.top - 16
  return Math.max(defaultTop, LEFT_END_TOP - Math.max(0, x - LEFT_END_X) * 6)
}

/** Top of the needle at the left end: leaves room for three lines of heading over the first period. */
const LEFT_END_TOP = 290
/** X up to which the needle has that top. */
const LEFT_END_X = 56

/** True if text fits at the upper left because the needle is far enough to the right. */
export function leavesRoomForText(curves: ProjectCurves): boolean {
  return statusAt(curves).at >= sCurveScales(curves).periodCount * 0.45
}
