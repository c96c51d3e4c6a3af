import { readdir, readFile, truncate, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { inTemporaryFolder } from '@prospectus/protocol/client/temporary-folder.fixture'
import { describe, expect, it } from 'vitest'
import { openSnapshot, readStoredState } from './open-snapshot.ts'
import { currentFile, resultsOf, smallSource } from './stored-snapshot.fixture.ts'
import { writeSnapshot } from './write-snapshot.ts'

async function write(directory: string, edition: string, spaceId?: string) {
  const source = smallSource(edition, spaceId)
  return (await writeSnapshot(source, directory, { version: edition })).snapshot
}

describe('a snapshot on disk', () => {
  it('CALL-6 equals the one that was written', () =>
    inTemporaryFolder(async (folder) => {
      const written = await write(folder, 'first')
      const opened = await openSnapshot(folder, '1')
      expect(opened && resultsOf(opened)).toEqual(resultsOf(written))
      expect(resultsOf(written)).toMatchObject({ listed: { total: 5 }, found: { length: 5 } })
      written.close()
      opened?.close()
    }))

  it('CALL-6 is replaced by the next, while the one before can still be read', () =>
    inTemporaryFolder(async (folder) => {
      const first = await write(folder, 'first')
      const before = resultsOf(first)
      const second = await write(folder, 'second')
      expect(await readdir(folder)).toHaveLength(2)
      expect(resultsOf(first)).toEqual(before)
      expect(await readStoredState(folder, '1')).toMatchObject({
        version: 'second',
        segmentCount: 0,
      })
      first.close()
      second.close()
      const entry = first.byUuid('uuid-1')
      expect(() => entry && first.read(entry)).toThrow('its file is closed')
    }))

  it('CALL-6 is used for its own space only', () =>
    inTemporaryFolder(async (folder) => {
      const snapshot = await write(folder, 'first', '7')
      snapshot.close()
      expect(await openSnapshot(folder, '8')).toBeUndefined()
      expect(await readStoredState(folder, '8')).toBeUndefined()
      expect(await openSnapshot(join(folder, 'elsewhere'), '7')).toBeUndefined()
    }))

  it('CALL-6 of an earlier format is not used, and not reported as damaged', () =>
    inTemporaryFolder(async (folder) => {
      const snapshot = await write(folder, 'first')
      snapshot.close()
      const path = await currentFile(folder, 'manifest.json')
      const [, present = ''] = (await readFile(path, 'utf8')).split('\n')
      // Up to format 4 the last line had no line break.
      const earlier = JSON.stringify({ ...JSON.parse(present), format: 4 })
      await writeFile(path, `${JSON.stringify({ check: crc32(earlier) })}\n${earlier}`)
      expect(await openSnapshot(folder, '1')).toBeUndefined()
      expect(await readStoredState(folder, '1')).toBeUndefined()
    }))

  it('CALL-6 stays if the next cannot be built', () =>
    inTemporaryFolder(async (folder) => {
      const first = await write(folder, 'first')
      const broken = {
        ...smallSource('second'),
        async *stories() {
          yield* smallSource('second').stories()
          throw new Error('the content system went away')
        },
      }
      const writing = writeSnapshot(broken, folder, { version: 'second' })
      await expect(writing).rejects.toThrow('the content system went away')
      const opened = await openSnapshot(folder, '1')
      expect(opened && resultsOf(opened)).toEqual(resultsOf(first))
      expect(await readdir(folder)).toHaveLength(2)
      first.close()
      opened?.close()
    }))
})

describe('a damaged snapshot is rejected', () => {
  it.each(['bodies.bin', 'index.bin', 'manifest.json'])('CALL-6 with %s cut short', (name) =>
    inTemporaryFolder(async (folder) => {
      const snapshot = await write(folder, 'first')
      snapshot.close()
      const path = await currentFile(folder, name)
      const { length } = await readFile(path)
      await truncate(path, length - 1)
      await expect(openSnapshot(folder, '1')).rejects.toThrow(/snapshot.*damaged/)
    }),
  )

  it.each(['index.bin', 'manifest.json'])('CALL-6 with any byte of %s changed', (name) =>
    inTemporaryFolder(async (folder) => {
      const snapshot = await write(folder, 'first')
      snapshot.close()
      const path = await currentFile(folder, name)
      const bytes = await readFile(path)
      const step = Math.ceil(bytes.length / 60)
      for (let at = 0; at < bytes.length - 1; at += step) {
        const changed = Buffer.from(bytes)
        changed[at] = (changed[at] ?? 0) ^ 1
        await writeFile(path, changed)
        await expect(openSnapshot(folder, '1'), `byte ${at}`).rejects.toThrow('damaged')
      }
    }),
  )

  it.each(['bodies.bin', 'index.bin', 'manifest.json'])('CALL-6 with %s missing', (name) =>
    inTemporaryFolder(async (folder) => {
      const snapshot = await write(folder, 'first')
      snapshot.close()
      await unlink(await currentFile(folder, name))
      await expect(openSnapshot(folder, '1')).rejects.toThrow('damaged')
    }),
  )

  it('CALL-6 when a body is read that has changed', () =>
    inTemporaryFolder(async (folder) => {
      const snapshot = await write(folder, 'first')
      const path = await currentFile(folder, 'bodies.bin')
      const bytes = await readFile(path)
      bytes[20] = (bytes[20] ?? 0) ^ 1
      await writeFile(path, bytes)
      const [first, second] = ['uuid-1', 'uuid-2'].map((uuid) => snapshot.byUuid(uuid))
      expect(() => first && snapshot.read(first)).toThrow(
        'the checksum of the body of row 0 does not match',
      )
      expect(second && snapshot.read(second).name).toBe('Story 2 ✓')
      snapshot.close()
    }))
})
