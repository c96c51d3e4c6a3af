import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contentFolder } from '../../../tools/run/project.ts'

const stories = join(contentFolder(), 'stories')

interface StoredPage {
  readonly graphic?: string
  readonly body?: readonly Readonly<Record<string, unknown>>[]
}

const pages = globSync('**/*.json', { cwd: stories }).map((file) => {
  const { content } = JSON.parse(readFileSync(join(stories, file), 'utf8')) as {
    readonly content?: StoredPage
  }
  return { file, ...content }
})

test('DATA-2 the header drawing of a page of the seed content is chosen in one place', () => {
  const drawn = pages.filter(({ graphic }) => graphic !== undefined)
  expect(drawn.length).toBeGreaterThan(50)
  const twice = drawn.filter(({ graphic, body }) => {
    const { image, video_url, graphic: own } = body?.[0] ?? {}
    const pictured = Boolean(image) || Boolean(video_url)
    return own !== undefined || (pictured && graphic !== 'none')
  })
  expect(twice.map(({ file }) => file)).toEqual([])
})
