import { createReadContext } from '@prospectus/content/reading/site-context'
import { contentArea } from '@prospectus/content/schema/blocks/content-area'
import { readRichText } from '@prospectus/content/schema/rich-text/read-rich-text'
import { describe, expect, it } from 'vitest'
import { Blocks } from '../../layouts/blocks.tsx'
import { readExample, renderMarkup, siteContext } from '../testing/render.tsx'
import { RenderBlockProvider } from './render-block.ts'
import { RichTextView } from './rich-text.tsx'

const text = (value: string, ...marks: object[]) => ({ type: 'text', text: value, marks })
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const link = (href: string, target?: string, custom?: object) => ({
  type: 'link',
  attrs: { href, linktype: 'url', target, custom },
})

function render(...content: object[]): string {
  const read = readRichText({ type: 'doc', content }, createReadContext(siteContext))
  return renderMarkup(<RichTextView content={read} />)
}

describe('BLOCK-11 rich text', () => {
  it('renders marks from the innermost out', () => {
    const html = render(paragraph(text('value', { type: 'bold' }, { type: 'italic' })))
    expect(html).toContain('<em><strong>value</strong></em>')
  })

  it('escapes markup in text', () => {
    expect(render(paragraph(text('<img src=x>')))).toContain('&lt;img src=x&gt;')
  })

  it('shares one link between neighbours with the same target', () => {
    const here = link('/resources')
    const html = render(paragraph(text('all ', here), text('resources', here, { type: 'bold' })))
    expect(html.match(/<a /g)).toHaveLength(1)
    expect(html).toContain('all <strong>resources</strong></a>')
  })

  it('keeps an editor’s link attributes, and separate links where they differ', () => {
    const followed = link('https://standards.example/')
    const advert = link('https://standards.example/', undefined, {
      rel: 'sponsored noopener',
      title: 'The standard',
      hreflang: 'de',
      'data-campaign': 'spring',
      onclick: 'alert(1)',
    })
    const html = render(paragraph(text('here ', followed), text('there', advert)))
    expect(html.match(/<a /g)).toHaveLength(2)
    expect(html).toContain('<a href="https://standards.example/" rel="noopener">here')
    expect(html).toContain(
      '<a title="The standard" data-campaign="spring" href="https://standards.example/" hrefLang="de" rel="noopener sponsored">there',
    )
    expect(html).not.toContain('onclick')
  })

  it('highlights text without a chosen colour', () => {
    const html = render(paragraph(text('mind this', { type: 'highlight', attrs: { color: null } })))
    expect(html).toContain('<mark class="rich-text-highlight-signal">mind this</mark>')
  })

  it('sets the direction of quotes and of items of lists', () => {
    const attrs = { dir: 'rtl' }
    const html = render(
      { type: 'blockquote', attrs, content: [paragraph(text('a'))] },
      {
        type: 'ordered_list',
        content: [{ type: 'list_item', attrs, content: [paragraph(text('b'))] }],
      },
    )
    expect(html).toContain('<blockquote dir="rtl"><p>a</p></blockquote>')
    expect(html).toContain('<ol class="rich-text-list"><li dir="rtl"><p>b</p></li></ol>')
  })

  it('captions a picture with title, source and copyright', () => {
    const src = 'https://assets.vendor.example/f/1/640x480/ab/bridge.png'
    const picture = (attrs: object) => render({ type: 'image', attrs: { src, ...attrs } })
    expect(
      picture({ title: 'The bridge', source: 'City archive', copyright: 'Ann Hale' }),
    ).toContain(
      '<figcaption>The bridge<span class="rich-text-credit">Source: City archive, © Ann Hale</span></figcaption>',
    )
    expect(picture({ meta_data: { copyright: '© 2026 Ann Hale' } })).toContain(
      '<figcaption><span class="rich-text-credit">© 2026 Ann Hale</span></figcaption>',
    )
    expect(picture({ title: 'The bridge' })).toContain('<figcaption>The bridge</figcaption>')
    expect(picture({ source: '', copyright: ' ' })).not.toContain('figcaption')
  })

  it('gives a table the widths of its columns without a style, and no body when all is head', () => {
    const cell = (colwidth: readonly number[] | null) => ({
      type: 'tableHeader',
      attrs: { colwidth },
      content: [paragraph(text('PV'))],
    })
    const table = (...widths: readonly (readonly number[] | null)[]) =>
      render({
        type: 'table',
        content: [{ type: 'tableRow', content: widths.map(cell) }],
      })
    expect(table([120], null)).toContain(
      '<table><colgroup><col width="120"/><col/></colgroup><thead>',
    )
    expect(table([120])).not.toMatch(/style=|<tbody/)
    expect(table(null)).not.toContain('<col')
  })

  it('lets a mail address break before its at sign, where it is written out', () => {
    const mail = { type: 'link', attrs: { href: 'demo@vendor.example', linktype: 'email' } }
    expect(render(paragraph(text('demo@vendor.example', mail)))).toContain(
      '>demo<wbr/>@vendor.example</a>',
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
    expect(html).toMatch(
      /<h3 id="[^"]+" class="rich-text-heading rich-text-align-center">Über Float<\/h3>/,
    )
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
    expect(render(table)).toContain('aria-label="PV, EV"')
  })

  it('renders embedded blocks by the injected renderer', () => {
    const embedded = {
      type: 'blok',
      attrs: { body: [{ component: 'banner', _uid: 'b', heading: 'Hello' }] },
    }
    const read = readRichText({ type: 'doc', content: [embedded] }, createReadContext(siteContext))
    const html = renderMarkup(
      <RenderBlockProvider value={(block) => <i>{block.component}</i>}>
        <RichTextView content={read} />
      </RenderBlockProvider>,
    )
    expect(html).toContain('<i>banner</i>')
  })

  it('renders nothing without text', () => {
    expect(renderMarkup(<RichTextView content={undefined} />)).toBe('')
  })

  describe('notes', () => {
    const superscript = (value: string) => text(value, { type: 'superscript' })
    const notes = {
      type: 'blok',
      attrs: {
        body: [
          {
            component: 'notes',
            _uid: 'n1',
            notes: [
              { component: 'note', _uid: 'a', text: 'From the ledger.' },
              { component: 'note', _uid: 'b', text: 'Never referred to.' },
            ],
          },
        ],
      },
    }
    const page = (...content: object[]) => {
      const body = readRichText({ type: 'doc', content }, createReadContext(siteContext))
      const area = { ...readExample(contentArea, 'least'), body }
      return renderMarkup(<Blocks blocks={[area]} />)
    }

    it('link a superscript number to its note, and the note back to its first reference', () => {
      const line = paragraph(text('paid late'), superscript('1'), text(' again'), superscript('1'))
      const html = page(line, notes)
      expect(html.match(/<sup><a[^>]*href="#note-n1-1"[^>]*>1<\/a><\/sup>/g)).toHaveLength(2)
      expect(html.match(/id="note-n1-1-in-text"/g)).toHaveLength(1)
      expect(html).toMatch(
        /<li id="note-n1-1"[^>]*>From the ledger\. <a[^>]*href="#note-n1-1-in-text"/,
      )
      expect(html).toMatch(/<li id="note-n1-2"[^>]*>Never referred to\.<\/li>/)
    })

    it('a number without a note, or a text without notes, stays as it is', () => {
      expect(page(paragraph(text('40 m'), superscript('2')))).toContain('<sup>2</sup>')
      expect(page(paragraph(text('40 m'), superscript('3')), notes)).toContain('<sup>3</sup>')
    })

    it('have the theme of their text unless they have their own', () => {
      expect(page(paragraph(text('x')), notes)).toContain('<section class="notes" data-block')
      const dark = { ...notes.attrs.body[0], theme: 'dark' }
      const html = page({ type: 'blok', attrs: { body: [dark] } })
      expect(html).toContain('<section class="block notes theme-dark"')
    })
  })

  it('marks the answers of a table in which some are yes, some no and some in between', () => {
    const row = (type: string, ...values: string[]) => ({
      type: 'tableRow',
      content: values.map((value) => ({ type, content: [paragraph(text(value))] })),
    })
    const table = (answer: string) => ({
      type: 'table',
      content: [
        row('tableHeader', 'Task', 'A', 'B', 'C', 'D'),
        row('tableCell', 'Yes to all', 'Yes', answer, 'No', 'Best'),
      ],
    })
    const html = render(table('In part'))
    expect([...html.matchAll(/table-answer-(\w+)" aria-hidden="true"><\/span>([^<]+)/g)]).toEqual([
      expect.objectContaining({ 1: 'yes', 2: 'Yes' }),
      expect.objectContaining({ 1: 'part', 2: 'In part' }),
      expect.objectContaining({ 1: 'no', 2: 'No' }),
      expect.objectContaining({ 1: 'best', 2: 'Best' }),
    ])
    expect(render(table('Yes'))).not.toContain('table-answer')
  })

  it('gives a table of many columns of words more width, and one of figures none', () => {
    const cell = (value: string) => ({ type: 'tableCell', content: [paragraph(text(value))] })
    const head = (value: string) => ({ ...cell(value), type: 'tableHeader' })
    const table = (...values: string[]) => ({
      type: 'table',
      content: [
        { type: 'tableRow', content: values.map((_, at) => head(`Column ${at + 1}`)) },
        { type: 'tableRow', content: values.map(cell) },
      ],
    })
    expect(render(table('Who', 'What', 'Why', 'How long'))).toContain(
      '<td role="cell" data-label="Column 4:">How long</td>',
    )
    expect(render(table('Who', 'What', 'Why', 'How long'))).toContain('rich-text-table-wordy')
    expect(render(table('Who', '12', '14', '£3,200'))).not.toContain('rich-text-table-wordy')
    expect(render(table('Who', 'What', 'Why'))).not.toContain('rich-text-table-wordy')
  })

  it.each([
    ['£ thousand', true],
    ['Time in Rotterdam', true],
    ['Item', false],
    ['Maßnahme', false],
  ])('BLOCK-11 keeps the label “%s” above stacked rows: %s', (label, isKept) => {
    const row = (type: string, ...values: string[]) => ({
      type: 'tableRow',
      content: values.map((value) => ({ type, content: [paragraph(text(value))] })),
    })
    const words = ['Rehearsal', 'Of the whole weekend', 'Before the freeze begins', 'Eleven days']
    const html = render({
      type: 'table',
      content: [row('tableHeader', label, 'What', 'When', 'Wait'), row('tableCell', ...words)],
    })
    expect(html.includes('data-caption=""')).toBe(isKept)
  })
})
