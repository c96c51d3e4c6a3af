import { createLog, type LogFields } from '@prospectus/server/log'
import { describe, expect, it } from 'vitest'
import { applyChanges } from '../snapshot/apply-changes.ts'
import { folderLink, listSource, rawStory, snapshotOf } from '../snapshot/snapshot.fixture.ts'
import { createChangeApplier } from './change-applier.ts'
import { fakeClock } from './clock.fixture.ts'
import { createSnapshotHolder } from './snapshot-holder.ts'
import type { SnapshotStore } from './snapshot-store.ts'

const unused = () => Promise.reject(new Error('not asked for here'))

async function createApplier(persist: SnapshotStore['persist'] = async () => undefined) {
  const base = await snapshotOf(
    listSource([rawStory(1), rawStory(2), rawStory(3)], [folderLink(1, 'blog')]),
  )
  const snapshots = createSnapshotHolder(base, () => () => undefined)
  const logged: LogFields[] = []
  const store: SnapshotStore = {
    apply: (snapshot, changes, version) =>
      applyChanges(snapshot, changes, { version, builtAt: new Date(0), pause: async () => {} }),
    persist,
    lineage: unused,
    confirm: unused,
    isOutdated: unused,
    acceptFile: '',
    acceptedAt: unused,
    load: unused,
    isCompactionDue: unused,
    compact: unused,
    open: unused,
  }
  const log = createLog((line) => logged.push(JSON.parse(line)))
  const applier = createChangeApplier({ snapshots, store, log, clock: fakeClock() })
  const nameOf = (n: number) => snapshots.current()?.byUuid(`uuid-${n}`)?.name
  return { base, snapshots, logged, applier, nameOf }
}

const edition = (n: number, name: string, second: number) =>
  rawStory(n, { name, published_at: new Date(1_700_000_000_000 + second * 1000).toISOString() })

describe('applying changes', () => {
  it('CALL-6 never goes back: stories changed since the comparison are skipped', async () => {
    const { base, applier, nameOf, snapshots } = await createApplier()
    await applier.apply({ stories: [edition(1, 'Newer', 9)], removed: [] }, base, 9)
    await applier.apply({ stories: [], removed: ['uuid-2'] }, base, 10)
    const late = { stories: [edition(1, 'Older', 5), edition(2, 'Gone', 5)], removed: ['uuid-1'] }
    expect(await applier.apply(late, base, 5)).toBeUndefined()
    expect([nameOf(1), nameOf(2), snapshots.current()?.size]).toEqual(['Newer', undefined, 2])
  })

  it('CALL-6 has no effect the second time', async () => {
    const { base, applier, snapshots } = await createApplier()
    const changes = { stories: [edition(1, 'Newer', 9), edition(4, 'New', 9)], removed: ['uuid-3'] }
    const taken = await applier.apply(changes, base, 9)
    expect(taken).toMatchObject({ new: 1, changed: 1, removed: 1 })
    const present = snapshots.current()
    expect(present?.version).toBe(taken?.version)
    expect(present && (await applier.apply(changes, present, 9))).toBeUndefined()
    expect(snapshots.current()).toBe(present)
  })

  it('CALL-6 every snapshot has a version of its own, even of the same cv', async () => {
    const { base, applier } = await createApplier()
    const first = await applier.apply({ stories: [edition(1, 'A', 1)], removed: [] }, base, 7)
    const second = await applier.apply({ stories: [edition(2, 'B', 1)], removed: [] }, base, 7)
    expect(new Set([base.version, first?.version, second?.version]).size).toBe(3)
  })

  it('CALL-6 is visible before the disk has it, and the next change waits until it does', async () => {
    const written: (() => void)[] = []
    const { base, applier, nameOf } = await createApplier(
      () => new Promise<void>((resolve) => void written.push(resolve)),
    )
    const first = applier.apply({ stories: [edition(1, 'Newer', 9)], removed: [] }, base, 9)
    await expect.poll(() => written).toHaveLength(1)
    expect(nameOf(1)).toBe('Newer')
    const second = applier.apply({ stories: [edition(2, 'Next', 9)], removed: [] }, base, 9)
    written[0]?.()
    await first
    await expect.poll(() => written).toHaveLength(2)
    written[1]?.()
    await second
    expect(nameOf(2)).toBe('Next')
  })

  it('CALL-6 is visible even on a full disk, which is logged', async () => {
    const { base, applier, nameOf, logged } = await createApplier(() =>
      Promise.reject(new Error('ENOSPC: no space left on device')),
    )
    await applier.apply({ stories: [edition(1, 'Newer', 9)], removed: [] }, base, 9)
    expect(nameOf(1)).toBe('Newer')
    expect(logged).toEqual([
      expect.objectContaining({ level: 'error', error: expect.stringContaining('ENOSPC') }),
    ])
  })

  it('CALL-6 keeps the last good snapshot if it fails', async () => {
    const { base, applier, snapshots } = await createApplier()
    const removed = ['uuid-1', 'uuid-2', 'uuid-3']
    await expect(applier.apply({ stories: [], removed }, base, 9)).rejects.toThrow()
    expect(snapshots.current()).toBe(base)
    await applier.apply({ stories: [], removed: ['uuid-1'] }, base, 10)
    expect(snapshots.current()?.size).toBe(2)
  })
})
