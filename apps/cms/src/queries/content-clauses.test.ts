import { beforeAll, expect, test } from 'vitest'
import type { ContentClause } from '../database/story-query.ts'
import { fillWith, onBothDatabases } from '../storage/storage.fixture.ts'
import type { Storage } from '../storage/storage.ts'
import { contentIs, slugsOf } from './list-query.fixture.ts'

/** What `field` is in the story of each name; `missing` has none. */
const FIELDS: Readonly<Record<string, unknown>> = {
  text: 'Café au lait',
  lower: 'cafe au lait',
  blank: '',
  'null-value': null,
  yes: true,
  no: false,
  'yes-text': 'true',
  seven: 7,
  'seven-text': '7',
  'minus-text': '-3.5',
  'no-number': '7 apples',
  list: ['red', 'green'],
  'red-text': 'red',
  'number-list': [7, true],
  'empty-list': [],
  object: { inner: 'red' },
  'empty-object': {},
  'rich-text': { type: 'doc', content: [] },
  day: '2026-03-01',
  minute: '2026-03-01 09:30',
  iso: '2026-03-02T09:30:00.000Z',
  'not-a-day': '2026 was good',
  signs: '50%_of [all] "it\'s" \\ $.a',
}
const ALL = [...Object.keys(FIELDS), 'missing']
const allBut = (...names: readonly string[]) => ALL.filter((name) => !names.includes(name))

const clause = (rest: object) => ({ path: 'field', ...rest }) as ContentClause

const CASES: readonly (readonly [object, readonly string[]])[] = [
  [{ operation: 'in', values: ['red'] }, ['list', 'red-text']],
  [{ operation: 'in', values: ['Red'] }, []],
  [{ operation: 'in', values: ['Café au lait'] }, ['text']],
  [{ operation: 'in', values: ['true'] }, ['yes', 'yes-text', 'number-list']],
  [{ operation: 'in', values: ['7', 'green'] }, ['seven', 'seven-text', 'list', 'number-list']],
  [{ operation: 'in', values: [''] }, ['blank']],
  [{ operation: 'in', values: [] }, []],
  [{ operation: 'not_in', values: ['red'] }, allBut('list', 'red-text')],
  [{ operation: 'not_in', values: [] }, ALL],
  [{ operation: 'any_in_array', values: ['green', 'blue'] }, ['list']],
  [{ operation: 'any_in_array', values: ['red'] }, ['list', 'red-text']],
  [{ operation: 'any_in_array', values: [] }, []],
  [{ operation: 'all_in_array', values: ['red', 'green', 'red'] }, ['list']],
  [{ operation: 'all_in_array', values: ['red'] }, ['list', 'red-text']],
  [{ operation: 'all_in_array', values: ['red', 'blue'] }, []],
  [{ operation: 'all_in_array', values: [] }, ALL],
  [{ operation: 'like', pattern: 'CAFE*' }, ['text', 'lower']],
  [{ operation: 'like', pattern: '*LÄIT' }, ['text', 'lower']],
  [{ operation: 'like', pattern: '*é AU*' }, ['text', 'lower']],
  [{ operation: 'like', pattern: 'au' }, []],
  [{ operation: 'like', pattern: 'café au lait' }, ['text', 'lower']],
  [{ operation: 'like', pattern: '*café au lait, please' }, []],
  [{ operation: 'like', pattern: '*gree*' }, ['list']],
  [{ operation: 'like', pattern: '' }, ['blank']],
  [
    { operation: 'like', pattern: '*' },
    allBut('missing', 'null-value', 'empty-list', 'object', 'empty-object', 'rich-text'),
  ],
  [{ operation: 'not_like', pattern: 'cafe*' }, allBut('text', 'lower')],
  [
    { operation: 'is', state: 'empty' },
    ['blank', 'null-value', 'empty-list', 'empty-object', 'missing'],
  ],
  [
    { operation: 'is', state: 'not_empty' },
    allBut('blank', 'null-value', 'empty-list', 'empty-object', 'missing'),
  ],
  [{ operation: 'is', state: 'empty_array' }, ['empty-list']],
  [{ operation: 'is', state: 'not_empty_array' }, ['list', 'number-list']],
  [{ operation: 'is', state: 'true' }, ['yes']],
  [{ operation: 'is', state: 'false' }, ['no']],
  [{ operation: 'is', state: 'null' }, ['null-value']],
  [{ operation: 'is', state: 'not_null' }, allBut('null-value', 'missing')],
  [{ operation: 'exists', exists: true }, allBut('missing')],
  [{ operation: 'exists', exists: false }, ['missing']],
  [{ operation: 'gt_date', date: '2026-03-01 00:00' }, ['minute', 'iso']],
  [{ operation: 'gt_date', date: '2026-03-01 09:30' }, ['iso']],
  [{ operation: 'lt_date', date: '2026-03-02 09:30' }, ['day', 'minute']],
  [{ operation: 'lt_date', date: '2026-03-02 09:31' }, ['day', 'minute', 'iso']],
  [{ operation: 'lt_date', date: '2026-03-01 00:00' }, []],
  [{ operation: 'gt_int', number: 6 }, ['seven', 'seven-text']],
  [{ operation: 'gt_int', number: 7 }, []],
  [{ operation: 'lt_int', number: 0 }, ['minus-text']],
  [{ operation: 'gt_float', number: -3.6 }, ['seven', 'seven-text', 'minus-text']],
  [{ operation: 'lt_float', number: -3.5 }, []],
  [{ operation: 'lt_float', number: Number.NaN }, []],
  [
    { operation: 'lt_int', number: Number.POSITIVE_INFINITY },
    ['seven', 'seven-text', 'minus-text'],
  ],
  [{ path: 'nowhere', operation: 'in', values: ['red'] }, []],
  [{ path: 'nowhere', operation: 'not_in', values: ['red'] }, ALL],
  [{ path: 'nowhere', operation: 'is', state: 'empty' }, ALL],
  [{ path: 'field.inner', operation: 'in', values: ['red'] }, ['object']],
  [{ path: 'field.1', operation: 'in', values: ['green'] }, ['list']],
  [{ path: 'component', operation: 'in', values: ['page'] }, ALL],
  [{ path: 'field__i18n__es_co', operation: 'in', values: ['rojo'] }, ['text']],
]

onBothDatabases('delivery-protocol#filters', (open) => {
  let storage: Storage
  beforeAll(async () => {
    storage = await open()
    await fillWith(
      storage,
      ALL.map((slug, position) => ({
        full_slug: slug,
        position,
        content: {
          component: 'page',
          ...(slug === 'missing' ? {} : { field: FIELDS[slug] }),
          ...(slug === 'text' ? { field__i18n__es_co: 'rojo' } : {}),
        },
      })),
    )
  })

  test.each(CASES)('%j', async (rest, slugs) => {
    const found = await slugsOf(storage, { where: [contentIs(clause(rest))] })
    expect(found.toSorted()).toEqual(slugs.toSorted())
  })

  test('clauses are joined by AND; of __or one is enough', async () => {
    const red = clause({ operation: 'in', values: ['red'] })
    const list = clause({ operation: 'is', state: 'not_empty_array' })
    expect(await slugsOf(storage, { where: [contentIs(red), contentIs(list)] })).toEqual(['list'])
    const clauses = [
      red,
      clause({ operation: 'is', state: 'false' }),
      clause({ operation: 'not_like', pattern: '*' }),
      clause({ operation: 'all_in_array', values: ['7', 'true'] }),
    ]
    expect(
      await slugsOf(storage, { where: [{ kind: 'any-of', clauses }, contentIs(list)] }),
    ).toEqual(['list', 'number-list'])
    expect(await slugsOf(storage, { where: [{ kind: 'any-of', clauses }] })).toEqual([
      'null-value',
      'no',
      'list',
      'red-text',
      'number-list',
      'empty-list',
      'object',
      'empty-object',
      'rich-text',
      'missing',
    ])
    expect(await slugsOf(storage, { where: [{ kind: 'any-of', clauses: [] }] })).toEqual([])
  })

  test.each([
    '50%',
    '%',
    '_',
    '%_of',
    "it's",
    '"',
    '\\',
    '[all]',
    '[a-z]',
    '$.a',
    '?',
    '\0',
    '\uD800',
    "'; drop table story; --",
    '*'.repeat(200),
    'a*'.repeat(400),
    'x'.repeat(5000),
  ])('%j is matched as it stands', async (text) => {
    const bare = text.replace(/^\*+|\*+$/g, '')
    const expected = String(FIELDS.signs).includes(bare) && bare !== '' ? ['signs'] : []
    const like = clause({ operation: 'like', pattern: `*${text}*` })
    const found = await slugsOf(storage, { where: [contentIs(like)] })
    if (bare !== '') expect(found).toEqual(expected)
    expect(
      await slugsOf(storage, { where: [contentIs(clause({ operation: 'in', values: [text] }))] }),
    ).toEqual([])
    const path = { ...clause({ operation: 'in', values: ['red'] }), path: `field${text}` }
    expect(await slugsOf(storage, { where: [contentIs(path)] })).toEqual([])
    const by = { path: text, as: 'text' } as const
    const sort = [{ by, descending: true, nullsFirst: true }]
    expect(await slugsOf(storage, { sort })).toEqual(ALL)
  })

  test('hundreds of clauses and thousands of values are answered', async () => {
    const clauses = Array.from({ length: 800 }, (_, index) =>
      clause({ operation: index % 2 ? 'in' : 'gt_int', values: [`v${index}`], number: 100 }),
    )
    expect(await slugsOf(storage, { where: [{ kind: 'any-of', clauses }] })).toEqual([])
    const none = clauses.map(({ path }, index) =>
      contentIs({ path, operation: 'not_in', values: [`v${index}`] }),
    )
    expect(await slugsOf(storage, { where: none })).toEqual(ALL)
    const values = [...Array.from({ length: 50_000 }, (_, index) => `v${index}`), 'red']
    const many = contentIs(clause({ operation: 'in', values }))
    expect(await slugsOf(storage, { where: [many] })).toEqual(['list', 'red-text'])
  })
})
