import { imageBanner } from '@prospectus/content/schema/blocks/image-banner'
import { describe, expect, it } from 'vitest'
import { exampleRenderer } from '../../ui/testing/render.tsx'
import { imageBannerView } from './image-banner.tsx'

const render = exampleRenderer(imageBannerView, imageBanner)

describe('image-banner', () => {
  it('BLOCK-2a shows the whole picture if chosen', () => {
    const html = render('usual')
    expect(html).toContain('image-banner-whole')
    expect(html).not.toContain('cropped-picture')
    expect(html).toMatch(/<h2[^>]*>Nine orders on one screen/)
    expect(html).toContain('See how we work')
  })

  it('BLOCK-2a shows another picture on narrow screens if there is one', () => {
    const html = render('narrow')
    expect(html).toContain('image-banner-two')
    expect(html).toMatch(/<source [^>]*busy-hours[^>]*media="\(max-width: 63.99rem\)"/)
    expect(html).toMatch(/<img [^>]*src="[^"]*sales-by-quarter/)
  })

  it('BLOCK-2 crops the picture for phone, tablet and desktop around its focal area', () => {
    const html = render('most')
    expect(html).toContain('image-banner-wide')
    for (const media of ['(min-width: 64rem)', '(min-width: 40rem)']) {
      expect(html).toContain(`media="${media}"`)
    }
    expect(html).toContain('focal(900x200:901x201)')
    expect(html).toContain('cropped-picture-x-6 cropped-picture-y-2')
  })

  it('shows the picture alone without text', () => {
    const html = render('least')
    expect(html).toContain('alt="Sales by quarter, this year and last"')
    expect(html).not.toContain('image-banner-words')
  })
})
