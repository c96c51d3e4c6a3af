import type { Snapshot } from '../snapshot/snapshot.ts'

/** The snapshot that a site answers from, and its replacement by the next (decision 0003). */
export interface SnapshotHolder {
  /**
   * The present snapshot; it can be read until half a minute after another took its place. Undefined
   * until the first has been loaded, on a site that began with none.
   */
  readonly current: () => Snapshot | undefined
  /**
   * Runs `work` over the present snapshot, which stays open until it has ended. Undefined, and nothing
   * is run, while there is none.
   */
  readonly use: <T>(work: (snapshot: Snapshot) => Promise<T> | T) => Promise<T | undefined>
  /**
   * Puts another snapshot in the place of the present one, for everything that asks from now on.
   *
   * @param changed uuids of the stories that are new or say something else; left out where any may
   */
  readonly swap: (next: Snapshot, changed?: readonly string[]) => void
  /** Calls `listener` after every swap; the function returned ends that. */
  readonly onSwap: (listener: SwapListener) => () => void
  /** Closes the present snapshot at once: for the end of the process. */
  readonly close: () => void
}

type SwapListener = (next: Snapshot, changed: readonly string[] | undefined) => void

/** Calls `work` after so many milliseconds. */
export type Later = (milliseconds: number, work: () => void) => void

/**
 * Holds one snapshot at a time.
 *
 * @param first undefined for a site that has yet to load its content
 */
export function createSnapshotHolder(
  first: Snapshot | undefined,
  later: Later = afterwards,
): SnapshotHolder {
  let present = first && lease(first)
  const listeners = new Set<SwapListener>()
  return {
    current: () => present?.snapshot,
    use: async (work) => {
      const used = present
      if (used === undefined) return undefined
      used.take()
      try {
        return await work(used.snapshot)
      } finally {
        used.giveBack()
      }
    },
    swap: (next, changed) => {
      const replaced = present
      present = lease(next)
      // For whoever took it by `current` and is still at work.
      if (replaced !== undefined) later(CLOSE_DELAY_MS, replaced.giveBack)
      for (const listener of listeners) listener(next, changed)
    },
    onSwap: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => present?.snapshot.close(),
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

const CLOSE_DELAY_MS = 30_000
