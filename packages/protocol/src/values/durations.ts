export const HOUR_MS = 60 * 60 * 1000
export const DAY_MS = 24 * HOUR_MS

/** Milliseconds to wait after failures in a row: `firstMs`, doubled each time, up to `maxMs`. */
export function backOff(failureCount: number, firstMs: number, maxMs: number): number {
  return Math.min(firstMs * 2 ** Math.max(0, failureCount - 1), maxMs)
}
