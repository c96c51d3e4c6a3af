import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContentClient } from '@prospectus/protocol/client/content-client'
import { expect, onTestFinished, test } from 'vitest'
import {
  createTestTokens,
  PREVIEW_TOKEN,
  PUBLIC_TOKEN,
  serveDelivery,
} from '../../../apps/cms/src/delivery/contract/served-delivery.fixture.ts'
import { fillWith } from '../../../apps/cms/src/storage/storage.fixture.ts'
import { openStorage } from '../../../apps/cms/src/storage/storage.ts'
import { changeStory } from '../../../apps/cms/src/stories/change-story.ts'
import { createStory } from '../../../apps/cms/src/stories/create-story.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { filesBelow } from '../story-files.ts'
import { writeContentFolder } from './content-folder.ts'
import { pulledSpace } from './pulled-space.ts'
import { pushSchemaCommand } from './push-schema-command.ts'

test('delivery-protocol#rate-limits a space is pulled over the delivery API, drafts included, and 429 is waited out', async () => {
  const storage = await openStorage('file::memory:')
  onTestFinished(storage.close)
  await fillWith(storage, [{ full_slug: 'blog/' }, { full_slug: 'blog/one', tag_list: ['t'] }])
  await createTestTokens(storage)
  await storage.change(changeStory, 1002, { name: 'One, as a draft' })
  await storage.change(createStory, { slug: 'new', content: { component: 'page', body: [] } })
  const delivery = await serveDelivery(storage)
  onTestFinished(delivery.close)
  let requestCount = 0
  const waited: number[] = []
  const fetch: typeof globalThis.fetch = async (...parameters) =>
    requestCount++ % 3 === 0 ? new Response('{}', { status: 429 }) : globalThis.fetch(...parameters)
  const clientOptions = {
    apiUrl: delivery.base,
    fetch,
    sleep: async (milliseconds: number) => void waited.push(milliseconds),
  }
  const clients = {
    published: createContentClient({ ...clientOptions, token: PUBLIC_TOKEN, view: 'published' }),
    draft: createContentClient({ ...clientOptions, token: PREVIEW_TOKEN, view: 'draft' }),
  }
  const settings = { productPrefix: 'test', assetHost: 'files.example:3003' }
  const folder = temporaryFolder('pull', onTestFinished)
  const write = async () => {
    const space = await pulledSpace(clients, settings, (reason) => expect.fail(reason))
    return writeContentFolder(folder, space)
  }
  expect(await write()).toMatchObject({ stories: 3 })
  expect(await filesBelow(join(folder, 'stories'))).toEqual([
    'blog/_folder.json',
    'blog/_start.json',
    'blog/one.json',
    'new.json',
  ])
  const read = (path: string) => JSON.parse(readFileSync(join(folder, 'stories', path), 'utf8'))
  expect(read('blog/one.json')).toMatchObject({
    published: true,
    draft: { name: 'One, as a draft' },
  })
  expect(read('new.json')).toMatchObject({ published: false, content: { component: 'page' } })
  expect(JSON.stringify(read('new.json'))).not.toContain('_editable')
  expect(waited.length).toBeGreaterThan(3)
  expect(await write()).toMatchObject({ changed: 0, removed: 0 })
})

test('DATA-4 definitions are written where the official command looks for them', async () => {
  const folder = temporaryFolder('pull', onTestFinished)
  const printed: string[] = []
  const print = (line: string) => void printed.push(line)
  expect(await pushSchemaCommand(['12', folder], '', print)).toBe(0)
  expect(await filesBelow(folder)).toEqual(
    ['components', 'groups', 'presets', 'tags'].map((name) => `components/12/${name}.json`),
  )
  const components = JSON.parse(readFileSync(join(folder, 'components/12/components.json'), 'utf8'))
  expect(components).toContainEqual(
    expect.objectContaining({ name: 'modules/page', is_root: true, is_nestable: false }),
  )
  expect(printed.at(-1)).toContain('npm run connect -- 12 adds missing ones')
  expect(await pushSchemaCommand(['twelve'], '', print)).toBe(1)
  expect(printed.at(-1)).toContain('Usage')
})
