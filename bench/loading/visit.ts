/** A browser's report of one visit to a page. */
export interface Visit {
  /** Sum of all layout shifts; CLS is never more. */
  readonly layoutShift: number
  /** The longest task after the first paint; 0 if none took 50 ms. */
  readonly longestTaskMs: number
  /** What each task after the first paint took beyond 50 ms, summed. */
  readonly blockingMs: number
  /** When the largest text or picture was painted. */
  readonly largestPaintMs: number
}

/** Runs in the page before its own scripts: records what the browser observes. */
export function recordVisit(): void {
  const entries: PerformanceEntry[] = []
  Object.assign(window, { visitEntries: entries })
  for (const type of ['layout-shift', 'longtask', 'paint', 'largest-contentful-paint']) {
    new PerformanceObserver((list) => void entries.push(...list.getEntries())).observe({
      type,
      buffered: true,
    })
  }
}

/** Runs in the page at the end of the visit: summarises what `recordVisit` recorded. */
export function readVisit(): Visit {
  const entries = Reflect.get(window, 'visitEntries') as readonly PerformanceEntry[]
  const firstPaintMs = entries.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? 0
  const shifts = entries.filter(({ entryType }) => entryType === 'layout-shift')
  const tasks = entries.filter(
    ({ entryType, startTime }) => entryType === 'longtask' && startTime >= firstPaintMs,
  )
  return {
    layoutShift: shifts.reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0),
    longestTaskMs: tasks.reduce((longest, { duration }) => Math.max(longest, duration), 0),
    blockingMs: tasks.reduce((sum, { duration }) => sum + duration - 50, 0),
    largestPaintMs:
      entries.findLast(({ entryType }) => entryType === 'largest-contentful-paint')?.startTime ?? 0,
  }
}
