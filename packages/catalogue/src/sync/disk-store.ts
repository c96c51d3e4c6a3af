import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import type { Log } from '@prospectus/server/log'
import { openSnapshot, storedState } from '../files/open-snapshot.ts'
import { writeChanges } from '../files/write-changes.ts'
import { applyChanges } from '../snapshot/apply-changes.ts'
import type { Changes } from '../snapshot/changes.ts'
import type { BrokenStory } from '../snapshot/read-row.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { buildInChild } from './build-in-child.ts'
import { compact, isCompactionDue } from './compact.ts'
import type { BuildReport } from './run-build.ts'
import type { SnapshotStore } from './snapshot-store.ts'
import type { LoadProgress } from './tell-progress.ts'

export interface DiskStoreOptions {
  readonly directory: string
  readonly spaceId: string
  /** Where everything is loaded from, and the host that its files are expected on. */
  readonly api: { readonly apiUrl: string; readonly token: string; readonly assetHost: string }
  readonly log: Log
  /** Ends the builds that are under way. */
  readonly stop?: AbortSignal
}

/** Snapshots in a folder that several sites may share; full builds are made in a process of their own. */
export function createDiskStore(options: DiskStoreOptions): SnapshotStore {
  const { directory, spaceId, api, log, stop } = options
  const child = stop ? { signal: stop } : {}
  const leaveOut = (story: BrokenStory) =>
    log.error('A story is left out of the catalogue', { ...story })
  const report = ({ broken, firstBroken }: BuildReport) => {
    for (const story of firstBroken) leaveOut(story)
    const unnamed = broken - firstBroken.length
    if (unnamed > 0) log.error('More stories are left out of the catalogue', { stories: unnamed })
  }
  let lineage: string | undefined
  let isLineageRead = false
  const persist = (changes: Changes, { version, builtAt }: Snapshot, cv: number) =>
    writeChanges(directory, changes, {
      ...{ spaceId, version, builtAt },
      origin: { kind: 'api', assetHost: api.assetHost, ...(lineage !== undefined && { lineage }) },
      contentVersion: cv,
    })
  /** Read once: from then on this process knows what it has written. */
  const readLineage = async () => {
    if (isLineageRead) return
    const stored = await storedState(directory, spaceId).catch(() => undefined)
    lineage = stored?.origin.lineage
    isLineageRead = true
  }
  const acceptFile = join(directory, '..', ACCEPT_FILE)
  let isConfirmed = false
  let isUpToDate = false

  return {
    apply: (snapshot, changes, version) =>
      applyChanges(snapshot, changes, {
        version,
        builtAt: new Date(),
        pause: () => turn(),
        onLeftOut: leaveOut,
      }),
    persist: async (changes, snapshot, cv) => {
      await readLineage()
      await persist(changes, snapshot, cv)
    },
    lineage: async () => {
      await readLineage()
      return lineage
    },
    confirm: async (snapshot, cv, found) => {
      if (isConfirmed && lineage === found) return
      await readLineage()
      const isNew = lineage !== found
      lineage = found
      const stored = await storedState(directory, spaceId)
      if (isNew || stored?.origin.kind === 'bundled') await persist(NOTHING, snapshot, cv)
      isConfirmed = true
    },
    isOutdated: async () => {
      if (isUpToDate) return false
      // An unreadable snapshot counts as up to date here: compaction reports the damage.
      const stored = await storedState(directory, spaceId).catch(() => undefined)
      const isOutdated = stored?.origin.kind === 'api' && stored.origin.assetHost !== api.assetHost
      isUpToDate = !isOutdated
      return isOutdated
    },
    acceptFile,
    acceptedAt: async () => {
      try {
        return (await stat(acceptFile)).mtimeMs
      } catch {
        return undefined
      }
    },
    load: async (cv) => {
      const version = `${cv}.${Date.now().toString(36)}`
      const sayProgress = (progress: Partial<LoadProgress>) =>
        log.info('Content is being loaded', { ...progress })
      sayProgress({ stories: 0 })
      const spec = { kind: 'api', directory, spaceId, ...api, cv, version } as const
      report(await buildInChild(spec, { ...child, onProgress: sayProgress }))
      // What is on disk now says nothing of it.
      lineage = undefined
      isLineageRead = true
    },
    isCompactionDue: async (snapshot) => {
      const stored = await storedState(directory, spaceId)
      return stored !== undefined && (stored.damaged || isCompactionDue(snapshot, stored.segments))
    },
    compact: async () => {
      const { finish, report: built } = await compact({ directory, spaceId, ...child })
      report(built)
      return finish
    },
    open: async () => {
      const snapshot = await openSnapshot(directory, spaceId, ({ message }) =>
        log.error('A stored change is refused, and all that came after it', { reason: message }),
      )
      if (snapshot !== undefined) return snapshot
      throw new Error(`There is no snapshot of space ${spaceId} in ${directory}`)
    },
  }
}

/** In the data folder: its last change is the moment of acceptance. */
const ACCEPT_FILE = 'accept-removals'

/** Changes that only say that the content is that of the content system. */
const NOTHING: Changes = { stories: [], removed: [] }
