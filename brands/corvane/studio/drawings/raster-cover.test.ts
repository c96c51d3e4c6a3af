import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { coverOf } from './cover.ts'
import { rasterCover } from './raster-cover.ts'

const story = (fullSlug: string) => ({
  name: fullSlug,
  full_slug: fullSlug,
  uuid: `uuid of ${fullSlug}`,
  content: { component: 'modules/resource', theme: ['pmo'] },
})

describe('covers of stories', () => {
  it.each([
    ['blog/one', 1200, 800],
    ['events/one', 1200, 800],
    ['webinar-recording-pages/one', 1280, 600],
  ])(
    'DATA-3 the cover of %s has the size its path says, and is small',
    async (slug, width, height) => {
      const bytes = await rasterCover(coverOf(story(slug)))
      const picture = await sharp(bytes).metadata()
      expect([picture.width, picture.height]).toEqual([width, height])
      expect(bytes.length).toBeLessThan(40_000)
    },
  )

  it('draws a story the same each time, and different stories differently', () => {
    expect(coverOf(story('blog/one')).svg).toBe(coverOf(story('blog/one')).svg)
    expect(coverOf(story('blog/one')).svg).not.toBe(coverOf(story('blog/two')).svg)
  })
})
