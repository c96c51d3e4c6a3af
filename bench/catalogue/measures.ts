/** Milliseconds. */
export interface Timing {
  readonly p50: number
  readonly p95: number
  readonly maximum: number
}

export function timeEach<T>(items: readonly T[], call: (item: T) => unknown): Timing {
  const taken = items.map((item) => {
    const start = performance.now()
    call(item)
    return performance.now() - start
  })
  taken.sort((a, b) => a - b)
  const at = (share: number) => taken[Math.min(taken.length - 1, Math.floor(taken.length * share))]
  return { p50: at(0.5) ?? 0, p95: at(0.95) ?? 0, maximum: taken.at(-1) ?? 0 }
}

export function megabytes(bytes: number): number {
  return Math.round(bytes / 1_048_576)
}
