import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testContext } from '../../reading/test-context.fixture.ts'
import { readRichText } from './read-rich-text.ts'

type Json = Readonly<Record<string, unknown>>
const doc = (...content: readonly Json[]) => ({ type: 'doc', content })
const text = (value: string, ...marks: readonly Json[]) => ({ type: 'text', text: value, marks })
const paragraph = (...content: readonly Json[]) => ({ type: 'paragraph', content })
const heading = (level: unknown, value: string) => ({
  type: 'heading',
  attrs: { level },
  content: [text(value)],
})
const read = (...content: readonly Json[]) => readRichText(doc(...content), testContext())
const plain = (value: string) => ({ type: 'text', text: value, marks: [] })
const source = '//assets.vendor.example/f/1/640x480/ab/curve.png'

describe('BLOCK-11 nodes', () => {
  test('paragraph, with alignment and direction', () => {
    const attrs = { textAlign: 'center', dir: 'rtl' }
    expect(
      read(
        { ...paragraph(text('One')), attrs },
        { ...paragraph(text('Two')), attrs: { textAlign: 'url(x)' } },
      ),
    ).toEqual([
      { type: 'paragraph', align: 'center', dir: 'rtl', content: [plain('One')] },
      { type: 'paragraph', align: undefined, dir: undefined, content: [plain('Two')] },
    ])
  })

  test('break, emoji and picture are part of the line', () => {
    const emoji = {
      type: 'emoji',
      attrs: { name: 'train', emoji: '🚄', fallbackImage: 'https://x.example' },
    }
    const image = { type: 'image', attrs: { src: source, alt: 'A curve' } }
    const named = { type: 'emoji', attrs: { name: 'exemplar' } }
    expect(
      read(paragraph(text('One'), { type: 'hard_break' }, emoji, image, named))?.[0],
    ).toMatchObject({
      content: [
        plain('One'),
        { type: 'break' },
        { type: 'emoji', character: '🚄', name: 'train' },
        { type: 'image', image: { path: '/assets/f/1/640x480/ab/curve.png', alt: 'A curve' } },
        plain(':exemplar:'),
      ],
    })
  })

  test('a paragraph with only a picture becomes the picture', () => {
    const image = { type: 'image', attrs: { src: source, alt: '', title: 'Week 14' } }
    expect(read(paragraph(image))).toMatchObject([
      { type: 'image', image: { title: 'Week 14', size: { width: 640, height: 480 } } },
    ])
    expect(read(image)).toHaveLength(1)
  })

  test('a picture from another host is dropped', () => {
    const image = { type: 'image', attrs: { src: 'https://elsewhere.example/a.png' } }
    expect(read(paragraph(image))).toBeUndefined()
  })

  test('quotes and lists', () => {
    const item = (value: string) => ({ type: 'list_item', content: [paragraph(text(value))] })
    expect(
      read(
        { type: 'blockquote', content: [paragraph(text('Said'))] },
        { type: 'bullet_list', content: [item('a'), item('b'), { type: 'list_item' }] },
        { type: 'ordered_list', attrs: { order: 4 }, content: [item('c')] },
        { type: 'ordered_list', attrs: { order: 'x' }, content: [item('d')] },
      ),
    ).toMatchObject([
      { type: 'blockquote', content: [{ type: 'paragraph' }] },
      {
        type: 'bullet_list',
        items: [{ content: [{ content: [plain('a')] }] }, { content: [{ content: [plain('b')] }] }],
      },
      { type: 'ordered_list', start: 4 },
      { type: 'ordered_list', start: 1 },
    ])
  })

  test('quotes and items of lists have a direction', () => {
    const inside = [paragraph(text('a'))]
    const item = { type: 'list_item', attrs: { dir: 'rtl' }, content: inside }
    expect(
      read(
        { type: 'blockquote', attrs: { dir: 'rtl' }, content: inside },
        { type: 'blockquote', attrs: { dir: 'up' }, content: inside },
        { type: 'bullet_list', content: [item, { ...item, attrs: null }] },
      ),
    ).toMatchObject([
      { type: 'blockquote', dir: 'rtl' },
      { type: 'blockquote', dir: undefined },
      { type: 'bullet_list', items: [{ dir: 'rtl' }, { dir: undefined }] },
    ])
  })

  test.each([
    ['language-js', 'js'],
    ['language-c++', 'c++'],
    ['sql', 'sql'],
    ['language-"><script>', undefined],
    [null, undefined],
  ])('code, its language from %j', (stored, language) => {
    const code = { type: 'code_block', attrs: { class: stored }, content: [text('a\n  <b>')] }
    expect(read(code)).toEqual([{ type: 'code_block', language, text: 'a\n  <b>' }])
  })

  test('a rule', () => {
    expect(read({ type: 'horizontal_rule' })).toEqual([{ type: 'horizontal_rule' }])
  })

  test('a table: leading rows of header cells are its head', () => {
    const cell = (type: string, value: string, attrs: Json = {}) => ({
      type,
      attrs,
      content: [paragraph(text(value))],
    })
    const row = (...content: readonly Json[]) => ({ type: 'tableRow', content })
    const table = {
      type: 'table',
      content: [
        row(cell('tableHeader', 'Project'), cell('tableHeader', 'SPI')),
        row(
          cell('tableHeader', 'Depot'),
          cell('tableCell', '1.05', { colspan: 2, backgroundColor: '#1E8E7E' }),
        ),
        row(
          cell('tableHeader', 'Total'),
          cell('tableHeader', '0.99', { colspan: -3, rowspan: 1e9 }),
        ),
      ],
    }
    expect(read(table)).toMatchObject([
      {
        type: 'table',
        head: [[{ isHeader: true, colspan: 1, rowspan: 1 }, { isHeader: true }]],
        body: [
          [{ isHeader: true }, { isHeader: false, colspan: 2, tone: 'ahead' }],
          [{ isHeader: true }, { isHeader: true, colspan: 1, rowspan: 100 }],
        ],
      },
    ])
    expect(read({ type: 'table', content: [row()] })).toBeUndefined()
  })

  test.each([
    ['of each cell', [[120], [80]], [120, 80]],
    ['of joined cells', [[120, 80], [60]], [120, 80, 60]],
    ['of some', [[120], null], [120, undefined]],
    ['that are none', [['120px'], [-4], [0], [Number.NaN]], []],
    ['wider than any page', [[90_000], [2.6]], [1000, 3]],
    ['that were never set', [null, undefined], []],
  ])('a table: the widths of its columns, %s', (_title, colwidths, columns) => {
    const cells = colwidths.map((colwidth) => ({
      type: 'tableCell',
      attrs: { colwidth, colspan: colwidth?.length ?? 1 },
      content: [paragraph(text('x'))],
    }))
    const table = { type: 'table', content: [{ type: 'tableRow', content: cells }] }
    expect(read(table)).toMatchObject([{ type: 'table', columnWidths: columns }])
  })

  test('embedded blocks, also in the middle of a paragraph', () => {
    const embedded = {
      type: 'blok',
      attrs: {
        id: 'x',
        body: [
          { component: 'sitemap', _uid: 's' },
          { component: 'odd', _uid: 'o' },
        ],
      },
    }
    expect(read(paragraph(text('Before'), embedded, text('After')))).toMatchObject([
      { type: 'paragraph', content: [plain('Before')] },
      { type: 'block', block: { kind: 'block', component: 'sitemap', uid: 's' } },
      { type: 'block', block: { kind: 'faulty', component: 'odd', uid: 'o' } },
      { type: 'paragraph', content: [plain('After')] },
    ])
  })

  test('unknown nodes keep their text and their children', () => {
    expect(
      read(
        { type: 'callout', content: [heading(2, 'Note'), paragraph(text('Kept'))] },
        paragraph({ type: 'mention', content: [text('Mara')] }, { type: 'sparkle', text: '!' }),
      ),
    ).toMatchObject([
      { type: 'heading', text: 'Note' },
      { type: 'paragraph', content: [plain('Kept')] },
      { type: 'paragraph', content: [plain('Mara'), plain('!')] },
    ])
  })
})

describe('BLOCK-7 HEAD-1 headings', () => {
  test.each([
    [1, 2],
    [2, 2],
    [3, 3],
    [6, 6],
    [9, 6],
    [0, 2],
    ['4', 4],
    [undefined, 2],
    ['x', 2],
  ])('stored level %j is shown as %j', (stored, level) => {
    expect(read(heading(stored, 'Scope'))).toMatchObject([{ type: 'heading', level }])
  })

  test('get an id from their text, their own one first, unique on the page', () => {
    const own = { ...heading(2, 'Scope'), attrs: { level: 2, id: 'chapter-1' } }
    expect(read(heading(2, 'Scope'), heading(3, ' Scope '), own)).toMatchObject([
      { id: 'scope', text: 'Scope' },
      { id: 'scope-2', text: 'Scope' },
      { id: 'chapter-1', text: 'Scope' },
    ])
  })

  test('are dropped if they are empty', () => {
    expect(read(heading(2, ' '))).toBeUndefined()
  })
})

test('DATA-3 a plain string becomes a paragraph for each part between blank lines', () => {
  expect(readRichText(' One\r\nline\n \n\nTwo <b>\n', testContext())).toMatchObject([
    { type: 'paragraph', content: [plain('One'), { type: 'break' }, plain('line')] },
    { type: 'paragraph', content: [plain('Two <b>')] },
  ])
})

test.each([
  [undefined],
  [null],
  [''],
  [' \n '],
  [7],
  [[]],
  [{}],
  [doc()],
  [doc(paragraph())],
  [doc(paragraph(text('  ')))],
])('DATA-3 %j is no text', (raw) => {
  expect(readRichText(raw, testContext())).toBeUndefined()
})

test('DATA-4 endless nesting is cut off without a crash', () => {
  let node: Json = paragraph(text('deep'))
  for (let level = 0; level < 20_000; level++) node = { type: 'blockquote', content: [node] }
  expect(() => read(paragraph(text('top')), node)).not.toThrow()
  expect(read(paragraph(text('top')), node)).toHaveLength(1)
})

test('BLOCK-11 reading never throws, whatever the nodes contain', () => {
  const type = fc.constantFrom(
    ...['doc', 'paragraph', 'text', 'heading', 'table', 'tableRow', 'tableCell', 'blok', 'image'],
    ...['emoji', 'bullet_list', 'list_item', 'code_block', 'link', 'textStyle', 'hard_break'],
  )
  const odd = fc.jsonValue({ maxDepth: 1 })
  const attrs = fc.dictionary(
    fc.constantFrom('href', 'level', 'color', 'body', 'src', 'id', 'class', 'order', 'colspan'),
    odd,
    { maxKeys: 3 },
  )
  const leaf = fc.record({ type, text: odd, attrs: fc.oneof(odd, attrs), marks: odd, content: odd })
  const branch = (inside: fc.Arbitrary<unknown>) =>
    fc.record({
      type,
      attrs,
      content: fc.array(inside, { maxLength: 3 }),
      marks: fc.array(leaf, { maxLength: 2 }),
    })
  const node = fc.oneof(leaf, branch(leaf), branch(branch(leaf)), branch(branch(branch(leaf))))
  fc.assert(
    fc.property(node, (raw) => {
      expect([undefined, true]).toContain(readRichText(raw, testContext())?.every(isRichTextBlock))
    }),
  )
})

function isRichTextBlock(block: { readonly type: string }) {
  return block.type !== 'doc' && block.type !== 'text'
}
