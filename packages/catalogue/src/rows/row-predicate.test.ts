import { fold } from '@prospectus/content/text/fold'
import type { Clause as AnyClause } from '@prospectus/protocol/query/operations'
import type { FilterField } from '@prospectus/protocol/query/stories-query'
import { describe, expect, it } from 'vitest'
import { resourceEntry } from '../resources/resource.fixture.ts'
import type { Entry } from './entry.ts'
import { rowPredicate } from './row-predicate.ts'

type Clause = AnyClause<FilterField>

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
  operand: values,
})
const all = (...values: string[]): Clause => ({
  field: 'theme',
  operation: 'all_in_array',
  operand: values,
})
const any = (...values: string[]): Clause => ({
  field: 'theme',
  operation: 'any_in_array',
  operand: values,
})
const like = (field: Clause['field'], pattern: string): Clause => ({
  field,
  operation: 'like',
  operand: pattern,
})
const at = Date.UTC(2020, 1, 3, 4, 5)

const rowOf = (entry: Entry) => ({
  entry,
  foldedName: fold(entry.name),
  foldedDescription: fold(entry.description),
  parentId: 0,
})
const holds = (entry: Entry, clauses: readonly Clause[]) =>
  rowPredicate({ startsWith: [], clauses, text: '' })(rowOf(entry))

describe('rowPredicate', () => {
  it.each<[string, Clause, boolean]>([
    ['a component', values('component', 'in', 'modules/page', 'modules/resource'), true],
    ['a component without modules/', values('component', 'in', 'resource'), true],
    ['another component', values('component', 'in', 'page'), false],
    ['none of components', values('component', 'not_in', 'modules/resource'), false],
    ['none of other components', values('component', 'not_in', 'page'), true],
    ['a theme', values('theme', 'in', 'x', 'ppm'), true],
    ['a theme in capitals', values('theme', 'in', 'PPM'), false],
    ['no theme at all', values('theme', 'in'), false],
    ['none of no themes', values('theme', 'not_in'), true],
    ['any theme', any('x', 'ppm'), true],
    ['any theme, as v1 has it', { field: 'theme', operation: 'in_array', operand: ['ppm'] }, true],
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
    ['not a beginning', { field: 'theme', operation: 'not_like', operand: 'ecolo*' }, false],
    ['not another beginning', { field: 'theme', operation: 'not_like', operand: 'x*' }, true],
    ['empty', { field: 'industry', operation: 'is', operand: 'empty' }, true],
    ['empty, but is not', { field: 'theme', operation: 'is', operand: 'empty_array' }, false],
    ['not null', { field: 'theme', operation: 'is', operand: 'not_null' }, true],
    ['true, but is not', { field: 'theme', operation: 'is', operand: 'true' }, false],
    ['there', { field: 'theme', operation: 'exists', operand: true }, true],
    ['not there', { field: 'industry', operation: 'exists', operand: false }, true],
    ['after', { field: 'date', operation: 'gt_date', operand: at - 1 }, true],
    [
      'after itself and a minute',
      { field: 'date', operation: 'gt_date', operand: at + 60_000 },
      false,
    ],
    ['before', { field: 'date', operation: 'lt_date', operand: at + 60_000 }, true],
    ['before what is no date', { field: 'theme', operation: 'lt_date', operand: at }, false],
    ['above what is no number', { field: 'theme', operation: 'gt_int', operand: 0 }, false],
  ])('delivery-protocol#filters %s', (_name, clause, expected) => {
    expect(holds(entry, [clause])).toBe(expected)
  })

  it.each<[string, Clause, boolean]>([
    ['a component is not known', values('component', 'in', 'other'), false],
    ['and so is none of those', values('component', 'not_in', 'page'), true],
    ['a number above', { field: 'theme', operation: 'gt_int', operand: 11 }, true],
    ['a number below', { field: 'theme', operation: 'lt_float', operand: 11.5 }, false],
    ['a date after', { field: 'theme', operation: 'gt_date', operand: at }, true],
    ['true', { field: 'theme', operation: 'is', operand: 'true' }, true],
  ])('delivery-protocol#filters of other texts %s', (_name, clause, expected) => {
    expect(holds(other, [clause])).toBe(expected)
  })

  it('delivery-protocol#filters all clauses must hold; without any, every story matches', () => {
    expect(holds(entry, [])).toBe(true)
    expect(holds(entry, [any('ppm'), all('x')])).toBe(false)
  })
})
