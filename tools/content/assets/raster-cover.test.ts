import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { coverOf } from './cover.ts'
import { rasterCover } from './raster-cover.ts'

const draft = (fullSlug: string) => ({
  fullSlug,
  front: { content: { theme: ['pmo'] } },
  markdown: '',
  source: '',
})

describe('covers of drafts', () => {
  it.each([
    ['blog/one', 1200, 800],
    ['events/one', 1200, 800],
    ['webinar-recording-pages/one', 1280, 600],
  ])(
    'DATA-3 the cover of %s has the size its path says, and is small',
    async (slug, width, height) => {
      const bytes = await rasterCover(coverOf(draft(slug)))
      const picture = await sharp(bytes).metadata()
      expect([picture.width, picture.height]).toEqual([width, height])
      expect(bytes.length).toBeLessThan(40_000)
    },
  )

  it('draws the same story the same and another one differently', () => {
    expect(coverOf(draft('blog/one')).svg).toBe(coverOf(draft('blog/one')).svg)
    expect(coverOf(draft('blog/one')).svg).not.toBe(coverOf(draft('blog/two')).svg)
  })
})
