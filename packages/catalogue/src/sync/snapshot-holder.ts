import { type StartTimer, startBackgroundTimer } from '@prospectus/server/timer'
import { countReferences } from '../snapshot/count-references.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

export type SnapshotHolder = ReturnType<typeof createSnapshotHolder>

/** Differences between a snapshot and the next. */
export interface SwapChange {
  /** Uuids of new and changed stories. */
  readonly stories: readonly string[]
  /** Uuids of stories that are gone. */
  readonly removed: readonly string[]
  /** True if folders or data sources have changed too. */
  readonly hasOtherChanges: boolean
}

/** The replacement of a snapshot. */
export interface Swap {
  readonly next: Snapshot
  /** Readable for half a minute more; undefined when `next` is the first. */
  readonly replaced: Snapshot | undefined
  /** Undefined if anything may have changed. */
  readonly change: SwapChange | undefined
}

type SwapListener = (swap: Swap) => void

/** Holds the snapshot that a site serves, undefined before the first load, and replaces it (decision 0003). */
export function createSnapshotHolder(
  first: Snapshot | undefined,
  startTimer: StartTimer = startBackgroundTimer,
) {
  let current = first && lease(first)
  const listeners = new Set<SwapListener>()
  return {
    /** The current snapshot, readable until half a minute after it was replaced. Undefined before the first load. */
    current: () => current?.snapshot,
    /** Runs `work` on the current snapshot, which stays open until it has ended; undefined without one. */
    use: async <T>(work: (snapshot: Snapshot) => Promise<T> | T): Promise<T | undefined> => {
      if (current === undefined) return undefined
      const { snapshot, hold } = current
      const release = hold()
      try {
        return await work(snapshot)
      } finally {
        release()
      }
    },
    /** Replaces the current snapshot; without `change`, anything may have changed. */
    swap: (next: Snapshot, change?: SwapChange): void => {
      const replaced = current
      current = lease(next)
      // Readers that got it from `current` may still be using it.
      if (replaced !== undefined) startTimer(CLOSE_DELAY_MS, replaced.release)
      for (const listener of listeners) listener({ next, replaced: replaced?.snapshot, change })
    },
    /** Calls `listener` after every swap, until the returned function is called. */
    onSwap: (listener: SwapListener): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => current?.snapshot.close(),
  }
}

/** Holds a snapshot open until `release` is called and every other use, begun by `hold`, has ended. */
function lease(snapshot: Snapshot) {
  const hold = countReferences(snapshot.close)
  return { snapshot, hold, release: hold() }
}

const CLOSE_DELAY_MS = 30_000
