import { describe, expect, it } from 'vitest'
import { coverOf } from '../drawings/cover.ts'
import { printPage } from './print-page.ts'

const text = (words: string, ...marks: readonly string[]) => ({
  type: 'text',
  text: words,
  marks: marks.map((type) => ({ type })),
})
const paragraph = (...content: readonly unknown[]) => ({ type: 'paragraph', content })
const cell = (type: string, words: string, textAlign?: string) => ({
  type,
  content: [{ ...paragraph(text(words)), attrs: { textAlign } }],
})

function storyOf(content: object) {
  return {
    name: 'Float & drift',
    full_slug: 'whitepapers/x',
    uuid: 'uuid-x',
    lang: 'default',
    created_at: '2022-05-01T00:00:00.000Z',
    content: { component: 'modules/resource', ...content },
  }
}

function printed(content: object, look?: string): string {
  return printPage(storyOf(content), new Map([['whitepapers', 'Whitepapers']]), look)
}

const printedText = (...content: readonly unknown[]) => printed({ body: { type: 'doc', content } })

describe('the printed edition of a story', () => {
  it('has a title page, then the text with its tables, in the order of the story', () => {
    const html = printed({
      author: 'Ken Aldous',
      body: {
        type: 'doc',
        content: [
          { type: 'heading', attrs: { level: 2 }, content: [text('One')] },
          paragraph(
            ...[text('A '), text('bold', 'bold'), text(' '), text('low', 'subscript')],
            text(' word, 1 < 2.'),
          ),
          {
            type: 'table',
            content: [
              { type: 'tableRow', content: [cell('tableHeader', 'A'), cell('tableHeader', 'B')] },
              {
                type: 'tableRow',
                content: [cell('tableCell', '1'), cell('tableCell', '2', 'right')],
              },
            ],
          },
        ],
      },
    })
    expect(html).toContain('<p class="kind">Whitepapers</p><h1>Float &amp; drift</h1>')
    expect(html).toContain('Ken Aldous, May 2022')
    expect(html).toContain(
      '<h2>One</h2><p>A <strong>bold</strong> <sub>low</sub> word, 1 &lt; 2.</p>',
    )
    expect(html).toContain('<td class="right">2</td>')
  })

  it('has its cover on the title page, in the look of the site', () => {
    const content = { theme: ['ppm'], description: 'How the queue of orders waits for a supplier.' }
    const of = (look?: string) => coverOf(storyOf(content), look).svg
    expect(of('parts')).not.toBe(of())
    expect(printed(content)).toContain(of())
    expect(printed(content, 'parts')).toContain(of('parts'))
  })

  it('prints the text of blocks, one level of headings below another', () => {
    const html = printed({
      body: [
        { component: 'hero-banner', heading: 'Not twice' },
        {
          component: 'card-grid',
          heading: 'Modules',
          cards: [
            {
              heading: 'Data hub',
              description: { type: 'doc', content: [paragraph(text('Reads sources.'))] },
            },
          ],
        },
        { component: 'lead-form', heading: 'Not on paper' },
      ],
    })
    expect(html).toContain('<h2>Modules</h2><h3>Data hub</h3><p>Reads sources.</p>')
    expect(html).not.toMatch(/Not twice|Not on paper/)
  })

  it('inlines drawings, so that printing needs no network', () => {
    const src = 'https://assets.example/f/1/800x800/ab/hanne-lindgren.svg'
    const html = printedText({ type: 'image', attrs: { src, alt: 'A portrait' } })
    expect(html).toContain('<figure><svg role="img" ')
  })

  it('keeps headings and drawings within the page area, since browsers crop the rest', () => {
    const html = printedText(paragraph(text('Text.')))
    const outdents = [...html.matchAll(/^(?:h2|figure) \{ margin: \S+ \S+ \S+ -(\d+)mm/gm)]
    const free = Number(/^main \{ padding-left: (\d+)mm/m.exec(html)?.[1])
    expect(outdents.map(([, outdent]) => Number(outdent))).toEqual([20, 20])
    expect(free).toBeGreaterThanOrEqual(20)
  })

  it('BLOCK-11 prints the blocks of a text: a chart as a table, with its title and source', () => {
    const row = (...values: readonly string[]) => values.map((value) => ({ value }))
    const chart = {
      component: 'figure-chart',
      title: 'Two gates were late',
      unit: 'Days',
      data: { thead: row('Gate', 'Late'), tbody: [{ body: row('One & only', '-4') }] },
    }
    const quote = { component: 'pull-quote', quote: 'We waited.', name: 'A. Reader' }
    const margin = { component: 'margin-figure', figure: '14 days', text: 'to the ledger' }
    const notes = { component: 'notes', notes: [{ component: 'note', text: 'From 2021.' }] }
    const html = printedText({ type: 'blok', attrs: { body: [chart, quote, margin, notes] } })
    expect(html).toContain('<strong>Two gates were late</strong>')
    expect(html).toContain('<td>One &amp; only</td><td class="right">−4</td>')
    expect(html).toContain('<p class="source">Days</p>')
    expect(html).toContain('<p>We waited.</p><p class="source">A. Reader</p></blockquote>')
    expect(html).toContain('<strong>14 days</strong> to the ledger')
    expect(html).toContain('<ol class="notes"><li>From 2021.</li></ol>')
  })
})
