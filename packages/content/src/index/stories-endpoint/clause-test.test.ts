import { describe, expect, it } from 'vitest'
import { resourceEntry } from '../resources/resource.fixture.ts'
import { clausesTest } from './clause-test.ts'
import type { Clause } from './stories-query.ts'

const entry = resourceEntry({
  component: 'resource',
  themes: ['ppm', 'Écologie'],
  industries: [],
  date: Date.UTC(2020, 1, 3, 4, 5, 59),
})
const other = resourceEntry({ component: 'other', themes: ['12', 'true', '2021-01-01'] })

const values = (
  field: Clause['field'],
  operation: 'in' | 'not_in',
  ...values: string[]
): Clause => ({
  field,
  operation,
  values,
})
const all = (...values: string[]): Clause => ({ field: 'theme', operation: 'all_in_array', values })
const any = (...values: string[]): Clause => ({ field: 'theme', operation: 'any_in_array', values })
const like = (field: Clause['field'], pattern: string): Clause => ({
  field,
  operation: 'like',
  pattern,
})
const at = Date.UTC(2020, 1, 3, 4, 5)

describe('clausesTest', () => {
  it.each<[string, Clause, boolean]>([
    ['a component', values('component', 'in', 'modules/page', 'modules/resource'), true],
    ['a component without modules/', values('component', 'in', 'resource'), true],
    ['another component', values('component', 'in', 'page'), false],
    ['none of components', values('component', 'not_in', 'modules/resource'), false],
    ['none of other components', values('component', 'not_in', 'page'), true],
    ['a theme', values('theme', 'in', 'x', 'ppm'), true],
    ['a theme in other letters', values('theme', 'in', 'PPM'), false],
    ['no theme at all', values('theme', 'in'), false],
    ['none of no themes', values('theme', 'not_in'), true],
    ['any theme', any('x', 'ppm'), true],
    ['any theme, as v1 has it', { field: 'theme', operation: 'in_array', values: ['ppm'] }, true],
    ['all themes', all('ppm', 'Écologie'), true],
    ['all themes and one more', all('ppm', 'x'), false],
    ['all of no themes', all(), true],
    ['a date', values('date', 'in', '2020-02-03 04:05'), true],
    ['a beginning', like('theme', 'ecolo*'), true],
    ['an end', like('theme', '*LOGIE'), true],
    ['a middle', like('theme', '*olog*'), true],
    ['a whole', like('theme', 'ecologie'), true],
    ['part of it without stars', like('theme', 'ecolog'), false],
    ['anything', like('theme', '*'), true],
    ['anything where there is nothing', like('industry', '*'), false],
    ['nothing where there is nothing', like('industry', ''), true],
    ['a year', like('date', '2020-*'), true],
    ['a component like', like('component', 'modules/res*'), true],
    ['not a beginning', { field: 'theme', operation: 'not_like', pattern: 'ecolo*' }, false],
    ['not another beginning', { field: 'theme', operation: 'not_like', pattern: 'x*' }, true],
    ['empty', { field: 'industry', operation: 'is', state: 'empty' }, true],
    ['empty, but is not', { field: 'theme', operation: 'is', state: 'empty_array' }, false],
    ['not null', { field: 'theme', operation: 'is', state: 'not_null' }, true],
    ['true, but is not', { field: 'theme', operation: 'is', state: 'true' }, false],
    ['there', { field: 'theme', operation: 'exists', exists: true }, true],
    ['not there', { field: 'industry', operation: 'exists', exists: false }, true],
    ['after', { field: 'date', operation: 'gt_date', at: at - 1 }, true],
    ['after itself and a minute', { field: 'date', operation: 'gt_date', at: at + 60_000 }, false],
    ['before', { field: 'date', operation: 'lt_date', at: at + 60_000 }, true],
    ['before what is no date', { field: 'theme', operation: 'lt_date', at }, false],
    ['above what is no number', { field: 'theme', operation: 'gt_int', number: 0 }, false],
  ])('delivery-protocol#filters %s', (_name, clause, expected) => {
    expect(clausesTest([clause])(entry)).toBe(expected)
  })

  it.each<[string, Clause, boolean]>([
    ['a component is not known', values('component', 'in', 'other'), false],
    ['and so is none of those', values('component', 'not_in', 'page'), true],
    ['a number above', { field: 'theme', operation: 'gt_int', number: 11 }, true],
    ['a number below', { field: 'theme', operation: 'lt_float', number: 11.5 }, false],
    ['a date after', { field: 'theme', operation: 'gt_date', at }, true],
    ['true', { field: 'theme', operation: 'is', state: 'true' }, true],
  ])('delivery-protocol#filters of other texts %s', (_name, clause, expected) => {
    expect(clausesTest([clause])(other)).toBe(expected)
  })

  it('delivery-protocol#filters all clauses have to hold; none holds for everything', () => {
    expect(clausesTest([])(entry)).toBe(true)
    expect(clausesTest([any('ppm'), all('x')])(entry)).toBe(false)
  })
})
