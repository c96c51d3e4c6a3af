import { type StartTimer, startBackgroundTimer } from '@prospectus/server/timer'
import type { Snapshot } from '../snapshot/snapshot.ts'

export type SnapshotHolder = ReturnType<typeof createSnapshotHolder>

/** Differences between a snapshot and the next. */
export interface SwapChange {
  /** Uuids of new and changed stories. */
  readonly stories: readonly string[]
  /** Uuids of stories that are gone. */
  readonly removed: readonly string[]
  /** Folders or data sources have changed too. */
  readonly hasOthers: boolean
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
  start: StartTimer = startBackgroundTimer,
) {
  let current = first && lease(first)
  const listeners = new Set<SwapListener>()
  return {
    /** The current snapshot, readable until half a minute after it was replaced. Undefined before the first load. */
    current: () => current?.snapshot,
    /** Runs `work` on the current snapshot, which stays open until it has ended; undefined without one. */
    use: async <T>(work: (snapshot: Snapshot) => Promise<T> | T): Promise<T | undefined> => {
      const used = current
      if (used === undefined) return undefined
      used.take()
      try {
        return await work(used.snapshot)
      } finally {
        used.release()
      }
    },
    /** Replaces the current snapshot; without `change`, anything may have changed. */
    swap: (next: Snapshot, change?: SwapChange): void => {
      const replaced = current
      current = lease(next)
      // Readers that got it from `current` may still be using it.
      if (replaced !== undefined) start(CLOSE_DELAY_MS, replaced.release)
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

/** Counts the users of a snapshot, beginning with one, and closes it after the last. */
function lease(snapshot: Snapshot) {
  let holders = 1
  return {
    snapshot,
    take: () => {
      holders++
    },
    release: () => {
      holders--
      if (holders === 0) snapshot.close()
    },
  }
}

const CLOSE_DELAY_MS = 30_000
