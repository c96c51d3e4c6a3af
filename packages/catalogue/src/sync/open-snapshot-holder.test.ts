import { readFile, rm, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import {
  bundledStory,
  writeJsonOrText,
  writeSeedContent,
} from '@prospectus/content/seed/bundled.fixture'
import { inTemporaryFolder } from '@prospectus/protocol/client/temporary-folder.fixture'
import { OperatorError } from '@prospectus/server/operator-error'
import { describe, expect, it } from 'vitest'
import { writeChanges } from '../files/segments.ts'
import { currentFile } from '../files/stored-snapshot.fixture.ts'
import { rawStory } from '../snapshot/snapshot.fixture.ts'
import { openSnapshotHolder, snapshotFolder } from './open-snapshot-holder.ts'

const bundled = { assetHost: 'files.example', productPrefix: 'exemplar', contentSpaceId: undefined }

/** Opens a site's snapshot holder; returns the errors logged and what it serves. */
async function start(folder: string, settings: Partial<typeof bundled> & object = {}) {
  const errors: string[] = []
  const note = (_event: string, message: string, fields: object = {}) =>
    errors.push(`${message}: ${JSON.stringify(fields)}`)
  const snapshots = await openSnapshotHolder({
    contentDir: join(folder, 'content'),
    directory: snapshotFolder(join(folder, 'data')),
    settings: { ...bundled, ...settings },
    log: { info: () => undefined, warn: note, error: note },
  })
  const opened = snapshots.current()
  const names = opened?.tree.map(({ name }) => name)
  snapshots.close()
  const { size, version, builtAt } = opened ?? {}
  return { errors, size, version, builtAt: builtAt?.getTime(), names, space: snapshots.spaceId }
}

function withContent(test: (folder: string, story: string) => Promise<void>) {
  return inTemporaryFolder(async (folder) => {
    const content = join(folder, 'content')
    await writeSeedContent(content, {
      'about.json': bundledStory(1, 'about'),
      'tour.json': bundledStory(2, 'tour'),
    })
    await test(folder, join(content, 'stories', 'about.json'))
  })
}

describe('the snapshot at start', () => {
  it('CALL-6 is built once, and opened from disk as long as the bundled content is the same', () =>
    withContent(async (folder) => {
      const first = await start(folder)
      expect(first).toMatchObject({ size: 2, errors: [], names: ['about', 'tour'] })
      expect(await start(folder)).toEqual(first)
      await rm(join(folder, 'data'), { recursive: true })
      expect((await start(folder)).version).toBe(first.version)
    }))

  it('CALL-6 is built again when one of its files or settings has changed', () =>
    withContent(async (folder, story) => {
      const first = await start(folder)
      await writeJsonOrText(story, bundledStory(1, 'about', { name: 'About us' }))
      const second = await start(folder)
      expect(second).toMatchObject({ errors: [], names: ['About us', 'tour'] })
      const third = await start(folder, { assetHost: 'elsewhere.example' })
      expect(new Set([first, second, third].map(({ version }) => version)).size).toBe(3)
    }))

  it('CALL-6 is the last good one if the bundled content is broken, which is logged', () =>
    withContent(async (folder, story) => {
      const first = await start(folder)
      await writeJsonOrText(story, '{"id": 1')
      const second = await start(folder)
      expect(second.version).toBe(first.version)
      expect(second.errors).toEqual([expect.stringContaining('about.json:1:8 is not JSON')])
      await rm(join(folder, 'content', 'stories'), { recursive: true })
      expect((await start(folder)).version).toBe(first.version)
    }))

  it.each(['manifest.json', 'index.bin', 'bodies.bin'])(
    'CALL-6 is built again if its %s is torn, with one line in the log',
    (name) =>
      withContent(async (folder) => {
        const { version } = await start(folder)
        await truncate(await currentFile(join(folder, 'data', 'snapshot'), name), 100)
        const second = await start(folder)
        expect(second).toMatchObject({ version, size: 2 })
        expect(second.errors).toEqual([expect.stringContaining('damaged')])
        expect((await start(folder)).errors).toEqual([])
      }),
  )

  it('CALL-6 is never of another space', () =>
    withContent(async (folder) => {
      await start(folder)
      const elsewhere = await start(folder, { contentSpaceId: '4' } as object)
      expect(elsewhere).toMatchObject({ space: '4', version: undefined })
      expect(elsewhere.errors).toEqual([
        expect.stringMatching(/^There is no content of this space yet: .*"space":"4"/),
      ])
    }))

  it('CALL-6 is the last good one even if the bundled content is unreadable', () =>
    withContent(async (folder) => {
      const first = await start(folder)
      const space = join(folder, 'content', 'space.json')
      const contentSpaceId = String(JSON.parse(await readFile(space, 'utf8')).id)
      await rm(join(folder, 'content'), { recursive: true })
      expect((await start(folder, { contentSpaceId } as object)).version).toBe(first.version)
      await expect(start(folder)).rejects.toThrow(OperatorError)
      await expect(start(folder)).rejects.toThrow('CONTENT_SPACE_ID is not set')
    }))

  it('CALL-6 is empty without usable content and snapshot, and the reason is logged', () =>
    withContent(async (folder, story) => {
      await writeJsonOrText(story, '{')
      const { version, errors } = await start(folder)
      expect(version).toBeUndefined()
      expect(errors).toEqual([
        expect.stringMatching(
          /^The seed content could not be prepared .*about.json:1:\d+ is not JSON/,
        ),
        expect.stringMatching(/^There is no content of this space yet/),
      ])
    }))

  it('CALL-6 is that of the content system, even if the bundled content has changed since', () =>
    withContent(async (folder, story) => {
      const { space, version } = await start(folder)
      const directory = snapshotFolder(join(folder, 'data'))
      const published = rawStory(9, { name: 'Published', full_slug: 'published' })
      await writeChanges(
        directory,
        { stories: [published], removed: [] },
        { spaceId: space, version: 'v9', builtAt: new Date(0), origin: { kind: 'api' } },
      )
      await writeJsonOrText(story, bundledStory(1, 'about', { name: 'About us' }))
      const second = await start(folder)
      expect(second).toMatchObject({ version: 'v9', errors: [] })
      expect(second.names?.toSorted()).toEqual(['Published', 'about', 'tour'])
      expect(second.version).not.toBe(version)
    }))
})
