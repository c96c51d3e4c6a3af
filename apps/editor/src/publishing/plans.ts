import type { Release, Scheduling } from '@prospectus/protocol/management/plan'

export interface PlannedEvent {
  /** Unique among schedules and releases. */
  readonly id: string
  /** ISO time. */
  readonly time: string
  readonly kind: 'publish' | 'unpublish' | 'release'
  /** '' for a single page. */
  readonly name: string
  readonly storyIds: readonly number[]
}

/** Groups open schedules and releases by month (`monthOf`), earliest first; leaves out releases without a time. */
export function groupByMonth(
  schedulings: readonly Scheduling[],
  releases: readonly Release[],
  monthOf: (iso: string) => string,
): ReadonlyMap<string, readonly PlannedEvent[]> {
  const storyEvents = schedulings.flatMap((scheduling): PlannedEvent[] => {
    const time = scheduling.publish_at ?? scheduling.unpublish_at
    if (time === null || scheduling.done_at !== null) return []
    const kind = scheduling.publish_at === null ? 'unpublish' : 'publish'
    return [{ id: `s${scheduling.id}`, time, kind, name: '', storyIds: [scheduling.story_id] }]
  })
  const releaseEvents = releases.flatMap(
    ({ id, name, story_ids, release_at, done_at }): PlannedEvent[] => {
      if (release_at === null || done_at !== null) return []
      return [{ id: `r${id}`, time: release_at, kind: 'release', name, storyIds: story_ids }]
    },
  )
  const events = [...storyEvents, ...releaseEvents].sort((one, other) =>
    one.time.localeCompare(other.time),
  )
  return Map.groupBy(events, ({ time }) => monthOf(time))
}

/** Converts the value of a `datetime-local` input to an ISO time; undefined when it is empty or in the past. */
export function parseFutureTime(localTime: string, nowMs: number): string | undefined {
  const timeMs = Date.parse(localTime)
  return Number.isNaN(timeMs) || timeMs <= nowMs ? undefined : new Date(timeMs).toISOString()
}

/** Returns the name of the browser's time zone, such as `Europe/Berlin`. */
export function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
