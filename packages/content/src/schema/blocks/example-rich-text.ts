import { storedAsset } from './example-content.ts'

type Node = Readonly<Record<string, unknown>>

/** Every node and mark of the protocol, as an editor stores them (BLOCK-11). */
export const everyRichTextNode: Node = {
  type: 'doc',
  content: [
    heading(2, 'What a month-end report says'),
    paragraph(
      text('Planned value is what the plan says the work is worth by today, '),
      text('earned value', { type: 'bold' }),
      text(' what the finished part of it is worth. '),
      text('Their quotient', { type: 'italic' }),
      text(' is the schedule index, '),
      text('SPI = EV/PV', { type: 'code' }),
      text(', and it is '),
      text('never', { type: 'underline' }),
      text(' read alone, '),
      text('nor rounded', { type: 'strike' }),
      text('. At 10'),
      text('6', { type: 'superscript' }),
      text(' euro a point is real money; CO'),
      text('2', { type: 'subscript' }),
      text(' is counted '),
      text('the same way', link('/esg-software')),
      text(', as '),
      text('the standard', link('https://standards.example/eia-748', '_blank')),
      text(' asks.'),
    ),
    paragraph(
      text('Late', { type: 'highlight', attrs: { color: '#ffd0c0' } }),
      text(' and '),
      text('early', { type: 'textStyle', attrs: { color: '#0a8060' } }),
      text(' are colours with a meaning.'),
    ),
    heading(3, 'Three questions, in this order'),
    list('ordered_list', { order: 1 }, [
      'Is the work there that was to be there?',
      'Did it cost what it was to cost?',
      'What does that make of the end?',
    ]),
    list('bullet_list', {}, ['The controller asks the first.', 'The sponsor asks the third.']),
    {
      type: 'blockquote',
      content: [paragraph(text('A forecast that nobody would sign is an opinion.'))],
    },
    heading(3, 'The same in figures'),
    table([
      ['Control account', 'PV', 'EV', 'AC'],
      ['Track and civil', '4.20', '3.95', '4.31'],
      ['Signalling', '2.80', '2.86', '2.77'],
      ['Power supply', '1.10', '0.98', '1.02'],
    ]),
    {
      type: 'code_block',
      attrs: { class: 'language-sql' },
      content: [text('select account, sum(earned) / sum(planned) as spi\nfrom period\ngroup by 1')],
    },
    { type: 'horizontal_rule' },
    paragraph({
      type: 'image',
      attrs: {
        src: storedAsset('evm-table', '').filename,
        alt: 'Earned value by control account',
        title: 'The table behind the report',
      },
    }),
    { type: 'paragraph', attrs: { textAlign: 'center' }, content: [text('Centred, on request.')] },
    {
      type: 'blok',
      attrs: {
        body: [{ component: 'banner', _uid: 'banner-inside', heading: 'A banner inside a text' }],
      },
    },
  ],
}

function text(value: string, ...marks: readonly Node[]): Node {
  return { type: 'text', text: value, ...(marks.length === 0 ? {} : { marks }) }
}

function paragraph(...content: readonly Node[]): Node {
  return { type: 'paragraph', content }
}

function heading(level: number, value: string): Node {
  return { type: 'heading', attrs: { level }, content: [text(value)] }
}

function list(type: string, attrs: Node, entries: readonly string[]): Node {
  const content = entries.map((entry) => ({
    type: 'list_item',
    content: [paragraph(text(entry))],
  }))
  return { type, attrs, content }
}

/** The first row and the first column are headings. */
function table(rows: readonly (readonly string[])[]): Node {
  const content = rows.map((cells, row) => ({
    type: 'tableRow',
    content: cells.map((cell, column) => ({
      type: row === 0 || column === 0 ? 'tableHeader' : 'tableCell',
      content: [paragraph(text(cell))],
    })),
  }))
  return { type: 'table', content }
}

function link(href: string, target = '_self'): Node {
  return { type: 'link', attrs: { href, uuid: null, anchor: null, target, linktype: 'url' } }
}
