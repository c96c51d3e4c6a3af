import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bodyText } from './searchable-text.ts'

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
      {
        body: [
          {
            component: 'faqs',
            heading: 'Why float?',
            entries: [{ title: 'What is it?', description: doc(paragraph(text('Spare time.'))) }],
          },
        ],
      },
      'Why float?\nWhat is it?\nSpare time.',
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
      {
        body: doc({
          type: 'bullet_list',
          content: [{ type: 'list_item', content: [paragraph(text('x'))] }],
        }),
      },
      'x',
    ],
    [
      'names and headings of a chart',
      {
        body: [
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
        ],
      },
      'Late gates\nGate Days\nDesign freeze 12',
    ],
    [
      'words without the numbers of their notes',
      {
        body: doc(paragraph(text('ledger'), text('1', 'superscript')), {
          type: 'blok',
          attrs: {
            body: [{ component: 'notes', notes: [{ component: 'note', text: 'Closed.' }] }],
          },
        }),
      },
      'ledger\nClosed.',
    ],
    [
      'powers, where there are no notes',
      { body: doc(paragraph(text('40 m'), text('2', 'superscript'))) },
      '40 m2',
    ],
    [
      'breaks and emoji',
      {
        body: doc(
          paragraph(text('a'), { type: 'hard_break' }, { type: 'emoji', attrs: { emoji: '🚀' } }),
        ),
      },
      'a 🚀',
    ],
    [
      'blocks within rich text',
      {
        body: doc({
          type: 'blok',
          attrs: {
            body: [{ component: 'stats-grid', stats: [{ heading: 42, subheading: 'per cent' }] }],
          },
        }),
      },
      '42\nper cent',
    ],
    [
      'every field that visitors read, as its schema marks it',
      { body: [{ component: 'sitemap', heading: 'All', featured_heading: 'Most read' }] },
      'All\nMost read',
    ],
    [
      'nothing of a block that its schema does not know or mark',
      { body: [{ component: 'structured-data', code: '{"@type": "Thing"}', heading: 'hidden' }] },
      '',
    ],
    [
      'nothing of a block that nobody knows',
      { component: 'modules/page', body: [{ component: 'older', heading: 'hidden' }] },
      '',
    ],
    [
      'nothing of a block that lacks what it needs, in a list or in a text',
      {
        component: 'modules/page',
        body: [
          { component: 'hero-banner', description: doc(paragraph(text('hidden'))) },
          { component: 'card-grid', heading: 'hidden', cards: [{ description: 'hidden' }] },
          { component: 'image-banner', heading: 'hidden', image: { filename: '' } },
          { component: 'content-area', heading: 'hidden', body: doc() },
          {
            component: 'content-area',
            body: doc(paragraph(text('Shown.')), {
              type: 'blok',
              attrs: { body: [{ component: 'pull-quote', name: 'hidden' }] },
            }),
          },
        ],
      },
      'Shown.',
    ],
    [
      'nothing of a part that lacks what it needs',
      {
        component: 'modules/page',
        body: [
          { component: 'card-grid', cards: [{ heading: 'Shown' }, { description: 'hidden' }] },
        ],
      },
      'Shown',
    ],
    [
      'nothing that a page no longer has a field for',
      {
        component: 'modules/page',
        intro: doc(paragraph(text('hidden'))),
        body: [
          { component: 'hero-banner', heading: 'Shown', lead: doc(paragraph(text('hidden'))) },
        ],
      },
      'Shown',
    ],
    [
      'nothing about a recording or an event that a resource is not',
      {
        component: 'modules/resource',
        recording_note: doc(paragraph(text('hidden'))),
        location: 'hidden',
      },
      '',
    ],
    [
      'where an event is, and what a recording is',
      {
        component: 'modules/resource',
        starts_at: '2020-01-01 09:00',
        location: 'Leeds',
        video_url: 'https://films.example/1',
        recording_note: doc(paragraph(text('A part.'))),
      },
      'A part.\nLeeds',
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

  it('leaves out absurdly deep content', () => {
    let nested: unknown = doc(paragraph(text('deep')))
    for (let level = 0; level < 50_000; level++) nested = { type: 'doc', content: [nested] }
    expect(bodyText({ body: nested })).toBe('')
  })
})
