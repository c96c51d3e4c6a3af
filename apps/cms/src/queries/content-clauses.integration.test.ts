import { fold } from '@prospectus/content/text/fold'
import type { Clause } from '@prospectus/protocol/query/operations'
import { textsPredicate } from '@prospectus/protocol/query/texts-predicate'
import { beforeAll, expect, test } from 'vitest'
import { fillWith, onBothDatabases } from '../storage/storage.fixture.ts'
import type { Storage } from '../storage/storage.ts'
import { contentIs, slugsOf } from './list-query.fixture.ts'

/** The value of `field` in the story of each name; `missing` has none. */
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

const clause = (rest: object) => ({ field: 'field', ...rest }) as Clause

/** The fields that are non-blank texts in memory as well, or lists of them. */
const TEXTS = new Map(
  Object.entries(FIELDS).flatMap(([slug, value]) => {
    const texts = [value].flat()
    const isTexts = texts.every((text) => typeof text === 'string' && text !== '')
    return isTexts && texts.length > 0 ? [[slug, texts.map(String)] as const] : []
  }),
)

/** In memory there are only texts, without booleans or lists. */
const OTHER_STATES = ['true', 'false', 'empty_array', 'not_empty_array']
/** Other fields than the usual one are for tests of paths. */
const meansTheSame = (condition: object) =>
  !('field' in condition) &&
  !('operand' in condition && OTHER_STATES.includes(String(condition.operand)))

const CASES: readonly (readonly [object, readonly string[]])[] = [
  [{ operation: 'in', operand: ['red'] }, ['list', 'red-text']],
  [{ operation: 'in', operand: ['Red'] }, []],
  [{ operation: 'in', operand: ['Café au lait'] }, ['text']],
  [{ operation: 'in', operand: ['true'] }, ['yes', 'yes-text', 'number-list']],
  [{ operation: 'in', operand: ['7', 'green'] }, ['seven', 'seven-text', 'list', 'number-list']],
  [{ operation: 'in', operand: [''] }, ['blank']],
  [{ operation: 'in', operand: [] }, []],
  [{ operation: 'not_in', operand: ['red'] }, allBut('list', 'red-text')],
  [{ operation: 'not_in', operand: [] }, ALL],
  [{ operation: 'any_in_array', operand: ['green', 'blue'] }, ['list']],
  [{ operation: 'any_in_array', operand: ['red'] }, ['list', 'red-text']],
  [{ operation: 'any_in_array', operand: [] }, []],
  [{ operation: 'all_in_array', operand: ['red', 'green', 'red'] }, ['list']],
  [{ operation: 'all_in_array', operand: ['red'] }, ['list', 'red-text']],
  [{ operation: 'all_in_array', operand: ['red', 'blue'] }, []],
  [{ operation: 'all_in_array', operand: [] }, ALL],
  [{ operation: 'like', operand: 'CAFE*' }, ['text', 'lower']],
  [{ operation: 'like', operand: '*LÄIT' }, ['text', 'lower']],
  [{ operation: 'like', operand: '*é AU*' }, ['text', 'lower']],
  [{ operation: 'like', operand: 'au' }, []],
  [{ operation: 'like', operand: 'café au lait' }, ['text', 'lower']],
  [{ operation: 'like', operand: '*café au lait, please' }, []],
  [{ operation: 'like', operand: '*gree*' }, ['list']],
  [{ operation: 'like', operand: '' }, ['blank']],
  [
    { operation: 'like', operand: '*' },
    allBut('missing', 'null-value', 'empty-list', 'object', 'empty-object', 'rich-text'),
  ],
  [{ operation: 'not_like', operand: 'cafe*' }, allBut('text', 'lower')],
  [
    { operation: 'is', operand: 'empty' },
    ['blank', 'null-value', 'empty-list', 'empty-object', 'missing'],
  ],
  [
    { operation: 'is', operand: 'not_empty' },
    allBut('blank', 'null-value', 'empty-list', 'empty-object', 'missing'),
  ],
  [{ operation: 'is', operand: 'empty_array' }, ['empty-list']],
  [{ operation: 'is', operand: 'not_empty_array' }, ['list', 'number-list']],
  [{ operation: 'is', operand: 'true' }, ['yes']],
  [{ operation: 'is', operand: 'false' }, ['no']],
  [{ operation: 'is', operand: 'null' }, ['null-value']],
  [{ operation: 'is', operand: 'not_null' }, allBut('null-value', 'missing')],
  [{ operation: 'exists', operand: true }, allBut('missing')],
  [{ operation: 'exists', operand: false }, ['missing']],
  [{ operation: 'gt_date', operand: Date.UTC(2026, 2, 1, 0, 0) }, ['minute', 'iso']],
  [{ operation: 'gt_date', operand: Date.UTC(2026, 2, 1, 9, 30) }, ['iso']],
  [{ operation: 'lt_date', operand: Date.UTC(2026, 2, 2, 9, 30) }, ['day', 'minute']],
  [{ operation: 'lt_date', operand: Date.UTC(2026, 2, 2, 9, 31) }, ['day', 'minute', 'iso']],
  [{ operation: 'lt_date', operand: Date.UTC(2026, 2, 1, 0, 0) }, []],
  [{ operation: 'gt_int', operand: 6 }, ['seven', 'seven-text']],
  [{ operation: 'gt_int', operand: 7 }, []],
  [{ operation: 'lt_int', operand: 0 }, ['minus-text']],
  [{ operation: 'gt_float', operand: -3.6 }, ['seven', 'seven-text', 'minus-text']],
  [{ operation: 'lt_float', operand: -3.5 }, []],
  [{ operation: 'lt_float', operand: Number.NaN }, []],
  [
    { operation: 'lt_int', operand: Number.POSITIVE_INFINITY },
    ['seven', 'seven-text', 'minus-text'],
  ],
  [{ field: 'nowhere', operation: 'in', operand: ['red'] }, []],
  [{ field: 'nowhere', operation: 'not_in', operand: ['red'] }, ALL],
  [{ field: 'nowhere', operation: 'is', operand: 'empty' }, ALL],
  [{ field: 'field.inner', operation: 'in', operand: ['red'] }, ['object']],
  [{ field: 'field.1', operation: 'in', operand: ['green'] }, ['list']],
  [{ field: 'component', operation: 'in', operand: ['page'] }, ALL],
  [{ field: 'field__i18n__es_co', operation: 'in', operand: ['rojo'] }, ['text']],
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

  test.each(CASES)('%j finds its stories', async (rest, slugs) => {
    const found = await slugsOf(storage, { where: [contentIs(clause(rest))] })
    expect(found.toSorted()).toEqual(slugs.toSorted())
  })

  test.each(CASES.filter(([condition]) => meansTheSame(condition)))(
    '%j holds for texts in SQL as it does in memory',
    async (rest, slugs) => {
      const holds = textsPredicate(clause(rest), { fold, spell: (text) => text })
      const inMemory = [...TEXTS].filter(([, texts]) => holds(texts)).map(([slug]) => slug)
      expect(inMemory).toEqual([...TEXTS.keys()].filter((slug) => slugs.includes(slug)))
    },
  )

  test('all clauses must hold, but only one of __or', async () => {
    const red = clause({ operation: 'in', operand: ['red'] })
    const list = clause({ operation: 'is', operand: 'not_empty_array' })
    expect(await slugsOf(storage, { where: [contentIs(red), contentIs(list)] })).toEqual(['list'])
    const clauses = [
      red,
      clause({ operation: 'is', operand: 'false' }),
      clause({ operation: 'not_like', operand: '*' }),
      clause({ operation: 'all_in_array', operand: ['7', 'true'] }),
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
  ])('%j is matched literally', async (text) => {
    const bare = text.replace(/^\*+|\*+$/g, '')
    const expected = String(FIELDS.signs).includes(bare) && bare !== '' ? ['signs'] : []
    const like = clause({ operation: 'like', operand: `*${text}*` })
    const found = await slugsOf(storage, { where: [contentIs(like)] })
    if (bare !== '') expect(found).toEqual(expected)
    expect(
      await slugsOf(storage, { where: [contentIs(clause({ operation: 'in', operand: [text] }))] }),
    ).toEqual([])
    const path = { ...clause({ operation: 'in', operand: ['red'] }), field: `field${text}` }
    expect(await slugsOf(storage, { where: [contentIs(path)] })).toEqual([])
    const by = { path: text, type: 'text' } as const
    const sort = [{ by, isDescending: true, areNullsFirst: true }]
    expect(await slugsOf(storage, { sort })).toEqual(ALL)
  })

  test('two clauses find the intersection, in either order', async () => {
    const exact = clause({ operation: 'in', operand: ['red', '7', '2026-03-01 09:30', 'true'] })
    const alone = await slugsOf(storage, { where: [contentIs(exact)] })
    expect(alone.length).toBeGreaterThan(3)
    for (const [condition] of CASES) {
      const other = contentIs(clause(condition))
      const found = await slugsOf(storage, { where: [other] })
      expect(await slugsOf(storage, { where: [contentIs(exact), other] })).toEqual(
        alone.filter((slug) => found.includes(slug)),
      )
    }
  })

  test('hundreds of clauses and thousands of values work', async () => {
    const clauses = Array.from({ length: 800 }, (_, index) =>
      clause(
        index % 2
          ? { operation: 'in', operand: [`v${index}`] }
          : { operation: 'gt_int', operand: 100 },
      ),
    )
    expect(await slugsOf(storage, { where: [{ kind: 'any-of', clauses }] })).toEqual([])
    const none = clauses.map(({ field }, index) =>
      contentIs({ field, operation: 'not_in', operand: [`v${index}`] }),
    )
    expect(await slugsOf(storage, { where: none })).toEqual(ALL)
    const operand = [...Array.from({ length: 50_000 }, (_, index) => `v${index}`), 'red']
    const many = contentIs(clause({ operation: 'in', operand }))
    expect(await slugsOf(storage, { where: [many] })).toEqual(['list', 'red-text'])
  })
})
