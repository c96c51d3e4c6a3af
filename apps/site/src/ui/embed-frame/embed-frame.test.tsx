import type { FormEmbed } from '@prospectus/content/blocks/form-embed'
import { noSettings } from '@prospectus/content/stories/entities'
import { describe, expect, it } from 'vitest'
import { examplePage, renderMarkup } from '../testing/render.tsx'
import { contactWays } from './contact-ways.ts'
import { EmbeddedTool, HostedForm } from './embed-frame.tsx'

const ways = contactWays(examplePage())
const form: FormEmbed = {
  uid: 'form',
  form_id: { id: 'contact', src: 'https://embeds.corvane.example/forms/contact' },
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

describe('the ways to get in touch', () => {
  const link = (href: string) => ({ href, external: false, newTab: false, file: false })
  const item = (label: string, href: string) => ({
    uid: label,
    type: undefined,
    label,
    link: link(href),
  })

  it('EMBED-3 are the contact page, and each number and address of the settings once', () => {
    const page = examplePage({
      settings: {
        ...noSettings,
        navigationLinks: [
          item('Leeds', 'tel:+441134960142'),
          item('About', '/about'),
          item('Ring us', 'tel:+441134960142'),
          item('Mail', 'mailto:hello@corvane.example'),
        ],
      },
    })
    expect(contactWays(page).map((way) => way.link.href)).toEqual([
      '/contact/',
      'tel:+441134960142',
      'mailto:hello@corvane.example',
    ])
  })
})
