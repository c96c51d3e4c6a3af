import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { drawCommand } from './draw-command.ts'

const chart = {
  component: 'figure-chart',
  _uid: 'c',
  shape: 'bar',
  title: 'Days late',
  data: {
    fieldtype: 'table',
    thead: [{ value: 'Gate' }, { value: 'Days' }],
    tbody: [
      { body: [{ value: 'One' }, { value: '4' }] },
      { body: [{ value: 'Two' }, { value: '19' }] },
    ],
  },
}

function storyIn(folder: string, slug: string, content: object, section = 'blog'): string {
  const path = join(folder, 'stories', section, `${slug}.json`)
  const story = {
    name: slug,
    slug,
    uuid: `uuid of ${slug}`,
    full_slug: `${section}/${slug}`,
    content: { component: 'modules/resource', ...content },
  }
  mkdirSync(join(folder, 'stories', section), { recursive: true })
  writeFileSync(path, `${JSON.stringify(story, null, 1)}\n`)
  return path
}

async function drawn(folder: string, ...args: string[]): Promise<string> {
  const said: string[] = []
  await drawCommand(args, folder, (line) => said.push(line))
  return said.join('\n')
}

test('DATA-3 what a story names and is not there is drawn once, in both shapes of a picture', async () => {
  const folder = folderOfOwn()
  const address = (slug: string) => `//assets.example/f/1/1200x800/ab/${slug}.png`
  storyIn(folder, 'older', { image: { filename: address('older'), fieldtype: 'asset' } })
  storyIn(folder, 'newer', { image: { filename: `https:${address('newer')}`, id: 3, alt: '' } })
  storyIn(folder, 'plain', { image: null })
  expect(await drawn(folder)).toBe('2 files drawn')
  const picture = readFileSync(join(folder, 'assets/1200x800/ab/older.png'))
  expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 800 })
  expect(await drawn(folder)).toBe('0 files drawn')
  expect(await drawn(folder, 'all')).toBe('2 files drawn')
})

test('BLOCK-12 a story with a chart gets a cover of its figures, anew when they change', async () => {
  const folder = folderOfOwn()
  const body = { type: 'doc', content: [{ type: 'blok', attrs: { body: [chart] } }] }
  const path = storyIn(folder, 'late', { image: null, body })
  const imageOf = () => JSON.parse(readFileSync(path, 'utf8')).content.image.filename as string
  expect(await drawn(folder)).toBe('1 files drawn')
  const first = imageOf()
  expect(existsSync(join(folder, 'assets', first.replace(/^.*\/f\/\d+\//, '')))).toBe(true)
  expect(await drawn(folder)).toBe('0 files drawn')
  writeFileSync(path, readFileSync(path, 'utf8').replace('"19"', '"7"'))
  expect(await drawn(folder)).toBe('1 files drawn')
  expect(imageOf()).not.toBe(first)
})

test('BLOCK-12 the cover of a client story follows its key figures; none is added where there is none', async () => {
  const folder = folderOfOwn()
  const figures = [{ component: 'stat', heading: '5 h', subheading: 'a month, from 14' }]
  const filename = 'https://assets.example/f/1/1200x800/ab/ward.png'
  const ward = storyIn(folder, 'ward', { image: { filename }, figures }, 'client-stories')
  const plain = storyIn(folder, 'plain', { image: null, figures }, 'client-stories')
  expect(await drawn(folder)).toBe('1 files drawn')
  const first = readFileSync(ward, 'utf8')
  expect(first).not.toContain(filename)
  expect(readFileSync(plain, 'utf8')).toContain('"image": null')
  expect(await drawn(folder)).toBe('0 files drawn')
  writeFileSync(ward, first.replace('from 14', 'from 4'))
  expect(await drawn(folder)).toBe('1 files drawn')
})

function folderOfOwn(): string {
  const folder = mkdtempSync(join(tmpdir(), 'draw-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
