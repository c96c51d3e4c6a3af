import { contactForm } from '@prospectus/content/schema/blocks/contact-form'
import { describe, expect, it } from 'vitest'
import { exampleRenderer } from '../../ui/testing/render.tsx'
import { contactFormView } from './contact-form.tsx'

const render = exampleRenderer(contactFormView, contactForm)

describe('contact-form', () => {
  it('BLOCK-2 EMBED-3 shows heading and text, and the first form of its list in a titled frame', () => {
    const html = render('usual')
    expect(html).toMatch(/<h2[^>]*>Write to the people/)
    expect(html).toMatch(
      /<iframe[^>]*src="https:\/\/embeds\.vendor\.example\/forms\/contact\?embedded=true&amp;theme=[^"]*"[^>]*title="Contact us"/,
    )
    expect(html.match(/<iframe/g)).toHaveLength(1)
  })

  it('EMBED-3 shows contact links without a form', () => {
    const html = render('least')
    expect(html).not.toContain('<iframe')
    expect(html).toMatch(/<a href="\/contact\/"[^>]*>.*Get in touch/)
  })

  it('names the frame of a form without a title after its heading', () => {
    expect(render('form without a title')).toMatch(/<iframe[^>]*title="Say what went wrong"/)
  })

  it('escapes markup, also in a long heading', () => {
    const html = render('hostile')
    expect(html).toContain('&lt;b&gt;Markup&lt;/b&gt;')
    expect(html).not.toContain('<script')
  })
})
