import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../../../../tools/testing/temporary-folder.ts'
import { readFolders } from './bundled-content.ts'

it('DATA-1 each folder is in its parent folder, with or without a record', () => {
  const stories = temporaryFolder('folders', onTestFinished)
  mkdirSync(join(stories, 'guides/costs/2026'), { recursive: true })
  writeFileSync(join(stories, 'guides/_folder.json'), '{"id": 7, "name": "Guides"}')
  const folders = readFolders(stories, (text) => text)
  const at = (slug: string) => folders.get(slug)
  expect([...folders.keys()]).toEqual(['guides', 'guides/costs', 'guides/costs/2026'])
  expect(at('guides')).toMatchObject({ id: 7, name: 'Guides', parent_id: 0 })
  expect(at('guides/costs')).toMatchObject({ name: 'costs', parent_id: 7 })
  expect(at('guides/costs/2026')).toMatchObject({ name: '2026', parent_id: at('guides/costs')?.id })
})
