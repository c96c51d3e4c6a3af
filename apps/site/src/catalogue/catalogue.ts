import type { Snapshot } from '@prospectus/content/catalogue/snapshot'

/** The snapshot that a site answers from, and its replacement by the next (design section 1). */
export interface Catalogue {
  /** The present snapshot; it can be read until half a minute after another took its place. */
  readonly current: () => Snapshot
  /** Runs `work` over the present snapshot, which stays open until it has ended. */
  readonly use: <T>(work: (snapshot: Snapshot) => Promise<T> | T) => Promise<T>
  /** Puts another snapshot in the place of the present one, for everything that asks from now on. */
  readonly swap: (next: Snapshot) => void
  /** Calls `listener` after every swap; the function returned ends that. */
  readonly onSwap: (listener: (next: Snapshot) => void) => () => void
  /** Closes the present snapshot at once: for the end of the process. */
  readonly close: () => void
}

/** Calls `work` after so many milliseconds. */
export type Later = (milliseconds: number, work: () => void) => void

export function createCatalogue(first: Snapshot, later: Later = afterwards): Catalogue {
  let present = lease(first)
  const listeners = new Set<(next: Snapshot) => void>()
  return {
    current: () => present.snapshot,
    use: async (work) => {
      const used = present
      used.take()
      try {
        return await work(used.snapshot)
      } finally {
        used.giveBack()
      }
    },
    swap: (next) => {
      const replaced = present
      present = lease(next)
      // For whoever took it by `current` and is still at work.
      later(GRACE, replaced.giveBack)
      for (const listener of listeners) listener(next)
    },
    onSwap: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => present.snapshot.close(),
  }
}

/** Closes a snapshot when it has been given back as often as it was taken; it begins as taken once. */
function lease(snapshot: Snapshot) {
  let holders = 1
  return {
    snapshot,
    take: () => {
      holders++
    },
    giveBack: () => {
      holders--
      if (holders === 0) snapshot.close()
    },
  }
}

function afterwards(milliseconds: number, work: () => void): void {
  setTimeout(work, milliseconds).unref()
}

const GRACE = 30_000
