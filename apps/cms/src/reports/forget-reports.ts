import type { Log } from '@prospectus/server/log'
import type { Database } from '../database/database.ts'

/** Drops what visitors asked for before a moment (visit-report#keeping). */
export async function forgetReportsBefore({ db }: Database, before: Date): Promise<void> {
  const time = before.toISOString()
  await db.deleteFrom('missing_path').where('last_at', '<', time).execute()
  await db.deleteFrom('search_count').where('day', '<', time.slice(0, 10)).execute()
  await db.deleteFrom('visit_report').where('taken_at', '<', time).execute()
}

interface ForgettingOptions {
  /** `REPORTS_KEEP_DAYS`. */
  readonly keepDays: number
  readonly forgetReportsBefore: (before: Date) => Promise<void>
  readonly log: Log
  readonly now?: () => Date
}

/** Drops what is older than it may be, when it is called; it looks once an hour at most. */
export function createForgetting(options: ForgettingOptions): () => Promise<void> {
  const { keepDays, log, now = () => new Date() } = options
  let lookedAt = 0
  return async () => {
    const at = now().getTime()
    if (at - lookedAt < HOUR_MS) return
    lookedAt = at
    try {
      await options.forgetReportsBefore(new Date(at - keepDays * 24 * HOUR_MS))
    } catch (error) {
      log.error('Old reports of visits could not be dropped', { error })
    }
  }
}

const HOUR_MS = 60 * 60 * 1000
