import { formBlock } from '@prospectus/content/schema/blocks/form'
import { describe, expect, it } from 'vitest'
import { exampleRenderer } from '../../ui/testing/render.tsx'
import { formView } from './form.tsx'

const render = exampleRenderer(formView, formBlock)

describe('form', () => {
  it('BLOCK-2 EMBED-3 shows heading and text, and the first form of its list in a titled frame', () => {
    const html = render('usual')
    expect(html).toMatch(/<h2[^>]*>Ask for an appointment/)
    expect(html).toMatch(
      /<iframe[^>]*src="https:\/\/embeds\.vendor\.example\/forms\/contact\?embedded=true&amp;theme=[^"]*"[^>]*title="Ask for an appointment"/,
    )
    expect(html.match(/<iframe/g)).toHaveLength(1)
  })

  it('EMBED-3 shows contact links without a form', () => {
    const html = render('least')
    expect(html).not.toContain('<iframe')
    expect(html).toMatch(/<a href="\/contact\/"[^>]*>.*Get in touch/)
  })

  it('EMBED-3 uses the first of several forms', () => {
    const form = ['first', 'second'].map((form_id) => ({ component: 'form-embed', form_id }))
    const html = render({ form })
    expect(html.match(/forms\/\w+/g)).toEqual(['forms/first', 'forms/first'])
  })

  it('escapes markup, also in a long heading', () => {
    const html = render('hostile')
    expect(html).toContain('&lt;b&gt;Markup&lt;/b&gt;')
    expect(html).not.toContain('<script')
  })
})
