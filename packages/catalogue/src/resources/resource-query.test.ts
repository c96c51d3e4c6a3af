import { readOptions } from '@prospectus/protocol/query/read-options'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centreOptions } from './centre-query.ts'
import {
  type FilterChange,
  hasActiveFilter,
  parseResourceFilters,
  resourceHref,
} from './resource-query.ts'

const known = {
  types: new Set(['blog', 'podcast']),
  industries: new Set(['i-1', 'i-2']),
  themes: new Set(['ppm', 'spm']),
}
const parse = (query: string) => parseResourceFilters(new URLSearchParams(query), known)
const href = (query: string, change: FilterChange) =>
  resourceHref('/resources', parse(query), change)

describe('parseResourceFilters', () => {
  it.each([
    ['category=blog', { type: 'blog' }],
    ['category=unknown', { type: undefined }],
    ['category=', { type: undefined }],
    ['type=podcast&category=blog', { type: 'podcast' }],
    ['category=blog&type=podcast', { type: 'podcast' }],
    ['type=unknown&category=blog', { type: 'blog' }],
    ['type=&category=blog', { type: 'blog' }],
    ['type=Blog', { type: undefined }],
    ['type=blog&type=podcast', { type: 'blog' }],
    ['industry=i-1&theme=spm', { industry: 'i-1', theme: 'spm' }],
    ['industry=nobody&theme=toString', { industry: undefined, theme: undefined }],
    ['q=++Gate+review+', { text: 'Gate review' }],
    [`q=${'e'.repeat(201)}`, { text: 'e'.repeat(200) }],
    [`q=${'e'.repeat(199)}+more`, { text: 'e'.repeat(199) }],
    [`q=${'e'.repeat(199)}😀`, { text: 'e'.repeat(199) }],
    ['', { type: undefined, industry: undefined, theme: undefined, text: '', page: 1 }],
    ['page=4', { page: 4 }],
    ['page=abc', { page: 1 }],
  ])('RES-1 reads %j', (query, expected) => {
    expect(parse(query)).toMatchObject(expected)
  })

  it('RES-1 CALL-4 a text too long for the stories endpoint is cut to one that it takes', () => {
    const view = { ...parse(`q=${'€'.repeat(5000)}`), lang: 'en', perPage: 9 }
    expect(readOptions(centreOptions(view))).toMatchObject({
      query: { text: '€'.repeat(200) },
    })
  })
})

describe('resourceHref', () => {
  it.each<[string, FilterChange, string]>([
    ['page=3', { theme: 'ppm' }, '?theme=ppm'],
    ['category=blog&page=3', { theme: 'ppm' }, '?type=blog&theme=ppm'],
    ['category=blog', { type: 'podcast' }, '?type=podcast'],
    ['category=blog', { type: undefined }, ''],
    ['category=other', { type: 'blog' }, '?category=other&type=blog'],
    ['type=blog&category=podcast', { text: 'gate' }, '?type=blog&q=gate'],
    ['type=blog&theme=ppm', { theme: undefined }, '?type=blog'],
    ['q=gate&page=2', { text: '' }, ''],
    ['q=gate&page=2', { text: 'gate', page: 2 }, '?q=gate'],
  ])('RES-3 from ?%s, changing %j leads to %j', (query, change, expected) => {
    expect(href(query, change)).toBe(`/resources${expected}`)
  })

  it.each<[string, FilterChange, string]>([
    ['category=blog', { page: 2 }, '?category=blog&page=2'],
    ['category=blog&page=2', { page: 1 }, '?category=blog'],
    ['type=blog', { page: 2 }, '?type=blog&page=2'],
    [
      'q=a+%26+b&theme=ppm&industry=i-1&type=blog',
      {},
      '?type=blog&industry=i-1&theme=ppm&q=a+%26+b',
    ],
  ])('RES-4 from ?%s, turning to %j leads to %j', (query, change, expected) => {
    expect(href(query, change)).toBe(`/resources${expected}`)
  })

  it('RES-1 describes the view: reading an address back gives the same filters', () => {
    const optional = (values: Set<string>) => fc.constantFrom(undefined, 'unknown', ...values)
    const change = fc.record(
      {
        type: fc.constantFrom(undefined, ...known.types),
        theme: fc.constantFrom(undefined, ...known.themes),
        text: fc.string({ unit: 'grapheme' }).map((text) => text.trim()),
        page: fc.integer({ min: 1, max: 99 }),
      },
      { requiredKeys: [] },
    )
    const view = fc.record({
      type: optional(known.types),
      category: optional(known.types),
      industry: optional(known.industries),
      page: fc.constantFrom('0', '7', 'x'),
    })
    fc.assert(
      fc.property(view, change, (params, change) => {
        const pairs = Object.entries(params).filter(([, value]) => value !== undefined)
        const before = parse(new URLSearchParams(pairs as [string, string][]).toString())
        const after = new URL(resourceHref('/resources', before, change), 'https://site.example')
        const refilters = Object.keys(change).some((key) => key !== 'page')
        const { category: _, ...expected } = { ...before, ...change, ...(refilters && { page: 1 }) }
        expect(parse(after.search)).toMatchObject(expected)
      }),
    )
  })
})

describe('hasActiveFilter', () => {
  it.each([
    ['', false],
    ['page=3', false],
    ['category=unknown&q=+', false],
    ['category=blog', true],
    ['theme=ppm', true],
    ['industry=i-2', true],
    ['q=x', true],
  ])('RES-6 ?%s has an active filter: %s', (query, active) => {
    expect(hasActiveFilter(parse(query))).toBe(active)
  })
})
