/** Work that is counted in points, and the task of a schedule that it reports to. */
export interface Epic {
  readonly done: number
  readonly points: number
  /** The task's budget. */
  readonly hours: number
}

export interface EpicTotals {
  readonly done: number
  readonly points: number
  readonly hours: number
  readonly earned: number
  /** Points done of all points, from 0 to 1. */
  readonly byPoints: number
  /** Hours earned of all hours, from 0 to 1. */
  readonly byHours: number
}

/** The share of an epic's points that is done, which is the share of the task's hours that is earned. */
export function progressOf({ done, points }: Epic): number {
  return points > 0 ? done / points : 0
}

/** Adds epics up in both units: they seldom agree, since a point is worth more hours in one than in another. */
export function epicTotals(epics: readonly Epic[]): EpicTotals {
  const sum = (of: (epic: Epic) => number) => epics.reduce((all, epic) => all + of(epic), 0)
  const done = sum((epic) => epic.done)
  const points = sum((epic) => epic.points)
  const hours = sum((epic) => epic.hours)
  const earned = sum((epic) => progressOf(epic) * epic.hours)
  return {
    ...{ done, points, hours, earned },
    byPoints: points > 0 ? done / points : 0,
    byHours: hours > 0 ? earned / hours : 0,
  }
}
