import type { Entry } from '@prospectus/catalogue/rows/entry'
import { createRowReader } from '@prospectus/catalogue/snapshot/read-row'
import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import type { RawStory } from '@prospectus/protocol/raw-story'

/** A snapshot with newer or additional stories, found by uuid. Its lists, search and tree stay as they are. */
export function withDrafts(snapshot: Snapshot, drafts: readonly RawStory[]): Snapshot {
  const readRow = createRowReader(snapshot.languages)
  const known = new Map<string, { readonly entry: Entry; readonly draft: RawStory }>()
  for (const draft of drafts) {
    const row = readRow(draft, snapshot.byUuid(draft.uuid)?.row ?? NO_ROW)
    if ('entry' in row) known.set(draft.uuid, { entry: row.entry, draft })
  }
  const newer: Pick<Snapshot, 'byUuid' | 'read'> = {
    byUuid: (uuid) => known.get(uuid)?.entry ?? snapshot.byUuid(uuid),
    read: (entry) => known.get(entry.uuid)?.draft ?? snapshot.read(entry),
  }
  // Inherited rather than copied: a snapshot's tree is only built when it is read.
  return Object.assign<Snapshot, typeof newer>(Object.create(snapshot), newer)
}

/** For a story without a row in the snapshot; it is read by its uuid. */
const NO_ROW = -1
