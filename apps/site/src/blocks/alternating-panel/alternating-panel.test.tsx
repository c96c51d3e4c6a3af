import { alternatingPanel } from '@prospectus/content/schema/blocks/alternating-panel'
import { describe, expect, it } from 'vitest'
import { exampleRenderer } from '../../ui/testing/render.tsx'
import { alternatingPanelView } from './alternating-panel.tsx'

const render = exampleRenderer(alternatingPanelView, alternatingPanel)

describe('alternating-panel', () => {
  it('BLOCK-2 shows heading, text, link and a picture with a text alternative', () => {
    const html = render('usual')
    expect(html).toMatch(/<h2[^>]*>See which mornings are full/)
    expect(html).toContain('How to book')
    expect(html).toMatch(/<img[^>]*alt="Chart of busy hours/)
  })

  it('BLOCK-2a puts the media on the chosen side', () => {
    expect(render('usual')).toContain('alternating-panel-right')
    expect(render('drawn interface on the left')).toContain('alternating-panel-left')
  })

  it('BLOCK-2a frames a mock-up, and leaves a drawn interface bare', () => {
    expect(render('usual')).toContain('product-window')
    const drawn = render('drawn interface on the left')
    expect(drawn).toContain('media-ui')
    expect(drawn).toContain('media-contain')
    expect(drawn).not.toContain('product-window')
  })

  it('BLOCK-2a replaces the image by a video', () => {
    expect(render('video')).toContain('Play video: Watch an order being packed')
  })

  it('works without media', () => {
    const html = render('least')
    expect(html).toContain('alternating-panel-alone')
    expect(html).not.toContain('alternating-panel-media')
  })
})
