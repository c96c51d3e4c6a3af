import { leadForm } from '@prospectus/content/schema/blocks/lead-form'
import { describe, expect, it } from 'vitest'
import { exampleRenderer, readExample, renderBlock } from '../../ui/testing/render.tsx'
import { leadFormView } from './lead-form.tsx'

const render = exampleRenderer(leadFormView, leadForm)

describe('lead-form', () => {
  it('BLOCK-2 EMBED-3 shows label, heading and text, and the first form of its list in a titled frame', () => {
    const html = render('usual')
    expect(html).toContain('>Ten minutes</p>')
    expect(html).toMatch(/<h2[^>]*>See what it would cost you/)
    expect(html).toMatch(
      /<iframe[^>]*src="https:\/\/embeds\.vendor\.example\/forms\/contact\?embedded=true&amp;theme=[^"]*"[^>]*title="Ask for a quotation"/,
    )
    expect(html.match(/<iframe/g)).toHaveLength(1)
  })

  it('EMBED-3 shows contact links without a form', () => {
    const html = render('least')
    expect(html).not.toContain('<iframe')
    expect(html).toMatch(/<a href="\/contact\/"[^>]*>.*Get in touch/)
  })

  it('HEAD-1 renders the h1 of the page when it comes first and has a heading', () => {
    expect(leadFormView.titlesPage).toBe('if-headed')
    const html = renderBlock(leadFormView, readExample(leadForm), { headingLevel: 1 })
    expect(html.match(/<h1/g)).toHaveLength(1)
  })

  it('escapes markup, also in a long heading', () => {
    const html = render('hostile')
    expect(html).toContain('&lt;b&gt;Markup&lt;/b&gt;')
    expect(html).not.toContain('<script')
  })
})
