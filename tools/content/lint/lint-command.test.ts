import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  bundledStory,
  writeSeedContent,
} from '../../../packages/content/src/seed/bundled.fixture.ts'
import { lintCommand } from './lint-command.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prospectus-lint-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function linted(): Promise<readonly string[]> {
  const lines: string[] = []
  expect(await lintCommand([], folder, (line) => lines.push(line))).toBe(1)
  return lines.map((line) => line.replace(`${folder}/`, ''))
}

test('DATA-4 content lint names file, line and column of every file that is not JSON', async () => {
  await writeSeedContent(folder, {
    'about.json': '{\n "id": 1,\n "name": oops\n}',
    'blog/one.json': '{ "id": 2',
  })
  expect(await linted()).toEqual([
    expect.stringMatching(/^stories\/about\.json:3:10 is not JSON: /),
    expect.stringMatching(/^stories\/blog\/one\.json:1:9 is not JSON: /),
    '2 files are not JSON',
  ])
})

test('DATA-4 content lint names file, line and column of a block that cannot be shown', async () => {
  const content = {
    component: 'modules/page',
    body: [
      { component: 'divider', _uid: 'a' },
      { component: 'card-grid', _uid: 'b' },
    ],
  }
  const story = bundledStory(1, 'about', { published: true, content })
  await writeSeedContent(folder, { 'about.json': JSON.stringify(story, null, 1) })
  const [line = ''] = (await linted()).filter((each) => each.includes('card-grid cannot be shown'))
  expect(line).toMatch(/^stories\/about\.json:13:4 about: content\.body\.1: card-grid cannot/)
})
