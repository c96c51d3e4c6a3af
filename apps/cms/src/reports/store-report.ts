import { DAY_MS, HOUR_MS } from '@prospectus/protocol/values/durations'
import type { Log } from '@prospectus/server/log'
import type { VisitReport } from '@prospectus/server/visit-report'
import { sql } from 'kysely'
import { storableText } from '../database/compare.ts'
import type { Database } from '../database/database.ts'

/**
 * Adds a site's report to the stored counts in one transaction (visit-report#keeping). Limits the rows: drops the least
 * requested missing paths, and the rarest searches of a day.
 * @returns false for a repeated report
 */
export async function storeReport(
  { kind, db }: Database,
  report: VisitReport,
  now: Date,
): Promise<boolean> {
  return await db.transaction().execute(async (transaction) => {
    const database = { kind, db: transaction }
    // The first statement writes: on SQLite that takes the lock before anything is read.
    const inserted = await transaction
      .insertInto('visit_report')
      .values({ id: report.id, taken_at: now.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (inserted === undefined) return false
    await addMissingPaths(database, report.missing)
    await addSearches(database, report.searches)
    return true
  })
}

async function addMissingPaths({ db }: Database, missing: VisitReport['missing']): Promise<void> {
  if (missing.length === 0) return
  const rows = missing.map((entry) => ({
    ...entry,
    path: storableText(entry.path),
    referrer: storableText(entry.referrer),
    dismissed: 0 as const,
  }))
  await db
    .insertInto('missing_path')
    .values(sortedByKey(rows, ({ path }) => path))
    .onConflict((conflict) =>
      conflict.column('path').doUpdateSet({
        count: sql`${sql.ref('missing_path.count')} + excluded.count`,
        last_at: sql`case when excluded.last_at > ${LAST_AT} then excluded.last_at else ${LAST_AT} end`,
        referrer: sql`case when excluded.referrer = '' then ${sql.ref('missing_path.referrer')} else excluded.referrer end`,
      }),
    )
    .execute()
  // Dismissed paths stay, so that they are not listed again.
  const mostRequested = db
    .selectFrom('missing_path')
    .select('id')
    .orderBy('dismissed', 'desc')
    .orderBy('count', 'desc')
    .orderBy('last_at', 'desc')
    .orderBy('id')
    .limit(MAX_PATHS)
  await db.deleteFrom('missing_path').where('id', 'not in', mostRequested).execute()
}

async function addSearches({ db }: Database, searches: VisitReport['searches']): Promise<void> {
  if (searches.length === 0) return
  const rows = searches.map((entry) => ({ ...entry, query: storableText(entry.query) }))
  await db
    .insertInto('search_count')
    .values(sortedByKey(rows, ({ day, lang, query }) => `${day} ${lang} ${query}`))
    .onConflict((conflict) =>
      conflict.columns(['day', 'lang', 'query']).doUpdateSet({
        count: sql`${sql.ref('search_count.count')} + excluded.count`,
        results: sql`excluded.results`,
      }),
    )
    .execute()
  for (const day of new Set(rows.map(({ day }) => day))) {
    const mostFrequent = db
      .selectFrom('search_count')
      .select(['lang', 'query'])
      .where('day', '=', day)
      .orderBy('count', 'desc')
      .orderBy('query')
      .orderBy('lang')
      .limit(MAX_SEARCHES_A_DAY)
    await db
      .deleteFrom('search_count')
      .where('day', '=', day)
      .where(({ eb, refTuple }) =>
        eb(refTuple('lang', 'query'), 'not in', mostFrequent.$asTuple('lang', 'query')),
      )
      .execute()
  }
}

/**
 * Sorts rows, so that two processes never wait for each other's, and keeps the last one of each key, since a statement
 * cannot update a row twice.
 */
function sortedByKey<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]))
  return [...byKey].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
}

const LAST_AT = sql.ref('missing_path.last_at')
export const MAX_PATHS = 5000
/** Distinct queries per day, in all languages. */
export const MAX_SEARCHES_A_DAY = 2000

/** Deletes what was last reported before a time (visit-report#keeping). */
export async function deleteReportsBefore({ db }: Database, before: Date): Promise<void> {
  const time = before.toISOString()
  await db.deleteFrom('missing_path').where('last_at', '<', time).execute()
  await db.deleteFrom('search_count').where('day', '<', time.slice(0, 10)).execute()
  await db.deleteFrom('visit_report').where('taken_at', '<', time).execute()
}

interface RetentionOptions {
  /** `REPORTS_KEEP_DAYS`. */
  readonly keepDays: number
  readonly deleteReportsBefore: (before: Date) => Promise<void>
  readonly log: Log
  readonly now?: () => Date
}

/** Returns a function that deletes old reports, at most once an hour. */
export function createReportRetention(options: RetentionOptions): () => Promise<void> {
  const { keepDays, log, now = () => new Date() } = options
  let lastRunMs = 0
  return async () => {
    const nowMs = now().getTime()
    if (nowMs - lastRunMs < HOUR_MS) return
    lastRunMs = nowMs
    try {
      await options.deleteReportsBefore(new Date(nowMs - keepDays * DAY_MS))
    } catch (error) {
      log.error(
        'reports.expire_failed',
        'Old visit reports could not be deleted; this is retried in an hour. Check the database',
        { error },
      )
    }
  }
}
