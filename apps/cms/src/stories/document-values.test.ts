import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { documentValues, documentWords } from './document-values.ts'

const row = (
  path: string,
  kind: string,
  text = '',
  folded: string | null = null,
  num?: number,
) => ({
  path,
  kind,
  text,
  folded,
  num: num ?? null,
})

const table: readonly [string, unknown, readonly unknown[]][] = [
  ['a text', { a: 'b' }, [row('a', 'text', 'b')]],
  ['a text that folding changes', { a: 'Ärger' }, [row('a', 'text', 'Ärger', 'arger')]],
  ['a text that reads as a number', { a: '-1.50' }, [row('a', 'text', '-1.50', null, -1.5)]],
  ['a number', { a: 1e21 }, [row('a', 'number', '1e+21', null, 1e21)]],
  ['yes and no', { a: true }, [row('a', 'boolean', 'true')]],
  ['null', { a: null }, [row('a', 'null')]],
  ['an empty list', { a: [] }, [row('a', 'list', '', null, 0)]],
  ['an empty object', { a: {} }, [row('a', 'object', '', null, 0)]],
  [
    'a list of texts, each also at path[]',
    { theme: ['a', 'b'] },
    [
      row('theme', 'list', '', null, 2),
      row('theme.0', 'text', 'a'),
      row('theme[]', 'text', 'a'),
      row('theme.1', 'text', 'b'),
      row('theme[]', 'text', 'b'),
    ],
  ],
  [
    'nested values, the outer ones first',
    { seo: { title: 't' }, body: [{ name: 'n' }, null] },
    [
      row('seo', 'object', '', null, 1),
      row('body', 'list', '', null, 2),
      row('seo.title', 'text', 't'),
      row('body.0', 'object', '', null, 1),
      row('body.1', 'null'),
      row('body.0.name', 'text', 'n'),
    ],
  ],
  [
    'a rich text, as one object',
    { text: { type: 'doc', content: [{ type: 'paragraph' }] } },
    [row('text', 'object', '', null, 2)],
  ],
  ['no _uid and no _editable', { _uid: 'u', _editable: 'e' }, []],
  ['a key with a dot', { 'a.b': 1 }, [row('a.b', 'number', '1', null, 1)]],
  ['content that is no object', 'text', []],
  ['no content', null, []],
]

describe('delivery-protocol#filters filterable values of content', () => {
  test.each(table)('%s', (_name, content, expected) => {
    expect(documentValues(content)).toEqual(expected)
  })

  test.each(['0x10', '1e3', '', ' ', '1,5', 'Infinity', '9'.repeat(400), '1 2', '--1'])(
    'the text %j is no number',
    (text) => {
      expect(documentValues({ text })[0]?.num).toBeNull()
    },
  )

  test.each([
    [' 12 ', 12],
    ['+.5', 0.5],
    ['3.', 3],
    ['007', 7],
  ])('the text %j is the number %d', (text, number) => {
    expect(documentValues({ text })[0]?.num).toBe(number)
  })

  test('what PostgreSQL cannot store is replaced, in keys and values', () => {
    const [value] = documentValues({ 'k\0': '\ud800' })
    expect(value).toMatchObject({ path: 'k\uFFFD', text: '\uFFFD' })
  })

  test('a long text is stored as its beginning and a digest', () => {
    const [a, b] = ['a', 'b'].map((end) => documentValues({ text: 'x'.repeat(1e6) + end })[0]?.text)
    expect(a).toHaveLength(833)
    expect(a).not.toBe(b)
  })

  test('there are at most 20,000 rows, the top ones among them', () => {
    const wide = Object.fromEntries(Array.from({ length: 30_000 }, (_, index) => [`k${index}`, 1]))
    const rows = documentValues({ wide, theme: 'last' })
    expect(rows).toHaveLength(20_000)
    expect(rows.some(({ path }) => path === 'theme')).toBe(true)
  })

  test('values below the 32nd level are left out', () => {
    let content: object = { name: 'deepest' }
    for (let level = 0; level < 10_000; level++) content = { a: content }
    expect(documentValues(content)).toHaveLength(32)
  })

  test('any JSON yields rows that both databases can store', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (content) => {
        for (const { path, text, num } of documentValues(content)) {
          expect(path.isWellFormed() && text.isWellFormed()).toBe(true)
          expect(num === null || Number.isFinite(num)).toBe(true)
        }
      }),
    )
  })
})

const page = { component: 'page' }
const wording = { slug: 'a-slug', name: '', tagList: [], content: {} }

describe('SEARCH-2 searchable words of a story', () => {
  test('come from name, description, readable body, tags and slug, folded', () => {
    const found = documentWords({
      slug: 'earned-value',
      name: 'Über Pläne',
      tagList: ['Finance'],
      content: {
        component: 'page',
        description: 'A Description',
        body: [{ component: 'hero-banner', heading: 'Heading, heading', graphic: 'unseen' }],
      },
    })
    expect([...found].sort()).toEqual(
      ['a', 'description', 'earned', 'finance', 'heading', 'plane', 'uber', 'value'].sort(),
    )
  })

  test('an empty story has the words of its slug', () => {
    expect(documentWords({ ...wording, content: undefined })).toEqual(['a', 'slug'])
  })

  test('a very long word is stored in pieces that contain every term', () => {
    const letters = Array.from({ length: 2000 }, (_, index) => String.fromCodePoint(0x4e00 + index))
    const text = letters.join('')
    const found = documentWords({ ...wording, content: { ...page, description: text } }).slice(2)
    expect(Math.max(...found.map((word) => Buffer.byteLength(word)))).toBeLessThanOrEqual(2046)
    for (let start = 0; start + 64 <= text.length; start += 7) {
      const term = text.slice(start, start + 64)
      expect(found.some((word) => word.includes(term))).toBe(true)
    }
  })

  test('words beyond half a megabyte are left out', () => {
    const text = Array.from({ length: 200_000 }, (_, index) => `word${index}`).join(' ')
    const bytes = Buffer.byteLength(
      documentWords({
        ...wording,
        content: { ...page, body: [{ component: 'banner', heading: text }] },
      }).join(''),
    )
    expect(bytes).toBeLessThanOrEqual(512 * 1024)
    expect(bytes).toBeGreaterThan(512 * 1000)
  })
})
