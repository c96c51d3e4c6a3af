import type { Release, Scheduling } from '@prospectus/protocol/management/plan'

export interface PlannedEvent {
  readonly key: string
  readonly at: string
  readonly kind: 'publish' | 'unpublish' | 'release'
  /** '' for a single page. */
  readonly name: string
  readonly storyIds: readonly number[]
}

/** Everything still scheduled, grouped by `monthOf`, earliest first. */
export function plannedByMonth(
  schedulings: readonly Scheduling[],
  releases: readonly Release[],
  monthOf: (iso: string) => string,
): ReadonlyMap<string, readonly PlannedEvent[]> {
  const single = schedulings.flatMap((each): PlannedEvent[] => {
    const at = each.publish_at ?? each.unpublish_at
    if (at === null || each.done_at !== null) return []
    const kind = each.publish_at === null ? 'unpublish' : 'publish'
    return [{ key: `s${each.id}`, at, kind, name: '', storyIds: [each.story_id] }]
  })
  const several = releases.flatMap(
    ({ id, name, story_ids, release_at, done_at }): PlannedEvent[] => {
      if (release_at === null || done_at !== null) return []
      return [{ key: `r${id}`, at: release_at, kind: 'release', name, storyIds: story_ids }]
    },
  )
  const all = [...single, ...several].sort((one, other) => one.at.localeCompare(other.at))
  return Map.groupBy(all, ({ at }) => monthOf(at))
}

/** ISO time from a datetime input; undefined when it is empty or in the past. */
export function parseFutureTime(local: string, now: number): string | undefined {
  const time = Date.parse(local)
  return Number.isNaN(time) || time <= now ? undefined : new Date(time).toISOString()
}
