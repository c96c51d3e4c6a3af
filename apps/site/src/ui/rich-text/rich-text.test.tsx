import { readRichText } from '@prospectus/content/rich-text/rich-text'
import { createReadContext } from '@prospectus/content/stories/surroundings'
import { describe, expect, it } from 'vitest'
import { renderMarkup, surroundings } from '../testing/render.tsx'
import { RenderBlockProvider } from './render-block.ts'
import { RichTextView } from './rich-text.tsx'

const text = (value: string, ...marks: object[]) => ({ type: 'text', text: value, marks })
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const link = (href: string, target?: string) => ({
  type: 'link',
  attrs: { href, linktype: 'url', target },
})

function render(...content: object[]): string {
  const read = readRichText({ type: 'doc', content }, createReadContext(surroundings))
  return renderMarkup(<RichTextView content={read} />)
}

describe('BLOCK-11 rich text', () => {
  it('renders marks from the innermost out', () => {
    const html = render(paragraph(text('value', { type: 'bold' }, { type: 'italic' })))
    expect(html).toContain('<em><strong>value</strong></em>')
  })

  it('keeps markup in text inert', () => {
    expect(render(paragraph(text('<img src=x>')))).toContain('&lt;img src=x&gt;')
  })

  it('shares one link between neighbours that lead to the same place', () => {
    const here = link('/resources')
    const html = render(paragraph(text('all ', here), text('resources', here, { type: 'bold' })))
    expect(html.match(/<a /g)).toHaveLength(1)
    expect(html).toContain('all <strong>resources</strong></a>')
  })

  it('lets a mail address break after its at sign, where it is written out', () => {
    const mail = { type: 'link', attrs: { href: 'demo@corvane.example', linktype: 'email' } }
    expect(render(paragraph(text('demo@corvane.example', mail)))).toContain(
      '>demo@<wbr/>corvane.example</a>',
    )
    expect(render(paragraph(text('Write to us', mail)))).toContain('>Write to us</a>')
  })

  it('BLOCK-10 announces a link that leaves the site in a new tab', () => {
    const html = render(paragraph(text('EIA-748', link('https://standards.example/', '_blank'))))
    expect(html).toMatch(/target="_blank" rel="noopener"/)
    expect(html).toContain('opens another website in a new tab')
  })

  it('gives headings their ids and alignment as a class, never a style', () => {
    const heading = {
      type: 'heading',
      attrs: { level: 3, textAlign: 'center' },
      content: [text('Über Float')],
    }
    const html = render(heading)
    expect(html).toMatch(/<h3 id="[^"]+" class="rich-text-align-center">Über Float<\/h3>/)
    expect(html).not.toContain('style=')
  })

  it('scrolls a table in a region that has a name and that the keyboard reaches', () => {
    const cell = (type: string, value: string) => ({ type, content: [paragraph(text(value))] })
    const row = (type: string, ...values: string[]) => ({
      type: 'tableRow',
      content: values.map((value) => cell(type, value)),
    })
    const table = {
      type: 'table',
      content: [row('tableHeader', 'PV', 'EV'), row('tableCell', '12', '11')],
    }
    const heading = { type: 'heading', attrs: { level: 2 }, content: [text('Two indices')] }
    const html = render(heading, table, table)
    expect(html).toMatch(/role="region" aria-label="Two indices" tabindex="0"/)
    expect(html).toContain('aria-label="Two indices (2)"')
    expect(html).toContain('<th scope="col">PV</th>')
    expect(html).toContain('<td>12</td>')
  })

  it('hands embedded blocks to whoever renders blocks', () => {
    const embedded = {
      type: 'blok',
      attrs: { body: [{ component: 'banner', _uid: 'b', heading: 'Hello' }] },
    }
    const read = readRichText({ type: 'doc', content: [embedded] }, createReadContext(surroundings))
    const html = renderMarkup(
      <RenderBlockProvider value={(block) => <i>{block.component}</i>}>
        <RichTextView content={read} />
      </RenderBlockProvider>,
    )
    expect(html).toContain('<i>banner</i>')
  })

  it('is nothing when there is no text', () => {
    expect(renderMarkup(<RichTextView content={undefined} />)).toBe('')
  })
})
