import type { BodyStore } from './snapshot.ts'

/** A body store that several snapshots read from. */
export interface SharedBodies {
  readonly read: BodyStore['read']
  /**
   * Registers a reader; calling the returned function ends it, once. The store is closed after the last
   * reader.
   */
  readonly hold: () => () => void
}

export function shareBodies(store: BodyStore): SharedBodies {
  let holders = 0
  return {
    read: store.read,
    hold: () => {
      holders++
      let held = true
      return () => {
        if (!held) return
        held = false
        holders--
        if (holders === 0) store.close()
      }
    },
  }
}
