import { setImmediate as yieldToRequests } from 'node:timers/promises'
import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import type { SnapshotHolder } from '@prospectus/catalogue/sync/snapshot-holder'
import type { Log } from '@prospectus/server/log'

/** Logs unknown root components once each (BLOCK-1). Returns a function that stops it after the current read. */
export function logUnknownTypes({
  snapshots,
  log,
}: {
  readonly snapshots: SnapshotHolder
  readonly log: Log
}): () => Promise<void> {
  const loggedTypes = new Set<string>()
  let reading: Promise<void> = Promise.resolve()
  let isStopped = false

  /** Checks the stories with these uuids; all stories if undefined. */
  const check = async (snapshot: Snapshot, uuids: readonly string[] | undefined) => {
    const entries = uuids ? uuids.map((uuid) => snapshot.byUuid(uuid)) : snapshot.entries()
    let readCount = 0
    for (const entry of entries) {
      if (isStopped) return
      if (entry?.component !== 'unknown') continue
      const { component: type } = Object(snapshot.read(entry).content) as { component?: unknown }
      if (typeof type === 'string' && !loggedTypes.has(type)) {
        loggedTypes.add(type)
        log.warn('content.unknown_type', UNKNOWN_TYPE_MESSAGE, { type, story: entry.fullSlug })
      }
      if (++readCount % STORIES_AT_ONCE === 0) await yieldToRequests()
    }
  }
  const checkNext = (uuids?: readonly string[]) => {
    reading = reading
      .then(() => snapshots.use((snapshot) => check(snapshot, uuids)))
      .catch((error: unknown) => log.error('content.types_unread', TYPES_UNREAD_MESSAGE, { error }))
  }
  const stopListening = snapshots.onSwap(({ change }) => checkNext(change?.stories))
  checkNext()
  return () => {
    isStopped = true
    stopListening()
    return reading
  }
}

const UNKNOWN_TYPE_MESSAGE =
  'Stories of this type get no page: the site does not know the type. Map it with CONTENT_MAPPING, or ignore this'
const TYPES_UNREAD_MESSAGE =
  'A story of an unknown type could not be read, so unknown types may be missing from this log; check the disk of DATA_DIR. Stories are checked again as they change'
/** Stories read before waiting requests are served. */
const STORIES_AT_ONCE = 50
