import { DAY_MS, dayAfter, type Period } from './periods.ts'

interface WorkPackage {
  /** In periods since the start. */
  readonly forecast_end: number
  /** In percent. */
  readonly done: number
}

/**
 * Unfinished work packages whose forecast finish is after the time `at`, in periods since the start; earliest first.
 */
export function nextToFinish<Kind extends WorkPackage>(
  packages: readonly Kind[],
  at: number,
): readonly Kind[] {
  return packages
    .filter(({ done, forecast_end: end }) => done < 100 && end > at)
    .toSorted((a, b) => a.forecast_end - b.forecast_end)
}

/**
 * Days from the forecast finish to the planned one, both in periods since the start; 0 if the forecast is later or
 * unknown.
 */
export function floatDays(
  finish: number | undefined,
  plannedFinish: number,
  { period, start = new Date(0) }: { readonly period: Period; readonly start?: Date | undefined },
): number {
  if (finish === undefined) return 0
  const planned = dayAfter(period, start, plannedFinish).getTime()
  return Math.max(0, Math.round((planned - dayAfter(period, start, finish).getTime()) / DAY_MS))
}
