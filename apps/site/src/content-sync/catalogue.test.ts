import type { Snapshot } from '@prospectus/content/index/snapshot/snapshot'
import { inTemporaryFolder } from '@prospectus/protocol/client/temporary-folder.fixture'
import { describe, expect, it } from 'vitest'
import { createCatalogue } from './catalogue.ts'
import { smallSource } from './snapshot-file/stored-snapshot.fixture.ts'
import { writeSnapshot } from './snapshot-file/write-snapshot.ts'

/** Two snapshots, a catalogue of the first, and the half minute after a swap at the test's command. */
function withCatalogue(
  test: (given: {
    readonly catalogue: ReturnType<typeof createCatalogue>
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
    const catalogue = createCatalogue(first, (_, work) => waiting.push(work))
    const passTime = () => {
      for (const work of waiting.splice(0)) work()
    }
    await test({ catalogue, first, second, passTime, isOpen })
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

describe('a catalogue', () => {
  it('CALL-6 answers from the next snapshot at once, and closes the one before later', () =>
    withCatalogue(async ({ catalogue, first, second, passTime }) => {
      const told: string[] = []
      const stop = catalogue.onSwap((next) => told.push(next.version))
      expect(catalogue.current()).toBe(first)
      catalogue.swap(second)
      expect(catalogue.current()).toBe(second)
      expect(told).toEqual(['second'])
      expect(isOpen(first)).toBe(true)
      passTime()
      expect([isOpen(first), isOpen(second)]).toEqual([false, true])
      stop()
      catalogue.swap(first)
      expect(told).toEqual(['second'])
    }))

  it('CALL-6 keeps a snapshot open for as long as a request uses it', () =>
    withCatalogue(async ({ catalogue, first, second, passTime }) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      const using = catalogue.use(async (snapshot) => {
        await promise
        return [snapshot === first, isOpen(first)]
      })
      catalogue.swap(second)
      passTime()
      expect(isOpen(first)).toBe(true)
      resolve()
      expect(await using).toEqual([true, true])
      expect(isOpen(first)).toBe(false)
    }))

  it('CALL-6 gives a snapshot back when its user fails', () =>
    withCatalogue(async ({ catalogue, first, second, passTime }) => {
      const failing = catalogue.use(() => {
        throw new Error('render failed')
      })
      await expect(failing).rejects.toThrow('render failed')
      catalogue.swap(second)
      passTime()
      expect([isOpen(first), isOpen(second)]).toEqual([false, true])
      catalogue.close()
      expect(isOpen(second)).toBe(false)
    }))
})
