import { inTemporaryFolder } from '@prospectus/protocol/client/temporary-folder.fixture'
import { describe, expect, it } from 'vitest'
import { smallSource } from '../files/stored-snapshot.fixture.ts'
import { writeSnapshot } from '../files/write-snapshot.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { createSnapshotHolder } from './snapshot-holder.ts'

/** Two snapshots, a holder of the first, and control over the half minute after a swap. */
function withHolder(
  test: (given: {
    readonly snapshots: ReturnType<typeof createSnapshotHolder>
    readonly first: Snapshot
    readonly second: Snapshot
    readonly passTime: () => void
    readonly isOpen: (snapshot: Snapshot) => boolean
  }) => Promise<void>,
) {
  return inTemporaryFolder(async (folder) => {
    const open = async (version: string) =>
      (await writeSnapshot(smallSource(version), folder, { version })).snapshot
    const [first, second] = [await open('first'), await open('second')]
    const waiting: (() => void)[] = []
    const snapshots = createSnapshotHolder(first, (_, work) => {
      waiting.push(work)
      return () => undefined
    })
    const passTime = () => {
      for (const work of waiting.splice(0)) work()
    }
    await test({ snapshots, first, second, passTime, isOpen })
    first.close()
    second.close()
  })
}

function isOpen(snapshot: Snapshot): boolean {
  const entry = snapshot.byUuid('uuid-1')
  try {
    return entry !== undefined && snapshot.read(entry).id === 1
  } catch {
    return false
  }
}

describe('a snapshot holder', () => {
  it('CALL-6 serves the next snapshot at once, and closes the previous one later', () =>
    withHolder(async ({ snapshots, first, second, passTime }) => {
      const versions: string[] = []
      const stop = snapshots.onSwap(({ next }) => versions.push(next.version))
      expect(snapshots.current()).toBe(first)
      snapshots.swap(second)
      expect(snapshots.current()).toBe(second)
      expect(versions).toEqual(['second'])
      expect(isOpen(first)).toBe(true)
      passTime()
      expect([isOpen(first), isOpen(second)]).toEqual([false, true])
      stop()
      snapshots.swap(first)
      expect(versions).toEqual(['second'])
    }))

  it('CALL-6 keeps a snapshot open for as long as a request uses it', () =>
    withHolder(async ({ snapshots, first, second, passTime }) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      const using = snapshots.use(async (snapshot) => {
        await promise
        return [snapshot === first, isOpen(first)]
      })
      snapshots.swap(second)
      passTime()
      expect(isOpen(first)).toBe(true)
      resolve()
      expect(await using).toEqual([true, true])
      expect(isOpen(first)).toBe(false)
    }))

  it('CALL-6 releases a snapshot when a request that uses it fails', () =>
    withHolder(async ({ snapshots, first, second, passTime }) => {
      const failing = snapshots.use(() => {
        throw new Error('render failed')
      })
      await expect(failing).rejects.toThrow('render failed')
      snapshots.swap(second)
      passTime()
      expect([isOpen(first), isOpen(second)]).toEqual([false, true])
      snapshots.close()
      expect(isOpen(second)).toBe(false)
    }))
})
