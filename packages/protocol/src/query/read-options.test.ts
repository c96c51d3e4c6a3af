import { describe, expect, it } from 'vitest'
import { readOptions } from './read-options.ts'

/** Parsed JSON, since a literal would treat some keys specially. */
const json = (text: string): unknown => JSON.parse(text)
const queryOf = (options: unknown) => {
  const read = readOptions(options)
  if (!read.ok) throw new Error(read.error.error)
  return read.query
}
const clausesOf = (filter_query: unknown) => queryOf({ filter_query }).clauses
const error = (options: unknown) => {
  const read = readOptions(options)
  return read.ok ? undefined : read.error
}

describe('readOptions accepts', () => {
  it('CALL-4 nothing: the first hundred stories by position', () => {
    expect(queryOf({})).toEqual({
      startsWith: [],
      uuids: undefined,
      clauses: [],
      text: '',
      sort: { by: 'position', isDescending: false },
      page: 1,
      perPage: 100,
      excluded: new Set(),
    })
  })

  it.each<[unknown, object]>([
    [{ starts_with: 'blog/' }, { startsWith: ['blog/'] }],
    [{ starts_with: 'blog/,news/' }, { startsWith: ['blog/', 'news/'] }],
    [{ starts_with: '' }, { startsWith: [] }],
    [{ starts_with: 'a'.repeat(500) }, { startsWith: ['a'.repeat(500)] }],
    [{ by_uuids: 'a,b' }, { uuids: ['a', 'b'] }],
    [{ by_uuids: '' }, { uuids: [] }],
    [{ by_uuids: Array(100).fill('u').join(',') }, { uuids: Array(100).fill('u') }],
    [{ search_term: ' Über 🚀 ' }, { text: ' Über 🚀 ' }],
    [{ search_term: 'a'.repeat(200) }, { text: 'a'.repeat(200) }],
    [{ sort_by: 'position:desc' }, { sort: { by: 'position', isDescending: true } }],
    [{ sort_by: 'name' }, { sort: { by: 'name', isDescending: false } }],
    [{ sort_by: 'content.date:asc' }, { sort: { by: 'content.date', isDescending: false } }],
    [
      { page: 7, per_page: 1 },
      { page: 7, perPage: 1 },
    ],
    [
      { page: '007', per_page: '100' },
      { page: 7, perPage: 100 },
    ],
    [{ page: 999_999_999_999 }, { page: 999_999_999_999 }],
    [{ excluding_fields: 'body,download' }, { excluded: new Set(['body', 'download']) }],
    [
      { excluding_fields: '__proto__,constructor' },
      { excluded: new Set(['__proto__', 'constructor']) },
    ],
    [{ filter_query: {} }, { clauses: [] }],
  ])('CALL-5 %j', (options, expected) => {
    expect(queryOf(options)).toMatchObject(expected)
  })

  it.each<[object, object]>([
    [{ in: 'a,b' }, { operation: 'in', operand: ['a', 'b'] }],
    [{ in: '' }, { operation: 'in', operand: [] }],
    [{ not_in: 'a' }, { operation: 'not_in', operand: ['a'] }],
    [{ any_in_array: 'a' }, { operation: 'any_in_array', operand: ['a'] }],
    [{ all_in_array: 'a' }, { operation: 'all_in_array', operand: ['a'] }],
    [{ in_array: 'a' }, { operation: 'in_array', operand: ['a'] }],
    [{ like: 'a*' }, { operation: 'like', operand: 'a*' }],
    [{ not_like: '' }, { operation: 'not_like', operand: '' }],
    [{ is: 'not_empty_array' }, { operation: 'is', operand: 'not_empty_array' }],
    [{ exists: '0' }, { operation: 'exists', operand: false }],
    [{ exists: 'true' }, { operation: 'exists', operand: true }],
    [{ gt_date: '2026-01-31 09:00' }, { operation: 'gt_date', operand: Date.UTC(2026, 0, 31, 9) }],
    [{ lt_date: '2026-01-31' }, { operation: 'lt_date', operand: Date.UTC(2026, 0, 31) }],
    [{ gt_int: '-12' }, { operation: 'gt_int', operand: -12 }],
    [{ lt_float: '1.5' }, { operation: 'lt_float', operand: 1.5 }],
  ])('delivery-protocol#filters %j', (operation, expected) => {
    for (const field of ['component', 'theme', 'industry', 'date']) {
      expect(clausesOf({ [field]: operation })).toEqual([{ field, ...expected }])
    }
  })

  it('delivery-protocol#filters several operations and fields, all of which must hold', () => {
    const filter = { theme: { in_array: 'a', not_in: 'b' }, date: { gt_date: '2020-01-01' } }
    expect(clausesOf(filter).map(({ field, operation }) => `${field} ${operation}`)).toEqual([
      'theme not_in',
      'theme in_array',
      'date gt_date',
    ])
  })
})

const operations = ['in', 'not_in', 'any_in_array', 'all_in_array', 'in_array', 'like', 'not_like']
const eleven = {
  theme: Object.fromEntries(operations.map((one) => [one, 'x'])),
  industry: Object.fromEntries(operations.slice(0, 4).map((one) => [one, 'x'])),
}

describe('readOptions rejects', () => {
  it.each<[unknown, string]>([
    [undefined, 'options'],
    [null, 'options'],
    [[], 'options'],
    ['starts_with', 'options'],
    [7, 'options'],
    [{ version: 'draft' }, 'version'],
    [{ token: 'x' }, 'token'],
    [{ starts_with: ['blog/'] }, 'starts_with'],
    [{ starts_with: null }, 'starts_with'],
    [{ starts_with: 7 }, 'starts_with'],
    [{ starts_with: { $gt: '' } }, 'starts_with'],
    [{ starts_with: 'a'.repeat(501) }, 'starts_with'],
    [{ starts_with: Array(31).fill('a').join(',') }, 'starts_with'],
    [{ starts_with: 'blog/\0' }, 'starts_with'],
    [{ by_uuids: ['a'] }, 'by_uuids'],
    [{ by_uuids: Array(101).fill('u').join(',') }, 'by_uuids'],
    [{ by_uuids: 'u'.repeat(101) }, 'by_uuids'],
    [{ search_term: 'a'.repeat(201) }, 'search_term'],
    [{ search_term: 'a\0b' }, 'search_term'],
    [{ search_term: 'a\ud800' }, 'search_term'],
    [{ search_term: true }, 'search_term'],
    [{ sort_by: 'id:asc' }, 'sort_by'],
    [{ sort_by: 'constructor' }, 'sort_by'],
    [{ sort_by: 'name:up' }, 'sort_by'],
    [{ sort_by: 'name:asc,position:asc' }, 'sort_by'],
    [{ sort_by: '' }, 'sort_by'],
    [{ page: 0 }, 'page'],
    [{ page: -1 }, 'page'],
    [{ page: 1.5 }, 'page'],
    [{ page: '1e3' }, 'page'],
    [{ page: '' }, 'page'],
    [{ page: 2 ** 60 }, 'page'],
    [{ page: [1] }, 'page'],
    [{ per_page: 0 }, 'per_page'],
    [{ per_page: 101 }, 'per_page'],
    [{ per_page: 100_000 }, 'per_page'],
    [{ per_page: '101' }, 'per_page'],
    [{ excluding_fields: ['body'] }, 'excluding_fields'],
    [{ excluding_fields: Array(101).fill('f').join(',') }, 'excluding_fields'],
    [{ filter_query: [] }, 'filter_query'],
    [{ filter_query: 'theme' }, 'filter_query'],
    [{ filter_query: eleven }, 'filter_query'],
    [{ filter_query: { title: { in: 'x' } } }, 'filter_query.title'],
    [{ filter_query: { 'seo.title': { in: 'x' } } }, 'filter_query.seo.title'],
    [{ filter_query: { __or: [{ theme: { in: 'x' } }] } }, 'filter_query.__or'],
    [{ filter_query: { theme: 'ppm' } }, 'filter_query.theme'],
    [{ filter_query: { theme: { equals: 'ppm' } } }, 'filter_query.theme.equals'],
    [{ filter_query: { theme: { in: ['ppm'] } } }, 'filter_query.theme.in'],
    [{ filter_query: { theme: { in: 'a'.repeat(201) } } }, 'filter_query.theme.in'],
    [{ filter_query: { theme: { in: Array(51).fill('a').join() } } }, 'filter_query.theme.in'],
    [{ filter_query: { theme: { like: 'a'.repeat(201) } } }, 'filter_query.theme.like'],
    [{ filter_query: { theme: { like: '\0' } } }, 'filter_query.theme.like'],
    [{ filter_query: { theme: { is: 'nice' } } }, 'filter_query.theme.is'],
    [{ filter_query: { theme: { is: 'toString' } } }, 'filter_query.theme.is'],
    [{ filter_query: { theme: { exists: true } } }, 'filter_query.theme.exists'],
    [{ filter_query: { date: { gt_date: '2026-02-31' } } }, 'filter_query.date.gt_date'],
    [{ filter_query: { date: { gt_date: 'tomorrow' } } }, 'filter_query.date.gt_date'],
    [{ filter_query: { date: { gt_int: '1.5' } } }, 'filter_query.date.gt_int'],
    [{ filter_query: { date: { lt_float: 'NaN' } } }, 'filter_query.date.lt_float'],
    [json('{"__proto__":{"page":2}}'), '__proto__'],
    [json('{"constructor":{"prototype":{}}}'), 'constructor'],
    [json('{"toString":"x"}'), 'toString'],
    [json('{"filter_query":{"__proto__":{"in":"x"}}}'), 'filter_query.__proto__'],
    [json('{"filter_query":{"constructor":{"in":"x"}}}'), 'filter_query.constructor'],
    [json('{"filter_query":{"theme":{"__proto__":"x"}}}'), 'filter_query.theme.__proto__'],
    [
      json(`{"filter_query":${'{"theme":'.repeat(900)}1${'}'.repeat(900)}}`),
      'filter_query.theme.theme',
    ],
  ])('CALL-5 %j', (options, field) => {
    expect(error(options)).toEqual({
      error: expect.stringMatching(
        /^The option(s| \S+) (must be .+|is not known; leave it out|are not known)\.$/,
      ),
      field,
    })
  })

  it('CALL-5 an unknown name, of which only the beginning is shown, in whole characters', () => {
    const { field } = error({ [`${'x'.repeat(99)}🚀${'x'.repeat(9000)}`]: 1 }) ?? {}
    expect(field).toBe(`${'x'.repeat(99)}\ufffd`)
  })
})
