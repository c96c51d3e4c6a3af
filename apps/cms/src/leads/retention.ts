import type { Log } from '@prospectus/server/log'
import type { Erased } from './forget-leads.ts'

interface RetentionOptions {
  /** `LEADS_KEEP_DAYS`; undefined: all leads are kept. */
  readonly keepDays: number | undefined
  readonly forgetLeadsBefore: (before: Date) => Promise<Erased>
  readonly log: Log
  readonly now?: () => Date
}

/** Erases the leads that are older than they may be, when it is called; it looks once an hour at most. */
export function createRetention({
  keepDays,
  forgetLeadsBefore,
  log,
  now = () => new Date(),
}: RetentionOptions): () => Promise<void> {
  let lookedAt = 0
  return async () => {
    const at = now().getTime()
    if (keepDays === undefined || at - lookedAt < HOUR_MS) return
    lookedAt = at
    const { leads } = await forgetLeadsBefore(new Date(at - keepDays * 24 * HOUR_MS))
    if (leads > 0) log.info('Old leads were erased', { leads, olderThanDays: keepDays })
  }
}

const HOUR_MS = 60 * 60 * 1000
