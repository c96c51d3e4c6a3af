import { DAY_MS } from '@prospectus/protocol/values/durations'
import { chunks } from '../database/chunks.ts'
import type { Database } from '../database/database.ts'
import type { VersionTable } from '../database/schema.ts'

export type VersionSummary = Pick<
  VersionTable,
  'number' | 'created_at' | 'author' | 'action' | 'published_at'
>

/**
 * Numbers of the versions of one story that can be removed (decision 0057). Plain saves stay for a day, then the last
 * of each person per hour for thirty days, then the last of each person per day for ever. The newest version stays, and
 * any that was published or is not a plain save.
 */
export function removableVersionNumbers(
  versions: readonly VersionSummary[],
  now: Date,
): readonly number[] {
  const newestFirst = versions.toSorted((a, b) => b.number - a.number)
  const seenPeriods = new Set<string>()
  return newestFirst.flatMap((version, index) => {
    const period = periodOf(version, now)
    if (period === undefined) return []
    const isRetained = index === 0 || !seenPeriods.has(period)
    seenPeriods.add(period)
    return isRetained ? [] : [version.number]
  })
}

/** Names a period and a person, whose last save in it stays; undefined for a version that always stays. */
function periodOf(version: VersionSummary, now: Date): string | undefined {
  const { created_at, author, action, published_at } = version
  const ageMs = now.getTime() - Date.parse(created_at)
  if (action !== 'saved' || published_at !== null || ageMs < DAY_MS) return undefined
  const prefixLength = ageMs < 30 * DAY_MS ? '2026-05-01T10'.length : '2026-05-01'.length
  return `${created_at.slice(0, prefixLength)} ${author}`
}

export type ThinningResult = Awaited<ReturnType<typeof thinVersions>>

/**
 * Thins the versions of the next few stories, except those of pending plans. Safe to interrupt and to run in
 * several processes.
 * @param afterId id of the last story that was checked; 0 to begin
 * @returns the number of removed versions, and in `next` the id of the story to continue after; undefined at the end
 */
export async function thinVersions({ db }: Database, afterId: number, now: Date) {
  const stories = await db
    .selectFrom('version')
    .select('story_id')
    .distinct()
    .where('story_id', '>', afterId)
    .orderBy('story_id')
    .limit(STORIES_AT_ONCE)
    .execute()
  const plannedByStory = await plannedVersions(db)
  let removedCount = 0
  for (const { story_id } of stories) {
    const versions = await db
      .selectFrom('version')
      .select(['number', 'created_at', 'author', 'action', 'published_at'])
      .where('story_id', '=', story_id)
      .execute()
    const removableNumbers = removableVersionNumbers(versions, now).filter(
      (number) => plannedByStory.get(story_id)?.has(number) !== true,
    )
    for (const numbers of chunks(removableNumbers, MAX_AT_ONCE)) {
      const { numDeletedRows } = await db
        .deleteFrom('version')
        .where('story_id', '=', story_id)
        .where('number', 'in', numbers)
        .executeTakeFirstOrThrow()
      removedCount += Number(numDeletedRows)
    }
  }
  const next = stories.length < STORIES_AT_ONCE ? undefined : stories.at(-1)?.story_id
  return { removed: removedCount, next }
}

/** Versions of pending plans by story; they may be months old when their plan is due. */
async function plannedVersions(
  db: Database['db'],
): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  const rows = await db
    .selectFrom('planned_change')
    .select('versions')
    .where('done_at', 'is', null)
    .execute()
  const numbersByStory = new Map<number, Set<number>>()
  for (const { versions } of rows) {
    for (const [id, number] of Object.entries<number>(JSON.parse(versions))) {
      numbersByStory.set(Number(id), (numbersByStory.get(Number(id)) ?? new Set()).add(number))
    }
  }
  return numbersByStory
}

const STORIES_AT_ONCE = 100
/** Versions deleted by one statement, below the parameter limit of both databases. */
const MAX_AT_ONCE = 500
