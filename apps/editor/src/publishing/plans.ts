import type { Release, Scheduling } from '@prospectus/protocol/management/plan'
/** Something that will happen at a set time. */
export interface Planned {
  readonly key: string
  readonly at: string
  readonly what: 'publish' | 'unpublish' | 'release'
  /** Of a release. */
  readonly name: string
  readonly storyIds: readonly number[]
}

/** What is still to happen, by months of this browser's clock, the earliest first. */
export function plannedByMonth(
  schedulings: readonly Scheduling[],
  releases: readonly Release[],
  monthOf: (iso: string) => string,
): ReadonlyMap<string, readonly Planned[]> {
  const single = schedulings.flatMap((each): Planned[] => {
    const at = each.publish_at ?? each.unpublish_at
    if (at === null || each.done_at !== null) return []
    const what = each.publish_at === null ? 'unpublish' : 'publish'
    return [{ key: `s${each.id}`, at, what, name: '', storyIds: [each.story_id] }]
  })
  const several = releases.flatMap(({ id, name, story_ids, release_at, done_at }): Planned[] => {
    if (release_at === null || done_at !== null) return []
    return [{ key: `r${id}`, at: release_at, what: 'release', name, storyIds: story_ids }]
  })
  const all = [...single, ...several].sort((one, other) => one.at.localeCompare(other.at))
  return Map.groupBy(all, ({ at }) => monthOf(at))
}

/** The moment that a field of day and time holds; undefined when it is empty or the moment has passed. */
export function momentIn(local: string, now: number): string | undefined {
  const time = Date.parse(local)
  return Number.isNaN(time) || time <= now ? undefined : new Date(time).toISOString()
}
