import { createHash } from 'node:crypto'
import type { Entry } from '@prospectus/catalogue/rows/entry'
import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import { bareSlug } from '@prospectus/content/schema/links/bare-slug'

/** Tag of every cached page. */
export const ALL_TAG = 'all'
/** Tag of pages with lists of stories of any kind: a change of any story may change them. */
export const LISTS_TAG = 'lists'

/** Tag of pages that list the stories of a component: `resource` for the lists of the resources centre. */
export function listTag(component: Entry['component']): string {
  return `list-${component}`
}

/** Tag of pages that show a story's content. */
export function contentTag(uuid: string): string {
  return `c-${shortHash(uuid)}`
}

/** Tag of pages that show a story's name, address or position. */
export function identityTag(uuid: string): string {
  return `i-${shortHash(uuid)}`
}

/** Tag of pages that looked up a story by a full slug at which none is published. */
export function slugTag(fullSlug: string): string {
  return identityTag(`/${bareSlug(fullSlug).toLowerCase()}`)
}

/**
 * Lower-case, since Cloudflare's tags are case-insensitive, and short, since a page has dozens. If two
 * stories have the same hash, both are purged, at the cost of one rendering.
 */
function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10)
}

/** The set that the innermost running `collectReads` fills. One variable suffices, because rendering is synchronous. */
let recording: Set<string> | undefined

/** Runs `work` and adds to `reads` the tags of everything it reads from snapshots of `withRecordedReads`. */
export function collectReads<Value>(reads: Set<string>, work: () => Value): Value {
  const outer = recording
  recording = reads
  try {
    return work()
  } finally {
    recording = outer
  }
}

/** Adds a tag to the current recording, if there is one. */
export function recordRead(tag: string): void {
  recording?.add(tag)
}

/** A value computed from a snapshot, and the tags of what was read for it. */
export interface CachedValue<Value> {
  readonly value: Value
  readonly reads: ReadonlySet<string>
}

interface ReadCache<Value> {
  readonly get: (key: string) => CachedValue<Value> | undefined
  readonly set: (key: string, cached: CachedValue<Value>) => unknown
}

/** Returns the cached value of a key, or computes it. Records the reads behind the value even if it was cached. */
export function cachedWithReads<Value>(
  cache: ReadCache<Value>,
  key: string,
  make: () => Value,
): Value {
  const cached = cache.get(key) ?? computeRecorded(make)
  cache.set(key, cached)
  for (const tag of cached.reads) recordRead(tag)
  return cached.value
}

function computeRecorded<Value>(make: () => Value): CachedValue<Value> {
  const reads = new Set<string>()
  return { value: collectReads(reads, make), reads }
}

/** Wraps a snapshot, so that its reads can be recorded; always in the same object, since caches have that as a key. */
export function withRecordedReads(snapshot: Snapshot): Snapshot {
  const observed = observedSnapshots.get(snapshot) ?? observe(snapshot)
  observedSnapshots.set(snapshot, observed)
  return observed
}

const observedSnapshots = new WeakMap<Snapshot, Snapshot>()

function observe(snapshot: Snapshot): Snapshot {
  const recordingLists = <Args extends readonly unknown[], Value>(
    read: (...args: Args) => Value,
  ) => {
    return (...args: Args) => {
      recordRead(LISTS_TAG)
      return read(...args)
    }
  }
  const overrides = {
    find: (fullSlug) => {
      const match = snapshot.find(fullSlug)
      recordRead(match?.kind === 'story' ? identityTag(match.entry.uuid) : slugTag(fullSlug))
      return match
    },
    byUuid: (uuid) => {
      recordRead(identityTag(uuid))
      return snapshot.byUuid(uuid)
    },
    read: (entry) => {
      recordRead(contentTag(entry.uuid))
      return snapshot.read(entry)
    },
    resources: (view) => {
      recordRead(listTag('resource'))
      return snapshot.resources(view)
    },
    entries: recordingLists(() => snapshot.entries()),
    select: recordingLists(snapshot.select),
    search: recordingLists(snapshot.search),
    nameScores: recordingLists(snapshot.nameScores),
    nearestWord: recordingLists(snapshot.nearestWord),
    get size() {
      recordRead(LISTS_TAG)
      return snapshot.size
    },
    get tree() {
      recordRead(LISTS_TAG)
      return snapshot.tree
    },
  } satisfies Partial<Snapshot>
  return Object.create(snapshot, Object.getOwnPropertyDescriptors(overrides))
}
