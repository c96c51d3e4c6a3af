import type { FormEmbed } from '@prospectus/content/schema/blocks/form-embed'
import { describe, expect, it } from 'vitest'
import { examplePage, renderMarkup } from '../testing/render.tsx'
import { contactWays } from './contact-ways.ts'
import { EmbeddedTool, HostedForm } from './embed-frame.tsx'

const ways = contactWays(examplePage())
const form: FormEmbed = {
  uid: 'form',
  form_id: { id: 'contact', src: 'https://embeds.vendor.example/forms/contact' },
  title: 'Contact us',
}

describe('an embedded frame', () => {
  const html = renderMarkup(<HostedForm form={form} heading="Write to us" ways={ways} />)

  it('EMBED-2 is loaded late, with a title, and may do no more than it needs to', () => {
    expect(html).toMatch(/<iframe[^>]*loading="lazy"/)
    expect(html).toMatch(/<iframe[^>]*title="Contact us"/)
    expect(html).toMatch(
      /<iframe[^>]*sandbox="allow-scripts allow-forms allow-same-origin allow-popups"/,
    )
    expect(html).toMatch(/<iframe[^>]*referrerPolicy="strict-origin"/i)
  })

  it('EMBED-2 has its spinner in a template: it is in the page only while it shows', () => {
    expect(html).toMatch(/<template data-notice="loading"><div[^>]*role="status"[^>]*"Loading"/)
    expect(html.replaceAll(/<template.*?<\/template>/g, '')).not.toContain('Loading')
  })

  it('EMBED-3 has a link to itself and a way to get in touch under it, without script', () => {
    const visible = html.replaceAll(/<template.*?<\/template>/g, '')
    expect(visible).toMatch(
      /<a href="https:[^"]*\/forms\/contact"[^>]*>Open it in a tab of its own/,
    )
    expect(visible).toMatch(/<a href="\/contact\/"[^>]*>Get in touch/)
  })

  it('has no inline style and no inline script', () => {
    expect(html).not.toMatch(/ style=|<script/)
  })

  it('has nothing to thank for when it is a tool', () => {
    const tool = <EmbeddedTool src="https://e.example/" title="T" invalid="No" ways={ways} />
    expect(html).toContain('data-notice="submitted"')
    expect(renderMarkup(tool)).not.toContain('data-notice="submitted"')
  })
})
