import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inTemporaryFolder } from '@prospectus/protocol/client/temporary-folder.fixture'
import { describe, expect, it } from 'vitest'
import type { Changes } from '../snapshot/changes.ts'
import { rawStory } from '../snapshot/snapshot.fixture.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { runBuild } from '../sync/run-build.ts'
import type { DamagedSnapshotError } from './checked-files.ts'
import { openSnapshot, readStoredState } from './open-snapshot.ts'
import { type ChangeHeader, writeChanges } from './segments.ts'
import { currentFolder, segmentNames } from './snapshot-folder.ts'
import { smallSource } from './stored-snapshot.fixture.ts'
import { writeSnapshot } from './write-snapshot.ts'

function renamed(n: number, name: string): Changes {
  return { stories: [rawStory(n, { name })], removed: [] }
}

function header(version: string, spaceId = '1'): ChangeHeader {
  const origin = { kind: 'api' } as const
  return { spaceId, version, builtAt: new Date(5), origin }
}

/** A folder with a snapshot of `smallSource`, bundled, and changes "v1", "v2", … beside it. */
function withSegments(changes: readonly Changes[], test: (folder: string) => Promise<void>) {
  return inTemporaryFolder(async (folder) => {
    const { snapshot } = await writeSnapshot(smallSource('base'), folder, { version: 'base' })
    snapshot.close()
    for (const [n, one] of changes.entries()) await writeChanges(folder, one, header(`v${n + 1}`))
    await test(folder)
  })
}

async function namesIn(folder: string, onDamage?: (damage: DamagedSnapshotError) => void) {
  const snapshot = await openSnapshot(folder, '1', onDamage)
  if (snapshot === undefined) throw new Error('No snapshot could be opened')
  const names = namesOf(snapshot)
  snapshot.close()
  return names
}

function namesOf(snapshot: Snapshot) {
  return snapshot.tree.map(({ uuid, name }) => `${uuid.slice(5)} ${name}`).sort()
}

async function segmentPaths(folder: string): Promise<readonly string[]> {
  const current = (await currentFolder(folder)) ?? ''
  return (await segmentNames(current)).map((name) => join(current, name))
}

const three = [renamed(1, 'One'), { stories: [], removed: ['uuid-2'] }, renamed(1, 'Uno')]
const untouched = ['3 Story 3 ✓', '4 Story 4 ✓', '5 Story 5 ✓']

describe('changes beside a snapshot on disk', () => {
  it('CALL-6 are there when it is opened again, the latest last', () =>
    withSegments([...three, renamed(9, 'Nine')], async (folder) => {
      expect(await namesIn(folder)).toEqual(['1 Uno', ...untouched, '9 Nine'])
      const opened = await openSnapshot(folder, '1')
      expect([opened?.version, opened?.builtAt]).toEqual(['v4', new Date(5)])
      const entry = opened?.byUuid('uuid-9')
      expect(entry && opened?.read(entry)).toEqual(rawStory(9, { name: 'Nine' }))
      opened?.close()
    }))

  it('CALL-6 make the content system its origin', () =>
    withSegments([], async (folder) => {
      const bundled = { kind: 'bundled', fingerprint: 'base' }
      const before = { version: 'base', origin: bundled, segmentCount: 0, isDamaged: false }
      expect(await readStoredState(folder, '1')).toEqual(before)
      await writeChanges(folder, renamed(1, 'One'), header('v1'))
      const after = { version: 'v1', origin: { kind: 'api' } }
      expect(await readStoredState(folder, '1')).toEqual({
        ...after,
        segmentCount: 1,
        isDamaged: false,
      })
    }))

  it.each<[string, (path: string) => Promise<void>]>([
    ['is cut short', async (path) => truncate(path, (await readFile(path)).length - 3)],
    ['is empty', (path) => truncate(path, 0)],
    ['has a byte changed', (path) => flip(path, 0.5)],
    ['has its first byte changed', (path) => flip(path, 0)],
    ['has its last byte changed', (path) => flip(path, 1)],
  ])('CALL-6 when one %s, it and all later ones are left out and reported', (_, damage) =>
    withSegments(three, async (folder) => {
      const [, second = ''] = await segmentPaths(folder)
      await damage(second)
      const messages: string[] = []
      const names = await namesIn(folder, ({ message }) => messages.push(message))
      expect(names).toEqual(['1 One', '2 Story 2 ✓', ...untouched])
      expect(messages).toEqual([expect.stringMatching(/0000000002-.*damaged: the checksum/)])
      expect(await readStoredState(folder, '1')).toMatchObject({ version: 'v1', isDamaged: true })
    }),
  )

  it('CALL-6 of another space are not applied', () =>
    withSegments([renamed(1, 'One')], async (folder) => {
      await writeChanges(folder, renamed(1, 'Elsewhere'), header('v2', '2'))
      expect((await namesIn(folder))[0]).toBe('1 One')
    }))

  it('CALL-6 cannot be written where there is no snapshot', () =>
    inTemporaryFolder(async (folder) => {
      await expect(writeChanges(folder, renamed(1, 'One'), header('v1'))).rejects.toThrow(
        `There is no snapshot in ${folder}`,
      )
    }))

  it('CALL-6 that several processes write at the same time are all stored', () =>
    withSegments([], async (folder) => {
      const script = join(import.meta.dirname, 'changing-writer.fixture.ts')
      const codes = await Promise.all(
        [100, 200, 300].map(async (first) => {
          const child = spawn(process.execPath, [script, folder, `${first}`], { stdio: 'inherit' })
          const [code] = await once(child, 'exit')
          return code
        }),
      )
      expect(codes).toEqual([0, 0, 0])
      expect(await namesIn(folder)).toHaveLength(5 + 3 * 8)
    }))
})

describe('a build of a snapshot and the changes beside it', () => {
  const build = (directory: string) => runBuild({ kind: 'stored', directory, spaceId: '1' })

  it('CALL-6 contains all changes, and has none beside it', () =>
    withSegments([...three, renamed(9, 'Nine')], async (folder) => {
      const before = await namesIn(folder)
      expect(await build(folder)).toMatchObject({ storyCount: 5, brokenCount: 0, isCurrent: true })
      expect(await namesIn(folder)).toEqual(before)
      const origin = { kind: 'api' }
      const state = { version: 'v4', origin, segmentCount: 0, isDamaged: false }
      expect(await readStoredState(folder, '1')).toEqual(state)
      expect(await readdir(folder)).toHaveLength(2)
    }))

  it('CALL-6 leaves out a story whose slug another has taken, as applying the changes does', () => {
    const taken = { stories: [rawStory(9, { full_slug: 'blog/story-1' })], removed: [] }
    return withSegments([taken], async (folder) => {
      const before = await namesIn(folder)
      expect(before.map((name) => name[0])).toEqual(['2', '3', '4', '5', '9'])
      await build(folder)
      expect(await namesIn(folder)).toEqual(before)
    })
  })

  it('CALL-6 includes changes written while it runs, and removes damaged ones', () =>
    withSegments([renamed(1, 'One'), renamed(2, 'Two')], async (folder) => {
      const [, second = ''] = await segmentPaths(folder)
      await truncate(second, 5)
      const building = build(folder)
      const writing = Promise.all(
        [3, 4, 5].map((n) => writeChanges(folder, renamed(n, 'Meanwhile'), header(`m${n}`))),
      )
      expect(await building).toMatchObject({ isCurrent: true })
      await writing
      expect(await namesIn(folder, ({ message }) => expect.fail(message))).toEqual([
        '1 One',
        '2 Story 2 ✓',
        '3 Meanwhile',
        '4 Meanwhile',
        '5 Meanwhile',
      ])
    }))

  it('CALL-6 gives way when another process has published a newer snapshot meanwhile', () =>
    withSegments([renamed(1, 'One')], async (folder) => {
      const [first, second] = await Promise.all([build(folder), build(folder)])
      expect([first.isCurrent, second.isCurrent].sort()).toEqual([false, true])
      expect(await namesIn(folder)).toContain('1 One')
      expect(await readdir(folder)).toHaveLength(2)
    }))

  it('CALL-6 reports a missing snapshot', () =>
    inTemporaryFolder(async (folder) => {
      await expect(build(folder)).rejects.toThrow('There is no snapshot of space 1')
      expect(await readdir(folder)).toEqual([])
    }))
})

async function flip(path: string, share: number): Promise<void> {
  const bytes = await readFile(path)
  const at = Math.round((bytes.length - 1) * share)
  bytes[at] = (bytes[at] ?? 0) ^ 1
  await writeFile(path, bytes)
}
