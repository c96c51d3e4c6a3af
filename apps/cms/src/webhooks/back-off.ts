/** How long to wait after so many failures in a row: twice as long each time, from a second up. */
export function backOff(failures: number, longestMs: number): number {
  return Math.min(FIRST_MS * 2 ** Math.max(0, failures - 1), longestMs)
}

const FIRST_MS = 1000
