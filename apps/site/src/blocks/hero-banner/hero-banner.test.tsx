import { heroBanner } from '@prospectus/content/schema/blocks/hero-banner'
import { describe, expect, it } from 'vitest'
import { readExample, renderBlock } from '../../ui/testing/render.tsx'
import { heroBannerView } from './hero-banner.tsx'

const render = (raw: Parameters<typeof readExample>[1], headingLevel: 1 | 2 = 1) =>
  renderBlock(heroBannerView, readExample(heroBanner, raw), { headingLevel })

describe('hero-banner', () => {
  it('HEAD-1 titles the page as its first block, and a section otherwise', () => {
    expect(render('usual')).toMatch(/<h1[^>]*>Everything your business/)
    expect(render('usual', 2)).toMatch(/<h2[^>]*>Everything your business/)
    expect(heroBannerView.titlesPage).toBe(true)
  })

  it('BLOCK-2 shows label, text and links', () => {
    const html = render('usual')
    expect(html).toContain('Supplies and repairs')
    expect(html).toContain('Exemplar supplies, fits and repairs')
    expect(html).toMatch(/<a href="\/contact\/" class="button button-primary"/)
  })

  it('draws nothing without a chosen drawing', () => {
    expect(render({ heading: 'Plain', graphic: 'none' })).not.toContain('<svg')
    expect(render('least')).not.toContain('<svg')
  })

  it('BLOCK-2a replaces the drawing by the image, in a window on the left', () => {
    const html = render('product window')
    expect(html).toContain('hero-banner-left')
    expect(html).toContain('product-window')
    expect(html).toContain('media-contain')
    expect(html).toContain('alt="List of orders')
  })

  it('BLOCK-2a replaces the image by the video, which plays after a press', () => {
    const html = render('video')
    expect(html).toMatch(/<a href="https:\/\/video\.example[^>]*target="_blank"[^>]*rel="noopener"/)
    expect(html).toContain('Play video: Watch a tour')
  })
})
