import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../../../../tools/testing/temporary-folder.ts'
import { openBundledContent } from './bundled-content.ts'

it('DATA-4 a content folder without stories and data sources starts an empty installation', async () => {
  const folder = temporaryFolder('empty-content', onTestFinished)
  await mkdir(join(folder, 'stories'))
  const space = { id: 1, name: 'Empty', asset_host: 'assets.example', product_prefix: 'empty' }
  await writeFile(join(folder, 'space.json'), JSON.stringify(space))
  const content = await openBundledContent(folder, { productPrefix: 'empty', assetHost: undefined })
  expect(await content.folders()).toEqual([])
  const { done } = await content.stories()[Symbol.asyncIterator]().next()
  expect(done).toBe(true)
  const slugs = await content.datasourceSlugs()
  expect(slugs).toEqual(['theme-type', 'industry-type', 'resource-type'])
  for (const slug of slugs) expect(await content.datasourceEntries(slug)).toEqual([])
  expect(await content.digest()).not.toBe('')
})
