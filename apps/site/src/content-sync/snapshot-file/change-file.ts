import { open, readFile } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import type { Changes } from '@prospectus/content/index/snapshot/changes'
import type { RawStory } from '@prospectus/protocol/raw-story'
import { writeAll } from './body-file.ts'
import { DamagedSnapshotError } from './damaged-snapshot.ts'
import { FORMAT, type Origin } from './manifest.ts'
import { checkInParts } from './section-file.ts'

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

/**
 * Writes changes to a new file, and brings them to the disk: a line of facts and lists, a line for each
 * story, and a line with the sum over all of that.
 */
export async function writeChangeFile(
  path: string,
  { stories, ...lists }: Changes,
  facts: ChangeFacts,
): Promise<void> {
  const file = await open(path, 'wx')
  try {
    let check = 0
    const write = async (value: unknown) => {
      const line = Buffer.from(`${JSON.stringify(value)}\n`)
      check = crc32(line, check)
      await writeAll(file, line)
    }
    await write({ format: FORMAT, facts, lists })
    for (const story of stories) await write(story)
    await writeAll(file, Buffer.from(JSON.stringify({ check })))
    await file.sync()
  } finally {
    await file.close()
  }
}

/**
 * Reads what `writeChangeFile` wrote; undefined when it is of another format or space. Throws
 * `DamagedSnapshotError` when it is torn or has changed.
 */
export async function readChangeFile(
  path: string,
  spaceId: string,
): Promise<StoredChanges | undefined> {
  const bytes = await readFile(path)
  const end = bytes.lastIndexOf(LINE_BREAK) + 1
  const check = await checkInParts(bytes.subarray(0, end))
  if (end === 0 || bytes.toString('utf8', end) !== JSON.stringify({ check })) {
    throw new DamagedSnapshotError(path, 'its sum does not agree')
  }
  const lines = linesOf(bytes.subarray(0, end))
  const head: StoredHead = JSON.parse(lines.next().value ?? '')
  if (head.format !== FORMAT || head.facts.spaceId !== spaceId) return undefined
  const stories: RawStory[] = []
  for (const line of lines) {
    stories.push(JSON.parse(line))
    if (stories.length % STORIES_PER_SLICE === 0) await new Promise(setImmediate)
  }
  const facts = { ...head.facts, builtAt: new Date(head.facts.builtAt) }
  return { facts, changes: { ...head.lists, stories } }
}

function* linesOf(bytes: Buffer): Generator<string, undefined> {
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(LINE_BREAK, start)
    yield bytes.toString('utf8', start, end)
    start = end + 1
  }
}

interface StoredHead {
  readonly format: number
  readonly facts: Omit<ChangeFacts, 'builtAt'> & { readonly builtAt: string }
  readonly lists: Omit<Changes, 'stories'>
}

const LINE_BREAK = 10
const STORIES_PER_SLICE = 50
