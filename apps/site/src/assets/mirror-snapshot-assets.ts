import { hash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Entry } from '@prospectus/content/index/rows/entry'
import type { Snapshot } from '@prospectus/content/index/snapshot/snapshot'
import type { Log } from '@prospectus/server/log'
import type { SnapshotHolder } from '../content-sync/snapshot-holder.ts'
import type { AssetMirror } from './asset-mirror.ts'
import { assetPathsIn } from './asset-paths-in.ts'

const STORIES_AT_ONCE = 20
const REST_MS = 10

/**
 * Has the files that the snapshot's stories name fetched ahead (CALL-6): of all stories now, of those
 * published since after every swap. Reads a few stories at a time and rests between, for requests come
 * first; does not keep the process alive.
 *
 * @param options.assetHost host of the files, with its port when it has one
 * @returns ends it, and is done when nothing is read any more
 */
export function mirrorSnapshotAssets(options: {
  readonly snapshots: Pick<SnapshotHolder, 'use' | 'onSwap'>
  readonly mirror: Pick<AssetMirror, 'want'>
  readonly assetHost: string
  readonly log: Pick<Log, 'error'>
  readonly rest?: () => Promise<void>
}): () => Promise<void> {
  const { snapshots, mirror, assetHost, log, rest = shortRest } = options
  /** Editions that were read; not a date, as one published earlier may be taken over later. */
  let known: ReadonlySet<number> = new Set()
  let isDue = false
  let isEnded = false
  let working: Promise<void> | undefined

  async function readNews(snapshot: Snapshot): Promise<void> {
    const present = new Set<number>()
    let read = 0
    for (const [place, { uuid }] of snapshot.tree.entries()) {
      if (place % ROWS_PER_STRETCH === 0) await rest()
      if (isEnded) return
      const entry = snapshot.byUuid(uuid)
      if (entry === undefined) continue
      const edition = editionOf(entry)
      if (edition !== undefined) present.add(edition)
      if (edition !== undefined && known.has(edition)) continue
      mirror.want(assetPathsIn(snapshot.read(entry).content, assetHost))
      read += 1
      if (read % STORIES_AT_ONCE === 0) await rest()
    }
    known = present
  }

  async function workOff(): Promise<void> {
    while (isDue && !isEnded) {
      isDue = false
      await snapshots.use(readNews)
    }
  }

  function start(): void {
    isDue = true
    working ??= workOff()
      .catch((error: unknown) => log.error('the files of stories cannot be listed', { error }))
      .finally(() => {
        working = undefined
      })
  }

  const unsubscribe = snapshots.onSwap(start)
  start()
  return async () => {
    isEnded = true
    unsubscribe()
    await working
  }
}

/** How many rows are looked at between two rests, when none of them has anything to fetch. */
const ROWS_PER_STRETCH = 2000

/** A number, as there may be many, for a story as it was published; undefined when nobody knows when. */
function editionOf({ uuid, publishedAt }: Entry): number | undefined {
  if (publishedAt === null) return undefined
  return hash('sha1', `${uuid} ${publishedAt}`, 'buffer').readUIntBE(0, 6)
}

async function shortRest(): Promise<void> {
  await pause(REST_MS, undefined, { ref: false })
}
