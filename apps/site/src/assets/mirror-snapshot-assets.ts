import { setTimeout as pause } from 'node:timers/promises'
import type { Snapshot } from '@prospectus/content/index/snapshot/snapshot'
import type { Log } from '@prospectus/server/log'
import type { SnapshotHolder } from '../content-sync/snapshot-holder.ts'
import type { AssetMirror } from './asset-mirror.ts'
import { assetPathsIn } from './asset-paths-in.ts'

const STORIES_AT_ONCE = 20
const REST_MS = 10

/**
 * Has the files that the snapshot's stories name fetched ahead (CALL-6): of all stories now, of those
 * that changed after every swap. Reads a few stories at a time and rests before each, for requests come
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
  /** Uuids of stories whose files are still to be asked for. */
  let due: Set<string> | 'all' = 'all'
  let isAsked = false
  let isEnded = false
  let working: Promise<void> | undefined

  async function readDue(snapshot: Snapshot): Promise<void> {
    const uuids = due === 'all' ? allUuids(snapshot) : due
    due = new Set()
    let read = 0
    for (const uuid of uuids) {
      if (isEnded) return
      const entry = snapshot.byUuid(uuid)
      if (entry === undefined) continue
      mirror.want(assetPathsIn(snapshot.read(entry).content, assetHost))
      read += 1
      if (read % STORIES_AT_ONCE === 0) await rest()
    }
  }

  async function workOff(): Promise<void> {
    while (isAsked && !isEnded) {
      isAsked = false
      await rest()
      await snapshots.use(readDue)
    }
  }

  function start(): void {
    isAsked = true
    working ??= workOff()
      .catch((error: unknown) => {
        due = 'all'
        log.error('the files of stories cannot be listed', { error })
      })
      .finally(() => {
        working = undefined
      })
  }

  const unsubscribe = snapshots.onSwap((_next, changed) => {
    if (changed === undefined) due = 'all'
    else if (due !== 'all') for (const uuid of changed) due.add(uuid)
    start()
  })
  start()
  return async () => {
    isEnded = true
    unsubscribe()
    await working
  }
}

function* allUuids({ tree }: Snapshot): Generator<string> {
  for (const { uuid } of tree) yield uuid
}

async function shortRest(): Promise<void> {
  await pause(REST_MS, undefined, { ref: false })
}
