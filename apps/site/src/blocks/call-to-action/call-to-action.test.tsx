import { callToAction } from '@prospectus/content/schema/blocks/call-to-action'
import { describe, expect, it } from 'vitest'
import { exampleRenderer } from '../../ui/testing/render.tsx'
import { callToActionView } from './call-to-action.tsx'

const render = exampleRenderer(callToActionView, callToAction)

describe('call-to-action', () => {
  it('BLOCK-2 shows its heading and link', () => {
    const html = render('usual')
    expect(html).toMatch(/<h2[^>]*>Tell us what you need/)
    expect(html).toMatch(/<a href="\/contact\/" class="button button-primary"/)
    expect(html).toMatch(/<a href="\/pricing" class="button button-text"/)
  })

  it('shows a picture beside it when there is one', () => {
    expect(render('with a picture')).toMatch(/<img[^>]*alt="Board with eleven orders/)
    expect(render('least')).not.toContain('<img')
  })
})
