import { DAY_MS } from '@prospectus/protocol/values/durations'
import { chunks } from '../database/chunks.ts'
import type { Database } from '../database/database.ts'
import type { VersionTable } from '../database/schema.ts'

/** What the rule of thinning looks at. */
export type VersionFacts = Pick<
  VersionTable,
  'number' | 'created_at' | 'author' | 'action' | 'published_at'
>

/**
 * The versions of one story that need not be kept (decision 0057): of plain saves, all of the last day are, then of
 * each person the last of each hour for thirty days, and the last of each day for ever. The newest version stays,
 * and whatever was published, made, moved or restored.
 *
 * @param versions all of one story, in any order
 */
export function superfluousVersions(
  versions: readonly VersionFacts[],
  now: Date,
): readonly number[] {
  const newestFirst = versions.toSorted((one, other) => other.number - one.number)
  const seen = new Set<string>()
  return newestFirst.flatMap((version, at) => {
    const period = periodOf(version, now)
    if (period === undefined) return []
    const isKept = at === 0 || !seen.has(period)
    seen.add(period)
    return isKept ? [] : [version.number]
  })
}

/** The time of which one save of a person is kept; undefined for a version that is kept whatever else there is. */
function periodOf(version: VersionFacts, now: Date): string | undefined {
  const { created_at, author, action, published_at } = version
  const age = now.getTime() - Date.parse(created_at)
  if (action !== 'saved' || published_at !== null || age < DAY_MS) return undefined
  const letters = age < 30 * DAY_MS ? '2026-05-01T10'.length : '2026-05-01'.length
  return `${created_at.slice(0, letters)} ${author}`
}

/** How far a walk through all stories has come. */
export interface ThinningResult {
  readonly removed: number
  /** The story after which to go on; undefined at the end. */
  readonly next: number | undefined
}

/**
 * Removes what `superfluousVersions` names of the next few stories. It may run in several processes at once, and be
 * cut off anywhere: what is removed twice is removed once.
 *
 * @param after the id of the story that was looked at last; 0 begins
 */
export async function thinVersions(
  { db }: Database,
  after: number,
  now: Date,
): Promise<ThinningResult> {
  const stories = await db
    .selectFrom('version')
    .select('story_id')
    .distinct()
    .where('story_id', '>', after)
    .orderBy('story_id')
    .limit(STORIES_AT_ONCE)
    .execute()
  const planned = await plannedVersions(db)
  let removed = 0
  for (const { story_id } of stories) {
    const versions = await db
      .selectFrom('version')
      .select(['number', 'created_at', 'author', 'action', 'published_at'])
      .where('story_id', '=', story_id)
      .execute()
    const superfluous = superfluousVersions(versions, now).filter(
      (number) => planned.get(story_id)?.has(number) !== true,
    )
    for (const numbers of chunks(superfluous, MOST_AT_ONCE)) {
      const { numDeletedRows } = await db
        .deleteFrom('version')
        .where('story_id', '=', story_id)
        .where('number', 'in', numbers)
        .executeTakeFirstOrThrow()
      removed += Number(numDeletedRows)
    }
  }
  const next = stories.length < STORIES_AT_ONCE ? undefined : stories.at(-1)?.story_id
  return { removed, next }
}

/** The versions that are still to be published, by their stories: they may be months old by then. */
async function plannedVersions(
  db: Database['db'],
): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  const rows = await db
    .selectFrom('planned_change')
    .select('versions')
    .where('done_at', 'is', null)
    .execute()
  const planned = new Map<number, Set<number>>()
  for (const { versions } of rows) {
    for (const [id, number] of Object.entries<number>(JSON.parse(versions))) {
      planned.set(Number(id), (planned.get(Number(id)) ?? new Set()).add(number))
    }
  }
  return planned
}

const STORIES_AT_ONCE = 100
/** Fewer than the parameters that either database takes. */
const MOST_AT_ONCE = 500
