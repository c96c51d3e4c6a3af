import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bodyText } from './body-text.ts'

const text = (value: string, mark?: string) => ({
  type: 'text',
  text: value,
  ...(mark === undefined ? {} : { marks: [{ type: mark, attrs: { href: '/hidden' } }] }),
})
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content })
const doc = (...content: unknown[]) => ({ type: 'doc', content })

describe('SEARCH-2 body text', () => {
  it.each<[string, unknown, string]>([
    [
      'the fields of blocks',
      { body: [{ component: 'faqs', heading: 'Why float?' }] },
      'Why float?',
    ],
    [
      'rich text, a line a paragraph, words whole across marks',
      {
        body: doc(
          paragraph(text('un'), text('believ', 'bold'), text('able')),
          paragraph(text('b')),
        ),
      },
      'unbelievable\nb',
    ],
    [
      'lists and tables',
      doc({
        type: 'bullet_list',
        content: [{ type: 'list_item', content: [paragraph(text('x'))] }],
      }),
      'x',
    ],
    [
      'names and headings of a chart',
      {
        component: 'figure-chart',
        shape: 'bar',
        title: 'Late gates',
        data: {
          fieldtype: 'table',
          thead: [{ value: 'Gate' }, { value: 'Days' }],
          tbody: [{ _uid: 'r', body: [{ value: 'Design freeze' }, { value: 12 }] }, null],
        },
      },
      'Late gates\nGate Days\nDesign freeze 12',
    ],
    [
      'words without the numbers of their notes',
      doc(paragraph(text('ledger'), text('1', 'superscript')), {
        type: 'blok',
        attrs: { body: [{ component: 'notes', notes: [{ component: 'note', text: 'Closed.' }] }] },
      }),
      'ledger\nClosed.',
    ],
    [
      'powers, where there are no notes',
      doc(paragraph(text('40 m'), text('2', 'superscript'))),
      '40 m2',
    ],
    [
      'breaks and emoji',
      doc(paragraph(text('a'), { type: 'hard_break' }, { type: 'emoji', attrs: { emoji: '🚀' } })),
      'a 🚀',
    ],
    [
      'blocks within rich text',
      doc({
        type: 'blok',
        attrs: { body: [{ component: 'stat', heading: 42, text: 'per cent' }] },
      }),
      '42\nper cent',
    ],
    ['table fields', { table: { thead: [{ value: 'Gate' }], fieldtype: 'table' } }, 'Gate'],
    [
      'every field that visitors read, as its schema marks it',
      { body: [{ component: 'sitemap', heading: 'All', featured_heading: 'Most read' }] },
      'All\nMost read',
    ],
    [
      'nothing of a block that its schema does not know or mark',
      { body: [{ component: 'structured-data', code: 'hidden', heading: 'hidden' }] },
      '',
    ],
    [
      'what any block may hold of one that is unknown',
      { body: [{ component: 'older', heading: 'Shown', code: 'hidden' }] },
      'Shown',
    ],
    [
      'nothing that only points or configures',
      {
        _uid: 'u-1',
        component: 'modules/resource',
        seo: { title: 'hidden', description: 'hidden' },
        schemas: [{ code: 'hidden', text: 'hidden' }],
        date: '2020-01-01',
        theme: ['ppm'],
        icon: 'gate',
        image: { fieldtype: 'asset', filename: 'f.png', name: 'hidden', title: 'hidden' },
        download: [
          { label: 'Shown', link: { fieldtype: 'multilink', url: '/x', title: 'hidden' } },
        ],
      },
      'Shown',
    ],
  ])('takes %s', (_, content, expected) => {
    expect(bodyText(content)).toBe(expected)
  })

  it('never throws, whatever was saved', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 8 }), fc.anything(), (json, anything) => {
        expect(typeof bodyText(json)).toBe('string')
        expect(typeof bodyText(anything)).toBe('string')
      }),
    )
  })

  it('leaves out what lies absurdly deep', () => {
    let nested: unknown = doc(paragraph(text('deep')))
    for (let level = 0; level < 50_000; level++) nested = { type: 'doc', content: [nested] }
    expect(bodyText(nested)).toBe('')
  })
})
