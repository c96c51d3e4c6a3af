import { createHash } from 'node:crypto'
import type { Entry } from '@prospectus/catalogue/rows/entry'
import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import { bareSlug } from '@prospectus/content/schema/links/bare-slug'

/** On every cached page. */
export const ALL = 'all'
/** On pages that show lists of stories of any kind: every change of a story may change them. */
export const LISTS = 'lists'

/** On pages that list the stories of a component: `resource` for the lists of the resources centre. */
export function listTag(component: Entry['component']): string {
  return `list-${component}`
}

/** On pages that show what a story says. */
export function contentTag(uuid: string): string {
  return `c-${shortHash(uuid)}`
}

/** On pages that show that a story exists: its name, its address, its place. */
export function identityTag(uuid: string): string {
  return `i-${shortHash(uuid)}`
}

/** On pages that asked for a story at a full slug where none is published. */
export function slugTag(fullSlug: string): string {
  return identityTag(`/${bareSlug(fullSlug).toLowerCase()}`)
}

/**
 * Lower-case, since Cloudflare does not tell cases apart, and short, since a page has dozens. Two stories with the same
 * hash would be purged together, which costs a rendering and nothing else.
 */
function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10)
}

/** Rendering is synchronous, so that one variable tells whose reads these are. */
let recording: Set<string> | undefined

/** Runs `work` and adds the tags of everything that it reads from observed snapshots to `reads`. */
export function recordReads<Value>(reads: Set<string>, work: () => Value): Value {
  const outer = recording
  recording = reads
  try {
    return work()
  } finally {
    recording = outer
  }
}

/** Adds a tag to the reads that are being recorded, if any are. */
export function recordRead(tag: string): void {
  recording?.add(tag)
}

/** A value that was made from a snapshot, and the tags of what was read for it. */
export interface CachedValue<Value> {
  readonly value: Value
  readonly reads: ReadonlySet<string>
}

interface Known<Value> {
  readonly get: (key: string) => CachedValue<Value> | undefined
  readonly set: (key: string, cached: CachedValue<Value>) => unknown
}

/** The value of a key, made once: everyone who gets it counts as having read what it was made from. */
export function cachedWithReads<Value>(known: Known<Value>, key: string, make: () => Value): Value {
  const found = known.get(key) ?? remember(make)
  known.set(key, found)
  for (const tag of found.reads) recordRead(tag)
  return found.value
}

function remember<Value>(make: () => Value): CachedValue<Value> {
  const reads = new Set<string>()
  return { value: recordReads(reads, make), reads }
}

/** A snapshot whose reads can be recorded. Memoised by snapshot, since much is cached by snapshot. */
export function withRecordedReads(snapshot: Snapshot): Snapshot {
  const known = observedSnapshots.get(snapshot) ?? observe(snapshot)
  observedSnapshots.set(snapshot, known)
  return known
}

const observedSnapshots = new WeakMap<Snapshot, Snapshot>()

function observe(snapshot: Snapshot): Snapshot {
  const lists = <Given extends readonly unknown[], Value>(read: (...given: Given) => Value) => {
    return (...given: Given) => {
      recordRead(LISTS)
      return read(...given)
    }
  }
  const more = {
    find: (fullSlug) => {
      const found = snapshot.find(fullSlug)
      recordRead(found?.kind === 'story' ? identityTag(found.entry.uuid) : slugTag(fullSlug))
      return found
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
    entries: lists(() => snapshot.entries()),
    select: lists(snapshot.select),
    search: lists(snapshot.search),
    nameScores: lists(snapshot.nameScores),
    nearestWord: lists(snapshot.nearestWord),
    get size() {
      recordRead(LISTS)
      return snapshot.size
    },
    get tree() {
      recordRead(LISTS)
      return snapshot.tree
    },
  } satisfies Partial<Snapshot>
  return Object.create(snapshot, Object.getOwnPropertyDescriptors(more))
}
