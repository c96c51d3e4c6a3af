import type { Clock } from './clock.ts'

interface Losses {
  readonly stories: readonly string[]
  /** Number of all stories before. */
  readonly total: number
  /** Data sources that have lost all their entries. */
  readonly datasources: readonly string[]
}

/** Removals that are held back, as `/readyz` reports them. */
export interface HeldBackRemovals {
  readonly stories: number
  readonly datasources: readonly string[]
  readonly since: Date
}

/**
 * Holds back removals found by a full comparison, until later comparisons confirm them (CALL-6). When more than a
 * fifth of all stories are gone, each stays until it has been missing from every comparison for five minutes, so that a
 * few minutes of wrong responses remove nothing. A data source that has lost all its entries keeps them. Fewer
 * removals, and those that the operator accepts, are applied immediately.
 */
export function createRemovalGuard(clock: Clock) {
  /** Clock ticks at which each story held back was first missing, by uuid. */
  let missingSince = new Map<string, number>()
  let datasources: ReadonlySet<string> = new Set()
  /** Milliseconds since 1970. */
  let since: number | undefined

  return {
    /** Decides which losses are held back. `acceptedAt` is in milliseconds since 1970. */
    review: (losses: Losses, acceptedAt: number | undefined) => {
      const [now, ticks] = [clock.now(), clock.ticks()]
      const isAccepted = since !== undefined && acceptedAt !== undefined && acceptedAt >= since
      const isMassRemoval =
        losses.stories.length > ALWAYS_ACCEPTED_REMOVALS && losses.stories.length * 5 > losses.total
      // During a mass removal, stories that have been missing long enough are removed; others wait for the next review.
      const retained = isMassRemoval && !isAccepted ? losses.stories : []
      missingSince = new Map(retained.map((uuid) => [uuid, missingSince.get(uuid) ?? ticks]))
      for (const [uuid, firstMissing] of missingSince) {
        if (ticks - firstMissing >= CONFIRMED_AFTER_MS) missingSince.delete(uuid)
      }
      datasources = new Set(isAccepted ? [] : losses.datasources)
      since = missingSince.size + datasources.size === 0 ? undefined : (since ?? now)
      return { stories: new Set(missingSince.keys()), datasources }
    },
    /** Undefined while nothing is held back. */
    state: (): HeldBackRemovals | undefined =>
      since === undefined
        ? undefined
        : {
            stories: missingSince.size,
            datasources: [...datasources],
            since: new Date(since),
          },
  }
}

/** Number of removals that are never held back: in a small space, even one story is more than a fifth. */
const ALWAYS_ACCEPTED_REMOVALS = 2
const CONFIRMED_AFTER_MS = 5 * 60 * 1000
