import {
  forecastPoints,
  type ProjectCurves,
  type ProjectStatus,
  plannedPoints,
  statusAt,
} from './project-curves.ts'

/** Times at which a delay was seen in the product, and in the monthly report, in periods since the start. */
export interface Discovery {
  readonly seen: number
  readonly reported: number
}

export type Forecasts = ReturnType<typeof forecastsOf>

/**
 * Two forecasts of the earned value from a status on: at the planned pace, so that the delay does not grow, and at the
 * pace so far, which is empty if no work is done yet.
 */
export function forecastsOf(curves: ProjectCurves, status: ProjectStatus) {
  return {
    atPlannedPace: forecastPoints(plannedPoints(curves), status, 1),
    atPaceSoFar: status.forecast,
  }
}

/** Value by which the work fell further behind the plan between the time a delay was seen and its report. */
export function lossBeforeReport(curves: ProjectCurves, { seen, reported }: Discovery): number {
  const behind = (at: number) => {
    const { planned, earned } = statusAt(curves, at)
    return planned - earned
  }
  return behind(reported) - behind(seen)
}
