import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readStoryFiles } from '../../../../tools/content/story-files.ts'
import { addPosters } from './add-posters.ts'
import { films } from './films/films.ts'

let assets = ''
beforeAll(async () => {
  assets = await mkdtemp(join(tmpdir(), 'posters-'))
})
afterAll(() => rm(assets, { recursive: true }))

const stories = await readStoryFiles(join(import.meta.dirname, '../../content/stories'))
const page = (video_url: string) =>
  stories.slice(0, 1).map((story) => ({
    ...story,
    content: { component: 'modules/page', body: [{ component: 'full-width-video', video_url }] },
  }))

it('BLOCK-12 gives a film a poster with its words in outlines and an alternative text', async () => {
  const [changed] = await addPosters(page('https://assets.example/f/1/x/tour.mp4'), assets)
  const text = JSON.stringify(changed)
  expect(text).toContain('Ostler Junction is 18 days late')
  const [, path = ''] = /\/f\/\d+\/([^"]+\.svg)/.exec(text) ?? []
  const { width, height, format } = await sharp(await readFile(join(assets, path))).metadata()
  expect({ width, height, format }).toEqual({ width: 1280, height: 720, format: 'svg' })
  for (const { poster } of films) expect(poster?.svg ?? '').not.toContain('<text')
})

it('BLOCK-12 gives a film’s own page its poster, under a name that no cover has', async () => {
  const [first] = stories
  const video_url = 'https://assets.example/f/1/x/four-rules-for-the-same-welds.mp4'
  const lesson = first && { ...first, content: { component: 'modules/resource', video_url } }
  const [changed] = await addPosters(lesson === undefined ? [] : [lesson], assets)
  expect(JSON.stringify(changed)).toMatch(/four-rules-for-the-same-welds-poster\.png/)
  expect(JSON.stringify(changed)).toContain('£0, £9,600, £16,800 or £24,000')
})

it('changes no other films, and not the given stories', async () => {
  expect(await addPosters(page('https://videos.example/1'), assets)).toEqual([])
  expect(await addPosters(stories, assets)).toEqual([])
})
