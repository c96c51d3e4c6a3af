import { readDate } from '../../schema/values/date.ts'
import { fold } from '../../text/fold.ts'
import type { Entry } from '../rows/entry.ts'
import { createFieldTexts, type FieldTexts } from './field-texts.ts'
import type { Clause, DateOperation, FieldState, NumberOperation } from './stories-query.ts'

/**
 * Whether all clauses of a `filter_query` hold for a story (delivery-protocol#filters). Compared are the
 * texts that `createFieldTexts` gives of a field; a list holds when one of its values does. An empty
 * pattern fits a field without values; what is no date or no number is neither before nor after one.
 */
export function clausesTest(clauses: readonly Clause[]): (entry: Entry) => boolean {
  const texts = createFieldTexts()
  const tests = clauses.map((clause) => clauseTest(clause, texts))
  return (entry) => tests.every((test) => test(entry))
}

function clauseTest(clause: Clause, { of, spelt }: FieldTexts): (entry: Entry) => boolean {
  const { field } = clause
  const texts = (entry: Entry) => of(field, entry)
  switch (clause.operation) {
    case 'in':
    case 'in_array':
    case 'any_in_array': {
      const wanted = new Set(clause.values.map((value) => spelt(field, value)))
      return (entry) => texts(entry).some((text) => wanted.has(text))
    }
    case 'not_in': {
      const unwanted = new Set(clause.values.map((value) => spelt(field, value)))
      return (entry) => !texts(entry).some((text) => unwanted.has(text))
    }
    case 'all_in_array': {
      const wanted = clause.values.map((value) => spelt(field, value))
      return (entry) => wanted.every((value) => texts(entry).includes(value))
    }
    case 'like':
    case 'not_like': {
      const fits = patternTest(spelt(field, clause.pattern))
      const wanted = clause.operation === 'like'
      return (entry) => fits(texts(entry)) === wanted
    }
    case 'is':
      return (entry) => isIn(clause.state, texts(entry))
    case 'exists':
      return (entry) => texts(entry).length > 0 === clause.exists
    case 'gt_date':
    case 'lt_date': {
      const holds = COMPARISONS[clause.operation](clause.at)
      if (field === 'date') return ({ date }) => holds(date)
      return (entry) => texts(entry).some((text) => holds(readDate(text)?.getTime() ?? Number.NaN))
    }
    default: {
      const holds = COMPARISONS[clause.operation](clause.number)
      return (entry) => texts(entry).some((text) => holds(Number(text)))
    }
  }
}

function patternTest(pattern: string): (texts: readonly string[]) => boolean {
  if (pattern === '') return (texts) => texts.length === 0
  const part = fold(pattern.replace(/^\*+|\*+$/g, ''))
  const isWhole = !pattern.startsWith('*') && !pattern.endsWith('*')
  const fits = (text: string) => {
    if (isWhole) return text === part
    if (!pattern.startsWith('*')) return text.startsWith(part)
    return pattern.endsWith('*') ? text.includes(part) : text.endsWith(part)
  }
  const folded = new Map<string, string>()
  const foldOnce = (text: string) => {
    const known = folded.get(text) ?? fold(text)
    folded.set(text, known)
    return known
  }
  return (texts) => texts.some((text) => fits(foldOnce(text)))
}

function isIn(state: FieldState, texts: readonly string[]): boolean {
  switch (state) {
    case 'empty':
    case 'empty_array':
    case 'null':
      return texts.length === 0
    case 'not_empty':
    case 'not_empty_array':
    case 'not_null':
      return texts.length > 0
    case 'true':
    case 'false':
      return texts.includes(state)
  }
}

const above = (bound: number) => (number: number) => number > bound
const below = (bound: number) => (number: number) => number < bound
const COMPARISONS = {
  gt_date: above,
  lt_date: below,
  gt_int: above,
  lt_int: below,
  gt_float: above,
  lt_float: below,
} satisfies Record<NumberOperation | DateOperation, typeof above>
