import { banner } from '@prospectus/content/schema/blocks/banner'
import { describe, expect, it } from 'vitest'
import { exampleRenderer } from '../../ui/testing/render.tsx'
import { bannerView } from './banner.tsx'

const render = exampleRenderer(bannerView, banner)

describe('banner', () => {
  it('BLOCK-2 shows its message, picture and link', () => {
    const html = render('usual')
    expect(html).toMatch(/<h2[^>]*>Choosing a supplier/)
    expect(html).toContain('Read the guidebook')
    expect(html).toMatch(/<img[^>]*alt="Orders of this year/)
    expect(html).not.toContain('product-window')
  })

  it('BLOCK-2a has a product layout with the picture framed', () => {
    const html = render('product')
    expect(html).toContain('banner-product')
    expect(html).toContain('product-window')
  })

  it('shows a wide picture whole in its strip, such as a logo', () => {
    expect(render('logo')).toContain('media-contain')
    expect(render('usual')).not.toContain('media-contain')
  })

  it('renders with a heading alone', () => {
    const html = render('least')
    expect(html).toContain('We are open on Saturdays')
    expect(html).not.toMatch(/banner-links|banner-media/)
  })
})
