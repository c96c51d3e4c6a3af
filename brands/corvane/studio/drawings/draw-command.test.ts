import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../../../tools/testing/temporary-folder.ts'
import { drawCommand } from './draw-command.ts'
import { logos } from './logos.ts'
import { documentCoverOf } from './story-covers.ts'

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
    lang: 'default',
    published: true,
    content: { component: 'modules/resource', ...content },
  }
  mkdirSync(join(folder, 'stories', section), { recursive: true })
  writeFileSync(path, `${JSON.stringify(story, null, 1)}\n`)
  return path
}

async function drawn(folder: string, ...args: string[]): Promise<string> {
  const printed: string[] = []
  await drawCommand(args, folder, (line) => printed.push(line))
  return printed.join('\n')
}

const address = (slug: string) => `//assets.example/f/1/1200x800/ab/${slug}.png`

/** Where a stored picture is: its file below the folder of assets. */
function fileOf(folder: string, path: string): string {
  const { image } = JSON.parse(readFileSync(path, 'utf8')).content
  return join(folder, 'assets', image.filename.replace(/^.*\/f\/\d+\//, ''))
}

test('DATA-3 draws each missing picture of a story once, in both formats', async () => {
  const folder = temporaryFolder('draw', onTestFinished)
  const older = storyIn(folder, 'older', {
    image: { filename: address('older'), fieldtype: 'asset' },
  })
  storyIn(folder, 'newer', { image: { filename: `https:${address('newer')}`, id: 3, alt: '' } })
  storyIn(folder, 'plain', { image: null })
  expect(await drawn(folder)).toBe('2 files drawn')
  const picture = readFileSync(fileOf(folder, older))
  expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 800 })
  expect(readFileSync(older, 'utf8')).toContain('"filename": "//')
  expect(await drawn(folder)).toBe('0 files drawn')
  expect(await drawn(folder, 'all')).toBe('2 files drawn')
})

test('gives a changed drawing a new address, on all pages that show it', async () => {
  const folder = temporaryFolder('draw', onTestFinished)
  const image = { filename: `https:${address('late')}`, id: 3, alt: '' }
  const path = storyIn(folder, 'late', { image })
  const german = storyIn(folder, 'spaet', { image })
  mkdirSync(join(folder, 'assets/1200x800/ab'), { recursive: true })
  writeFileSync(join(folder, 'assets/1200x800/ab/late.png'), 'as it was')
  expect(await drawn(folder)).toBe('1 files drawn')
  expect(readFileSync(join(folder, 'assets/1200x800/ab/late.png'), 'utf8')).toBe('as it was')
  expect(fileOf(folder, path)).not.toContain('/ab/')
  expect(fileOf(folder, german)).toBe(fileOf(folder, path))
})

test('BLOCK-12 a printed edition is pictured with its title in outlines, and without small print', async () => {
  const folder = temporaryFolder('draw', onTestFinished)
  const link = { url: 'https://assets.example/f/1/x/ab/sheet.pdf' }
  const path = storyIn(folder, 'sheet', { image: null, download: [{ link, label: 'PDF' }] })
  expect(await drawn(folder)).toBe('1 files drawn')
  const [first] = JSON.parse(readFileSync(path, 'utf8')).content.download
  expect(first).toMatchObject({ link, label: 'PDF' })
  const file = first.first_page.filename.replace(/^.*\/f\/\d+\//, '')
  const { width, height } = await sharp(readFileSync(join(folder, 'assets', file))).metadata()
  expect([width, height]).toEqual([496, 702])
  const story = { name: 'Sheet', full_slug: 'datasheets/sheet', uuid: 'a', content: {} }
  const { svg } = documentCoverOf(story)
  expect(svg).not.toContain('<text')
  expect(svg.match(/scale\(([.\d]+)\)/)?.[1]).toBe('0.056')
})

test('keeps the poster of a film that has the name of a page', async () => {
  const folder = temporaryFolder('draw', onTestFinished)
  const poster = join(folder, 'assets/1280x720/cd/tour.png')
  mkdirSync(join(folder, 'assets/1280x720/cd'), { recursive: true })
  writeFileSync(poster, 'a frame')
  const filename = 'https://assets.example/f/1/1280x720/cd/tour.png'
  storyIn(folder, 'tour', { image: null, video: { filename } })
  expect(await drawn(folder, 'all')).toBe('0 files drawn')
  expect(readFileSync(poster, 'utf8')).toBe('a frame')
})

test('BLOCK-12 gives a story with a chart a cover of its figures, and a new one when they change', async () => {
  const folder = temporaryFolder('draw', onTestFinished)
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

test('BLOCK-12 draws the key figures of a client story on its cover, and adds no cover where there is none', async () => {
  const folder = temporaryFolder('draw', onTestFinished)
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

test('gives a changed logo a new address in every story, and keeps the address of an unchanged one', async () => {
  const folder = temporaryFolder('draw', onTestFinished)
  const addressOf = (path: string) => `https://assets.example/f/1/${path}`
  const files = { 'halden-rail': 'as it was', 'orrin-pharma': logos['orrin-pharma']?.svg() ?? '' }
  for (const [name, svg] of Object.entries(files)) {
    mkdirSync(join(folder, `assets/480x160/${name}`), { recursive: true })
    writeFileSync(join(folder, `assets/480x160/${name}/${name}.svg`), svg)
  }
  const same = addressOf('480x160/orrin-pharma/orrin-pharma.svg')
  const body = [
    { logo: { filename: addressOf('480x160/halden-rail/halden-rail.svg'), id: 3 } },
    { logo: { filename: same, id: 4 } },
  ]
  const path = storyIn(folder, 'customers', { component: 'modules/page', body })
  expect(await drawn(folder)).toBe('1 files drawn')
  const [halden, orrin] = JSON.parse(readFileSync(path, 'utf8')).content.body
  const file = halden.logo.filename.replace(/^.*\/f\/\d+\//, '')
  expect(readFileSync(join(folder, 'assets', file), 'utf8')).toBe(logos['halden-rail']?.svg())
  expect(orrin.logo).toEqual({ filename: same, id: 4 })
  expect(await drawn(folder)).toBe('0 files drawn')
})
