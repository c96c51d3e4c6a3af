import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createBundledSource } from '@prospectus/catalogue/sync/bundled-source'
import { readBrand } from '@prospectus/server/brand'
import { describe, expect, onTestFinished, test } from 'vitest'
import {
  fillWith,
  type OpenTestStorage,
  onAnyDatabase,
} from '../../../apps/cms/src/storage/storage.fixture.ts'
import type { Storage } from '../../../apps/cms/src/storage/storage.ts'
import { openStorage } from '../../../apps/cms/src/storage/storage.ts'
import { changeStory } from '../../../apps/cms/src/stories/change-story.ts'
import { createStory } from '../../../apps/cms/src/stories/create-story.ts'
import { deleteStory } from '../../../apps/cms/src/stories/delete-story.ts'
import { publishStory } from '../../../apps/cms/src/stories/publish-story.ts'
import {
  bundledStory,
  writeSeedContent,
} from '../../../packages/content/src/seed/bundled.fixture.ts'
import { brandFolder, contentFolder } from '../../run/project.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { filesBelow } from '../story-files.ts'
import { writeContentFolder } from './content-folder.ts'
import { importFolder } from './import-command.ts'
import { storedSpace } from './stored-space.ts'

const { productPrefix } = readBrand(brandFolder())
/** None of the seed content's yearly events is past. */
const now = new Date('2009-01-01')
const SETTINGS = { productPrefix, contentSpaceId: undefined, deletesOthers: false, now }

async function exported(storage: Storage, folder = temporaryFolder('exchange', onTestFinished)) {
  const counts = await writeContentFolder(folder, await storedSpace(storage, productPrefix))
  return { folder, ...counts, files: await textsBelow(folder) }
}

async function textsBelow(folder: string): Promise<Readonly<Record<string, string>>> {
  const paths = (await filesBelow(folder)).filter((path) => !path.startsWith('assets/'))
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]))
}

async function idOf(storage: Storage, fullSlug: string): Promise<number> {
  const story = await storage.findStory({ fullSlug }, 'draft')
  if (story === undefined) throw new Error(`there is no story ${fullSlug}`)
  return story.id
}

function edit(folder: string, path: string, name: string): void {
  const file = join(folder, 'stories', path)
  const story = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify({ ...story, name }))
}

/** A few stories in folders: one with a draft, one new, one unpublished. */
async function editedSpace(open: OpenTestStorage): Promise<Storage> {
  const storage = await fewStories(open)
  await storage.change(changeStory, await idOf(storage, 'about'), { name: 'About, as a draft' })
  const { id } = await storage.change(createStory, {
    slug: 'new',
    content: { component: 'modules/page' },
  })
  await storage.change(publishStory, id)
  await storage.change(createStory, { slug: 'unpublished', tagList: ['a'] })
  return storage
}

async function fewStories(open: OpenTestStorage): Promise<Storage> {
  const storage = await open()
  await fillWith(
    storage,
    [
      { full_slug: 'about', group_id: 'g', tag_list: ['b', 'a'] },
      { full_slug: 'de/about', group_id: 'g', lang: 'de' },
      { full_slug: 'blog/' },
      { full_slug: 'blog/deep/one', position: -7, content: { component: 'x', list: [1, 'ü'] } },
      { full_slug: 'edge' },
    ],
    {
      folders: { empty: { published: false, position: 3 } },
      datasources: {
        'theme-type': { A: 'a', B: 'b' },
        'industry-type': { C: 'c' },
        'resource-type': { D: 'd' },
      },
    },
  )
  return storage
}

describe('DATA-1 the seed content', () => {
  test('is exported byte for byte as it was imported', async () => {
    const storage = await openStorage('file::memory:')
    onTestFinished(storage.close)
    await importFolder(storage, contentFolder(), SETTINGS)
    const { files } = await exported(storage)
    const texts = await textsBelow(contentFolder())
    expect(Object.keys(files)).toEqual(Object.keys(texts))
    for (const [path, text] of Object.entries(texts)) {
      if (files[path] !== text) expect(files[path]).toBe(text)
    }
  })
})

onAnyDatabase('DATA-1 a space written into a folder', (open) => {
  test('ROUTE-5 is the same space when it is read into an empty one, drafts included', async () => {
    const first = await exported(await editedSpace(open))
    expect(JSON.parse(first.files['stories/about.json'] ?? '').draft.name).toBe('About, as a draft')
    const other = await open()
    await importFolder(other, first.folder, SETTINGS)
    const second = await exported(other)
    expect(second.files).toEqual(first.files)
    expect((await other.findStory({ fullSlug: 'about' }, 'published'))?.name).not.toContain('draft')
    expect((await exported(other, second.folder)).changed).toBe(0)
    const bundled = { assetHost: undefined, productPrefix }
    const source = await createBundledSource(first.folder, bundled)
    for await (const story of source.stories()) {
      expect(JSON.stringify(story)).not.toContain('as a draft')
    }
  })

  test('changes nothing when it is read back into itself', async () => {
    const storage = await editedSpace(open)
    const { folder, files } = await exported(storage)
    const { version } = await storage.space()
    expect(await importFolder(storage, folder, { ...SETTINGS, deletesOthers: true })).toBe(
      '0 new, 0 changed, 0 deleted.',
    )
    expect((await storage.space()).version).toBe(version)
    expect((await exported(storage)).files).toEqual(files)
  })
})

test('DATA-6 a yearly event is imported and exported with the dates of its next occurrence', async () => {
  const folder = temporaryFolder('exchange', onTestFinished)
  const content = {
    component: 'modules/resource',
    repeats: 'yearly',
    date: '2025-02-03 08:00',
    starts_at: '2025-03-20 14:00',
  }
  await writeSeedContent(folder, { 'webinar.json': bundledStory(1, 'webinar', { content }) })
  const settings = { ...SETTINGS, now: new Date('2025-11-22') }
  const importedFrom = async (from: string) => {
    const storage = await openStorage('file::memory:')
    onTestFinished(storage.close)
    await importFolder(storage, from, settings)
    return exported(storage)
  }
  const first = await importedFrom(folder)
  expect(JSON.parse(first.files['stories/webinar.json'] ?? '').content).toEqual({
    ...content,
    date: '2025-11-17 08:00',
    starts_at: '2026-03-19 14:00',
  })
  expect((await importedFrom(first.folder)).files).toEqual(first.files)
})

onAnyDatabase('decision 0029 a folder that is read into a space', (open) => {
  test('publishes what was edited, at the present time, and nothing else', async () => {
    const storage = await fewStories(open)
    const { folder } = await exported(storage)
    const before = await storage.findStory({ fullSlug: 'about' }, 'published')
    edit(folder, 'about.json', 'About, edited')
    expect(await importFolder(storage, folder, SETTINGS)).toBe('0 new, 1 changed, 0 deleted.')
    const after = await storage.findStory({ fullSlug: 'about' }, 'published')
    expect(after?.name).toBe('About, edited')
    expect(Date.parse(after?.published_at ?? '')).toBeGreaterThan(
      Date.parse(before?.published_at ?? ''),
    )
  })

  test('adds new stories, and deletes missing ones only with --delete', async () => {
    const storage = await editedSpace(open)
    const { folder } = await exported(storage)
    await storage.change(deleteStory, await idOf(storage, 'new'))
    await storage.change(createStory, { slug: 'later' })
    expect(await importFolder(storage, folder, SETTINGS)).toBe('1 new, 0 changed, 0 deleted.')
    expect(await storage.findStory({ fullSlug: 'new' }, 'published')).toBeDefined()
    const options = { ...SETTINGS, deletesOthers: true }
    expect(await importFolder(storage, folder, options)).toBe('0 new, 0 changed, 1 deleted.')
    expect(await storage.findStory({ fullSlug: 'later' }, 'draft')).toBeUndefined()
  })

  test('is rejected as a whole when a file cannot be read, and the message names the file', async () => {
    const storage = await fewStories(open)
    const { folder } = await exported(storage)
    edit(folder, 'about.json', 'About, edited')
    writeFileSync(join(folder, 'stories', 'edge.json'), '{"name": ')
    await expect(importFolder(storage, folder, SETTINGS)).rejects.toThrow(
      'edge.json:1:9 is not JSON',
    )
    const about = await storage.findStory({ fullSlug: 'about' }, 'published')
    expect(about?.name).not.toContain('edited')
  })

  test('is not written when a slug cannot be a file name', async () => {
    const storage = await open()
    await storage.change(createStory, { slug: '_folder' })
    await expect(exported(storage)).rejects.toThrow('"_folder" cannot be the path of a file')
  })
})
