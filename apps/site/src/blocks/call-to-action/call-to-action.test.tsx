import { callToAction } from '@prospectus/content/schema/blocks/call-to-action'
import { describe, expect, it } from 'vitest'
import { elementId } from '../../rendering/element-id.ts'
import { readExample, renderBlock } from '../../ui/testing/render.tsx'
import { callToActionView } from './call-to-action.tsx'

const render = (raw: Parameters<typeof readExample>[1]) =>
  renderBlock(callToActionView, readExample(callToAction, raw))

describe('call-to-action', () => {
  it('BLOCK-2 asks for one thing and says where it leads', () => {
    const html = render('usual')
    expect(html).toMatch(/<h2[^>]*>Bring one programme/)
    expect(html).toMatch(/<a href="\/request-a-demo" class="button button-primary"/)
    expect(html).toMatch(/<a href="\/watch-a-tour" class="button button-text"/)
  })

  it('shows a picture beside it when there is one', () => {
    expect(render('with a picture')).toMatch(/<img[^>]*alt="Gate board/)
    expect(render('least')).not.toContain('<img')
  })

  it('BLOCK-2a shows a drawing of the page’s world where there is no picture', () => {
    expect(render('with a drawing')).toContain('call-to-action-pictured')
    expect(render('with a drawing')).toMatch(
      new RegExp(`role="img"[^>]*${elementId('figure', 'call-to-action-drawing')}`),
    )
    expect(render('with a picture')).not.toContain('role="img"')
    expect(render('least')).not.toContain('call-to-action-media')
  })
})
