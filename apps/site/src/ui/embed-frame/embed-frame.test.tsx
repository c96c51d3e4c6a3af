import type { FormEmbed } from '@prospectus/content/schema/blocks/form-embed'
import { describe, expect, it } from 'vitest'
import { examplePage, renderMarkup } from '../testing/render.tsx'
import { EmbeddedTool, HostedFormFrame } from './embed-frame.tsx'

const form: FormEmbed = {
  uid: 'form',
  form_id: { id: 'contact', src: 'https://embeds.vendor.example/forms/contact' },
  title: 'Contact us',
}

describe('an embedded frame', () => {
  const html = renderMarkup(<HostedFormFrame form={form} heading="Write to us" theme="dark" />)

  it('EMBED-2 loads lazily, with a title and a minimal sandbox', () => {
    expect(html).toMatch(/<iframe[^>]*loading="lazy"/)
    expect(html).toMatch(/<iframe[^>]*title="Contact us"/)
    expect(html).toContain(
      ' sandbox="allow-scripts allow-forms allow-same-origin allow-popups allow-top-navigation-by-user-activation"',
    )
    expect(html).toContain(' allow="clipboard-write; fullscreen"')
    expect(html).toMatch(/<iframe[^>]*referrerPolicy="strict-origin"/i)
  })

  it('EMBED-3 LANG-2 gets its surroundings in its address, without script', () => {
    expect(html).toMatch(/<iframe[^>]*\?theme=dark&amp;page=%2Fexample&amp;lang=en"/)
    const tool = (
      <EmbeddedTool src="https://e.example/" title="T" invalidText="" theme={undefined} />
    )
    const german = renderMarkup(tool, examplePage({ lang: 'de', path: '/de/pruefung' }))
    expect(german).toMatch(/<iframe[^>]*\?theme=light&amp;page=%2Fde%2Fpruefung&amp;lang=de"/)
  })

  it('EMBED-2 has its spinner in a template: it is in the page only while it shows', () => {
    expect(html).toMatch(/<template data-notice="loading"><div[^>]*role="status"[^>]*"Loading"/)
    expect(html.replaceAll(/<template.*?<\/template>/g, '')).not.toContain('Loading')
  })

  it('EMBED-3 has links to itself and to the contact page, without script', () => {
    const visible = html.replaceAll(/<template.*?<\/template>/g, '')
    expect(visible).toMatch(
      /<a href="https:[^"]*\/forms\/contact\?theme=[^"]*"[^>]*>Open it in a tab of its own/,
    )
    expect(visible).toMatch(/<a href="\/contact\/"[^>]*>Get in touch/)
  })

  it('has no inline style and no inline script', () => {
    expect(html).not.toMatch(/ style=|<script/)
  })

  it('EMBED-3 focuses its thanks instead of announcing them a second time', () => {
    const [thanks = ''] = /<p class="embed-frame-submitted"[^>]*>/.exec(html) ?? []
    expect(thanks).toContain('tabindex="-1"')
    expect(thanks).toContain('aria-live="off"')
    expect(thanks).not.toContain('role=')
  })

  it('has neither thanks nor a label before the contact link for a tool', () => {
    const tool = (
      <EmbeddedTool src="https://e.example/" title="T" invalidText="No" theme={undefined} />
    )
    expect(html).toContain('data-notice="submitted"')
    expect(renderMarkup(tool)).not.toContain('data-notice="submitted"')
    expect(html).toMatch(/Questions\? <a [^>]*>Get in touch/)
    expect(renderMarkup(tool)).toContain('>Get in touch')
    expect(renderMarkup(tool)).not.toContain('Questions?')
  })
})
