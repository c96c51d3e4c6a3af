import type { RawStory } from '@prospectus/protocol/raw-story'
import type { Changes } from '../snapshot/changes.ts'
import { readCheckedLines, writeCheckedLines } from './checked-lines.ts'
import { FORMAT, type Origin } from './manifest.ts'

/** What is said of changes on disk: what the snapshot that has them is. */
export interface ChangeFacts {
  readonly spaceId: string
  readonly version: string
  readonly builtAt: Date
  readonly origin: Origin
  /** The `cv` that the changes were read with. */
  readonly contentVersion?: number
}

export interface StoredChanges {
  readonly facts: ChangeFacts
  readonly changes: Changes
}

/** Writes changes to a new file, and brings it to the disk: a line of facts and lists, then the stories. */
export function writeChangeFile(
  path: string,
  { stories, ...lists }: Changes,
  facts: ChangeFacts,
): Promise<void> {
  return writeCheckedLines(path, [{ format: FORMAT, facts, lists }, ...stories])
}

/**
 * Reads what `writeChangeFile` wrote; undefined when it is of another format or space.
 *
 * @throws {DamagedSnapshotError} when it is torn or has changed
 */
export async function readChangeFile(
  path: string,
  spaceId: string,
): Promise<StoredChanges | undefined> {
  const lines = readCheckedLines(path)
  const head: StoredHead = JSON.parse((await lines.next()).value ?? '')
  if (head.format !== FORMAT || head.facts.spaceId !== spaceId) return undefined
  const stories: RawStory[] = []
  for await (const line of lines) stories.push(JSON.parse(line))
  const facts = { ...head.facts, builtAt: new Date(head.facts.builtAt) }
  return { facts, changes: { ...head.lists, stories } }
}

interface StoredHead {
  readonly format: number
  readonly facts: Omit<ChangeFacts, 'builtAt'> & { readonly builtAt: string }
  readonly lists: Omit<Changes, 'stories'>
}
