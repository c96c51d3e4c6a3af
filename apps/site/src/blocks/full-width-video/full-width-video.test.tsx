import { fullWidthVideo } from '@prospectus/content/schema/blocks/full-width-video'
import { describe, expect, it } from 'vitest'
import { elementId } from '../../rendering/element-id.ts'
import { exampleRenderer, readExample, renderBlock } from '../../ui/testing/render.tsx'
import { fullWidthVideoView } from './full-width-video.tsx'

const render = exampleRenderer(fullWidthVideoView, fullWidthVideo)

describe('full-width-video', () => {
  it('HEAD-1 titles the page that it begins, when it has a heading', () => {
    expect(fullWidthVideoView.titlesPage).toBe('if-headed')
    const html = renderBlock(fullWidthVideoView, readExample(fullWidthVideo), { headingLevel: 1 })
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(render('usual')).toContain('<p class="eyebrow">Four minutes')
  })

  it('BLOCK-2 shows a film elsewhere as its poster, with text and transcript', () => {
    const html = render('usual')
    expect(html).toMatch(/<h2[^>]*>Our workshop in four minutes/)
    expect(html).toContain('Play video: Our workshop in four minutes')
    expect(html).toContain('Opens at video.example')
    expect(html).toMatch(/<details class="transcript">/)
  })

  it('BLOCK-2 plays a film of ours with captions, its transcript leading into it', () => {
    const html = render('most')
    const id = elementId('film', 'full-width-video-most')
    expect(html).toMatch(new RegExp(`<video [^>]*id="${id}"`))
    expect(html).toMatch(/<track kind="captions"/)
    expect(html).toContain(`data-recording="${id}"`)
    expect(html).toContain('an-order-on-its-way.mp4#t=16"')
  })

  it('renders with an address alone', () => {
    const html = render('least')
    expect(html).toContain('Play video: Video')
    expect(html).not.toMatch(/<h2|transcript/)
  })
})
