import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openBundledContent } from '@prospectus/content/seed/bundled-content'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../../../tools/testing/temporary-folder.ts'
import { onAnyDatabase } from '../storage/storage.fixture.ts'

const SPACE = {
  id: '1',
  name: 'Space',
  asset_host: 'assets.example',
  product_prefix: 'example',
  languages: [],
}
const story = (fields: object) =>
  JSON.stringify({ id: 1, uuid: 'a', full_slug: 'a', content: {}, ...fields }, null, 2)

/** Seed content with these stories, by file name. */
async function seed(files: Readonly<Record<string, string>>) {
  const folder = temporaryFolder('seed', onTestFinished)
  for (const name of ['stories', 'datasources']) await mkdir(join(folder, name))
  for (const name of ['theme-type', 'industry-type', 'resource-type'])
    await writeFile(join(folder, 'datasources', `${name}.json`), '[]')
  await writeFile(join(folder, 'space.json'), JSON.stringify(SPACE))
  for (const [name, text] of Object.entries(files))
    await writeFile(join(folder, 'stories', name), text)
  const settings = { assetHost: undefined, productPrefix: 'example' }
  return { stories: join(folder, 'stories'), content: await openBundledContent(folder, settings) }
}

onAnyDatabase('DATA-4 a story of the seed that cannot be imported', (open) => {
  test.each([
    [
      'an id that is no number',
      { 'a.json': story({ id: 'one' }) },
      'a.json:2:3 The story a has no id',
    ],
    [
      'an id that another has',
      { 'a.json': story({}), 'b.json': story({ uuid: 'b', full_slug: 'b' }) },
      'b.json:2:3 The stories a and b both have the id 1.',
    ],
    [
      'a uuid that another has',
      { 'a.json': story({}), 'b.json': story({ id: 2, full_slug: 'b' }) },
      'b.json:3:3 The stories a and b both have the uuid a.',
    ],
    ['no slug', { 'a.json': story({ full_slug: '' }) }, 'a.json:4:3 The story a has no full slug.'],
    ['a slug of 2,000 letters', { 'a.json': story({ full_slug: 'a'.repeat(2000) }) }, 'a.json:'],
  ])('is named with file and line: %s', async (_what, files, message) => {
    const { stories, content } = await seed(files)
    const storage = await open()
    await expect(storage.importContent(content, { spaceId: 1 })).rejects.toThrow(
      `${stories}/${message}`,
    )
    const merged = storage.mergeContent(content, { deletesOthers: false })
    await expect(merged).rejects.toThrow(`${stories}/${message}`)
  })
})
