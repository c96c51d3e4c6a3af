/** Milliseconds. */
export interface Timing {
  readonly p50: number
  readonly p95: number
  readonly maximum: number
}

/** Calls once for each item; returns how long the calls took. */
export function timeEach<T>(items: readonly T[], call: (item: T) => unknown): Timing {
  const durations = items.map((item) => {
    const start = performance.now()
    call(item)
    return performance.now() - start
  })
  durations.sort((a, b) => a - b)
  const percentile = (share: number) =>
    durations[Math.min(durations.length - 1, Math.floor(durations.length * share))]
  return { p50: percentile(0.5) ?? 0, p95: percentile(0.95) ?? 0, maximum: durations.at(-1) ?? 0 }
}

/** Converts bytes to whole megabytes of 1,048,576 bytes. */
export function megabytes(bytes: number): number {
  return Math.round(bytes / 1_048_576)
}
