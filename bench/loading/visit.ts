/** A browser's report of one visit to a page. */
export interface Visit {
  /** Sum of all layout shifts; CLS is never more. */
  readonly shift: number
  /** The longest task after the first paint, in ms; 0 if none took 50 ms. */
  readonly longest: number
  /** Time over 50 ms of the tasks after the first paint, in ms. */
  readonly blocking: number
  /** When the largest text or picture was painted, in ms. */
  readonly largest: number
}

/** Runs in the page before its own scripts: records what the browser observes. */
export function recordVisit(): void {
  const seen: PerformanceEntry[] = []
  Object.assign(window, { seen })
  for (const type of ['layout-shift', 'longtask', 'paint', 'largest-contentful-paint']) {
    new PerformanceObserver((list) => void seen.push(...list.getEntries())).observe({
      type,
      buffered: true,
    })
  }
}

/** Runs in the page at the end. */
export function readVisit(): Visit {
  const seen = Reflect.get(window, 'seen') as readonly PerformanceEntry[]
  const painted = seen.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? 0
  const shifts = seen.filter(({ entryType }) => entryType === 'layout-shift')
  const tasks = seen.filter(
    ({ entryType, startTime }) => entryType === 'longtask' && startTime >= painted,
  )
  return {
    shift: shifts.reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0),
    longest: tasks.reduce((most, { duration }) => Math.max(most, duration), 0),
    blocking: tasks.reduce((sum, { duration }) => sum + duration - 50, 0),
    largest:
      seen.findLast(({ entryType }) => entryType === 'largest-contentful-paint')?.startTime ?? 0,
  }
}
