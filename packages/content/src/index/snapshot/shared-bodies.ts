import type { BodyStore } from './snapshot.ts'

/** A body store that several snapshots read from. */
export interface SharedBodies {
  readonly read: BodyStore['read']
  /** One more reader; the function returned ends that, once. After the last one the store is closed. */
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
