import { storedAsset } from './example-content.ts'

type Node = Readonly<Record<string, unknown>>

/** Nodes and marks of the protocol, all but `hard_break`, `emoji`, `anchor` and `styled`, as stored (BLOCK-11). */
export const exampleRichText: Node = {
  type: 'doc',
  content: [
    heading(2, 'What an invoice says'),
    paragraph(
      text('The net price is what the goods cost, '),
      text('value added tax', { type: 'bold' }),
      text(' what the state adds to it. '),
      text('Their sum', { type: 'italic' }),
      text(' is what you pay, '),
      text('G = N + T', { type: 'code' }),
      text(', and it is '),
      text('never', { type: 'underline' }),
      text(' changed later, '),
      text('nor rounded', { type: 'strike' }),
      text('. At 10'),
      text('6', { type: 'superscript' }),
      text(' euro a point is real money; CO'),
      text('2', { type: 'subscript' }),
      text(' is counted '),
      text('the same way', link('/about')),
      text(', as '),
      text('the standard', link('https://standards.example/invoices', '_blank')),
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
      'Is everything there that was ordered?',
      'Did it cost what was agreed?',
      'By when is it to be paid?',
    ]),
    list('bullet_list', {}, ['The workshop asks the first.', 'The accountant asks the third.']),
    {
      type: 'blockquote',
      content: [paragraph(text('A price that nobody would sign is an opinion.'))],
    },
    heading(3, 'The same in figures'),
    table([
      ['Goods', 'Net', 'Tax', 'Gross'],
      ['Paper and ink', '4.20', '0.84', '5.04'],
      ['Lamps', '2.80', '0.56', '3.36'],
      ['Batteries', '1.10', '0.22', '1.32'],
    ]),
    {
      type: 'code_block',
      attrs: { class: 'language-sql' },
      content: [text('select customer, sum(net) + sum(tax) as gross\nfrom invoice\ngroup by 1')],
    },
    { type: 'horizontal_rule' },
    paragraph({
      type: 'image',
      attrs: {
        src: storedAsset('price-list', '').filename,
        alt: 'Prices by kind of goods',
        title: 'The table behind the invoice',
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
