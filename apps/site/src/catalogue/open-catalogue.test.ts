import { readFile, rm, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import {
  bundledStory,
  writeBundled,
  writeJson,
} from '@prospectus/content/client/bundled/bundled.fixture'
import { inTemporaryFolder } from '@prospectus/content/client/temporary-folder.fixture'
import { describe, expect, it } from 'vitest'
import { OperatorFault } from '../server/operator-fault.ts'
import { openCatalogue } from './open-catalogue.ts'
import { currentFile } from './stored-snapshot.fixture.ts'

const bundled = { assetHost: 'files.example', productPrefix: 'corvane', contentSpaceId: undefined }

/** Starts a site's catalogue, notes what it logs as errors, and tells what it serves. */
async function start(folder: string, settings: Partial<typeof bundled> & object = {}) {
  const errors: string[] = []
  const note = (message: string, fields: object = {}) =>
    errors.push(`${message}: ${JSON.stringify(fields)}`)
  const catalogue = await openCatalogue({
    contentDir: join(folder, 'content'),
    dataDir: join(folder, 'data'),
    settings: { ...bundled, ...settings },
    log: { info: () => undefined, warn: note, error: note },
  })
  const { size, version, builtAt } = catalogue.current()
  const names = catalogue.current().tree.map(({ name }) => name)
  catalogue.close()
  return { errors, size, version, builtAt: builtAt.getTime(), names }
}

function withContent(test: (folder: string, story: string) => Promise<void>) {
  return inTemporaryFolder(async (folder) => {
    const content = join(folder, 'content')
    await writeBundled(content, {
      'about.json': bundledStory(1, 'about'),
      'tour.json': bundledStory(2, 'tour'),
    })
    await test(folder, join(content, 'stories', 'about.json'))
  })
}

describe('the catalogue at start', () => {
  it('CALL-6 is built once, and opened from disk as long as the bundled content is the same', () =>
    withContent(async (folder) => {
      const first = await start(folder)
      expect(first).toMatchObject({ size: 2, errors: [], names: ['about', 'tour'] })
      expect(await start(folder)).toEqual(first)
      await rm(join(folder, 'data'), { recursive: true })
      expect((await start(folder)).version).toBe(first.version)
    }))

  it('CALL-6 is built anew when a file or a setting of it has changed', () =>
    withContent(async (folder, story) => {
      const first = await start(folder)
      await writeJson(story, bundledStory(1, 'about', { name: 'About us' }))
      const second = await start(folder)
      expect(second).toMatchObject({ errors: [], names: ['About us', 'tour'] })
      const third = await start(folder, { assetHost: 'elsewhere.example' })
      expect(new Set([first, second, third].map(({ version }) => version)).size).toBe(3)
    }))

  it('CALL-6 is the last good one when the bundled content is broken, and says so', () =>
    withContent(async (folder, story) => {
      const first = await start(folder)
      await writeJson(story, '{"id": 1')
      const second = await start(folder)
      expect(second.version).toBe(first.version)
      expect(second.errors).toEqual([
        expect.stringContaining('about.json is not JSON at line 1, column 8'),
      ])
      await rm(join(folder, 'content', 'stories'), { recursive: true })
      expect((await start(folder)).version).toBe(first.version)
    }))

  it.each(['manifest.json', 'index.bin', 'bodies.bin'])(
    'CALL-6 is built anew when its %s is torn, with one line in the log',
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
      const elsewhere = start(folder, { contentSpaceId: '4' } as object)
      await expect(elsewhere).rejects.toThrow(OperatorFault)
      await expect(elsewhere).rejects.toThrow(
        /^There is no content of space 4: DATA_DIR \(.*data\) holds .* CONTENT_SPACE_ID is expected to be \d+, /,
      )
    }))

  it('CALL-6 is the last good one even when not a word of the bundled content can be read', () =>
    withContent(async (folder) => {
      const first = await start(folder)
      const space = join(folder, 'content', 'space.json')
      const contentSpaceId = String(JSON.parse(await readFile(space, 'utf8')).id)
      await rm(join(folder, 'content'), { recursive: true })
      expect((await start(folder, { contentSpaceId } as object)).version).toBe(first.version)
      await expect(start(folder)).rejects.toThrow('CONTENT_SPACE_ID is not set')
    }))

  it('CALL-6 cannot be opened when there is neither usable content nor a snapshot', () =>
    withContent(async (folder, story) => {
      await writeJson(story, '{')
      await expect(start(folder)).rejects.toThrow(
        /^There is no content of space \d+: the bundled catalogue in .* cannot be read/,
      )
    }))
})
