import { setTimeout as delay } from 'node:timers/promises'
import type { Snapshot } from '@prospectus/catalogue/snapshot/snapshot'
import type { SnapshotHolder } from '@prospectus/catalogue/sync/snapshot-holder'
import {
  encodeAssetPath,
  parseAssetFilePath,
} from '@prospectus/content/schema/assets/asset-file-path'
import { assetTypeOfName } from '@prospectus/server/files/asset-type'
import type { Log } from '@prospectus/server/log'
import type { AssetPrefetcher } from './asset-prefetcher.ts'

const STORIES_AT_ONCE = 20
const PAUSE_MS = 10

/** Prefetches the files that stories name (CALL-6), in small steps between requests. Returns a function to stop it. */
export function prefetchSnapshotAssets(options: {
  readonly snapshots: Pick<SnapshotHolder, 'use' | 'onSwap'>
  readonly prefetcher: Pick<AssetPrefetcher, 'enqueue'>
  readonly assetHost: string
  readonly log: Pick<Log, 'error'>
  readonly pause?: () => Promise<void>
}): () => Promise<void> {
  const { snapshots, prefetcher, assetHost, log, pause = shortPause } = options
  /** Stories whose files are still to be prefetched. */
  let dueStories: Set<string> | 'all' = 'all'
  let isRequested = false
  let isStopped = false
  let working: Promise<void> | undefined

  async function enqueueDueFiles(snapshot: Snapshot): Promise<void> {
    const uuids = dueStories === 'all' ? allUuids(snapshot) : dueStories
    dueStories = new Set()
    let readCount = 0
    for (const uuid of uuids) {
      if (isStopped) return
      const entry = snapshot.byUuid(uuid)
      if (entry === undefined) continue
      prefetcher.enqueue(assetPathsIn(snapshot.read(entry).content, assetHost))
      readCount += 1
      if (readCount % STORIES_AT_ONCE === 0) await pause()
    }
  }

  async function processDue(): Promise<void> {
    while (isRequested && !isStopped) {
      isRequested = false
      await pause()
      await snapshots.use(enqueueDueFiles)
    }
  }

  function start(): void {
    isRequested = true
    working ??= processDue()
      .catch((error: unknown) => {
        dueStories = 'all'
        log.error(
          'assets.list_failed',
          'The files of the stories could not be listed, so some are only fetched on request; the next content change retries it. If this recurs, report the error',
          { error },
        )
      })
      .finally(() => {
        working = undefined
      })
  }

  const unsubscribe = snapshots.onSwap(({ change }) => {
    if (change === undefined) dueStories = 'all'
    else if (dueStories !== 'all') for (const uuid of change.stories) dueStories.add(uuid)
    start()
  })
  start()
  return async () => {
    isStopped = true
    unsubscribe()
    await working
  }
}

function* allUuids({ tree }: Snapshot): Generator<string> {
  for (const { uuid } of tree) yield uuid
}

async function shortPause(): Promise<void> {
  await delay(PAUSE_MS, undefined, { ref: false })
}

/** Finds files on `assetHost` of the kinds that are served (CALL-6), as `f/{space}/{W}x{H}/{hash}/{name}` (decoded). */
export function assetPathsIn(content: unknown, assetHost: string): string[] {
  const host = assetHost.replaceAll(/[^\w]/g, '\\$&')
  const wholeAddress = new RegExp(`^\\s*(?:https?:)?//${host}/(f/[^?#]{1,1000})`, 'i')
  const embeddedAddress = new RegExp(`//${host}/(f/[^?#\\s"'<>()[\\]\\\\\`]{1,1000})`, 'gi')
  const paths = new Set<string>()
  for (const text of textsIn(content)) {
    if (!text.includes('//')) continue
    // In running text, punctuation and brackets end an address; in a field with only an address, they are part of it.
    const writtenPaths = [
      wholeAddress.exec(text)?.[1]?.trimEnd(),
      ...Array.from(text.matchAll(embeddedAddress), ([, written = '']) =>
        written.replace(/[.,;:!]+$/, ''),
      ),
    ]
    for (const written of writtenPaths) {
      const path = written && servedPath(written)
      if (path) paths.add(path)
    }
  }
  return [...paths]
}

function* textsIn(content: unknown): Generator<string> {
  const pending = [content]
  while (pending.length > 0) {
    const value = pending.pop()
    if (typeof value === 'string') yield value
    else if (typeof value === 'object' && value !== null) {
      for (const part of Object.values(value)) pending.push(part)
    }
  }
}

/** The decoded path of a file as content names it; undefined for a file of a kind that is not served. */
function servedPath(written: string): string | undefined {
  const parsed = parseWrittenPath(written)
  if (parsed === undefined || parsed === 'malformed') return undefined
  const [afterName] = parsed.suffix
  const isFile = afterName === undefined || afterName === 'm'
  return isFile && assetTypeOfName(parsed.name) !== undefined ? parsed.path : undefined
}

function parseWrittenPath(written: string) {
  const parsed = parseAssetFilePath(written)
  // A stray percent sign is part of the file's name, as in asset fields.
  return parsed === 'malformed' && /%(?![\da-f]{2})/i.test(written)
    ? parseAssetFilePath(encodeAssetPath(written))
    : parsed
}
