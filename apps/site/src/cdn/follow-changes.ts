import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import type { SnapshotHolder } from '@prospectus/catalogue/sync/snapshot-holder'
import { type Schedule, scheduleTimer } from '@prospectus/server/schedule'
import type { Purger } from './purger.ts'
import { ALL } from './reads.ts'
import { changedTags } from './tags.ts'

/**
 * Purges what changes: everything now, since nobody knows what became of the purges of the process before; after every
 * swap the pages that it changes; and everything again when all pages change for another reason, such as a new day.
 * Every site process does so when it has the new content itself, because until then the edge may fetch the old page
 * from it again.
 *
 * @param options.commonOf what all pages have in common, as text
 * @param options.versionOf of pages, apart from that of the snapshot
 * @returns a function that ends it
 */
export function followChanges({
  snapshots,
  purger,
  commonOf,
  versionOf,
  schedule = scheduleTimer,
}: {
  readonly snapshots: Pick<SnapshotHolder, 'onSwap'>
  readonly purger: Pick<Purger, 'purge'>
  readonly commonOf: (snapshot: Snapshot) => string
  readonly versionOf: () => string
  readonly schedule?: Schedule
}): () => void {
  let version = versionOf()
  let cancel: () => void = () => undefined
  const look = () => {
    const now = versionOf()
    if (now !== version) purger.purge([ALL])
    version = now
    cancel = schedule(LOOK_MS, look)
  }
  const stopListening = snapshots.onSwap((swap) => purger.purge(changedTags(swap, commonOf)))
  purger.purge([ALL])
  cancel = schedule(LOOK_MS, look)
  return () => {
    stopListening()
    cancel()
  }
}

const LOOK_MS = 60_000
