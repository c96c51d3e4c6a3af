import type { Clock } from './clock.ts'

/** Removals that a full comparison found and that wait for another to agree (CALL-6). */
export interface Holdback {
  /**
   * Goes through what a full comparison found to be gone.
   *
   * @param acceptedAt when the operator last said that what is held back may go; milliseconds since 1970
   * @returns what stays for now
   */
  readonly review: (lost: Lost, acceptedAt: number | undefined) => Held
  /** Undefined while nothing is held back. */
  readonly state: () => HeldBack | undefined
}

export interface Lost {
  /** Uuids of stories. */
  readonly stories: readonly string[]
  /** How many stories there are. */
  readonly of: number
  /** Data sources that had entries and have none any more. */
  readonly datasources: readonly string[]
}

export interface Held {
  readonly stories: ReadonlySet<string>
  readonly datasources: ReadonlySet<string>
}

/** What `/readyz` says of it. */
export interface HeldBack {
  readonly stories: number
  readonly datasources: readonly string[]
  /** Since when something has been held back. */
  readonly since: Date
}

/**
 * Few removals are believed at once. When more than a fifth of all stories is gone, each of them stays
 * until every comparison of five minutes has missed it: a content system that answers nonsense for a
 * while takes nothing away. A data source that has lost all of its entries keeps them. What the operator
 * accepts goes at once.
 */
export function createHoldback(clock: Clock): Holdback {
  let missedSince = new Map<string, number>()
  let datasources: ReadonlySet<string> = new Set()
  let since: number | undefined

  return {
    review: (lost, acceptedAt) => {
      const [now, ticks] = [clock.now(), clock.ticks()]
      const isAccepted = since !== undefined && acceptedAt !== undefined && acceptedAt >= since
      const isFall =
        lost.stories.length > ALWAYS_BELIEVED_REMOVALS && lost.stories.length * 5 > lost.of
      // Once a fall has begun, what has waited long enough goes, and the others are judged anew.
      const held = isFall && !isAccepted ? lost.stories : []
      missedSince = new Map(held.map((uuid) => [uuid, missedSince.get(uuid) ?? ticks]))
      for (const [uuid, at] of missedSince) {
        if (ticks - at >= AGREED_AFTER_MS) missedSince.delete(uuid)
      }
      datasources = new Set(isAccepted ? [] : lost.datasources)
      since = missedSince.size + datasources.size === 0 ? undefined : (since ?? now)
      return { stories: new Set(missedSince.keys()), datasources }
    },
    state: () =>
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
const ALWAYS_BELIEVED_REMOVALS = 2
const AGREED_AFTER_MS = 5 * 60 * 1000
