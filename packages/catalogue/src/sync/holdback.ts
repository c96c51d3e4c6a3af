import type { Clock } from './clock.ts'

interface Lost {
  readonly stories: readonly string[]
  readonly of: number
  /** Data sources that had entries and have none now. */
  readonly datasources: readonly string[]
}

/** The part of `/readyz` about removals that are held back. */
export interface HeldBack {
  readonly stories: number
  readonly datasources: readonly string[]
  readonly since: Date
}

/**
 * Holds back removals that a full comparison found until later ones confirm them (CALL-6). When more than a fifth of
 * all stories are gone, each stays until every comparison of five minutes has missed it: wrong responses for a while
 * remove nothing. A data source that has lost all of its entries keeps them. Fewer removals, and those that the
 * operator accepts, are applied at once.
 */
export function createHoldback(clock: Clock) {
  let missedSince = new Map<string, number>()
  let datasources: ReadonlySet<string> = new Set()
  let since: number | undefined

  return {
    /** Decides on the losses that a full comparison found; returns what stays. `acceptedAt` is in milliseconds. */
    review: (lost: Lost, acceptedAt: number | undefined) => {
      const [now, ticks] = [clock.now(), clock.ticks()]
      const isAccepted = since !== undefined && acceptedAt !== undefined && acceptedAt >= since
      const isMassRemoval =
        lost.stories.length > ALWAYS_ACCEPTED_REMOVALS && lost.stories.length * 5 > lost.of
      // During a mass removal, stories that have been missing long enough are removed, and the rest are judged again.
      const retained = isMassRemoval && !isAccepted ? lost.stories : []
      missedSince = new Map(retained.map((uuid) => [uuid, missedSince.get(uuid) ?? ticks]))
      for (const [uuid, missed] of missedSince) {
        if (ticks - missed >= CONFIRMED_AFTER_MS) missedSince.delete(uuid)
      }
      datasources = new Set(isAccepted ? [] : lost.datasources)
      since = missedSince.size + datasources.size === 0 ? undefined : (since ?? now)
      return { stories: new Set(missedSince.keys()), datasources }
    },
    /** Undefined while nothing is held back. */
    state: (): HeldBack | undefined =>
      since === undefined
        ? undefined
        : {
            stories: missedSince.size,
            datasources: [...datasources],
            since: new Date(since),
          },
  }
}

/** In small spaces every deletion is more than a fifth. */
const ALWAYS_ACCEPTED_REMOVALS = 2
const CONFIRMED_AFTER_MS = 5 * 60 * 1000
