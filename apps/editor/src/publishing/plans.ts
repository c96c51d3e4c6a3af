/** A time at which one story is published or unpublished (management-api#schedules-and-releases). */
export interface Scheduling {
  readonly id: number
  readonly story_id: number
  /** The one that is published; null when it is unpublished. */
  readonly version: number | null
  /** Whether the draft has changed since it was planned: that is not published with it. */
  readonly changed_since: boolean
  readonly publish_at: string | null
  readonly unpublish_at: string | null
  readonly done_at: string | null
  readonly problem: string | null
}

/** Several stories that are published together. */
export interface Release {
  readonly id: number
  readonly name: string
  readonly story_ids: readonly number[]
  /** Those of its stories whose drafts have changed since they were added. */
  readonly changed_ids: readonly number[]
  readonly release_at: string | null
  readonly done_at: string | null
  readonly problem: string | null
}

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
