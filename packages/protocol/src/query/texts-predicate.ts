import { readDate } from '../values/date.ts'
import type { FieldCondition, FieldState, Operation } from './operations.ts'

export interface Normalisation {
  /** Removes case and accents, which patterns ignore. */
  readonly fold: (text: string) => string
  /** Converts a text of the condition to the field's spelling. */
  readonly spell: (text: string) => string
}

export type TextsPredicate = (texts: readonly string[]) => boolean

/**
 * Creates a predicate for a field's value, passed as its texts: one, those of a list, or none
 * (delivery-protocol#filters). A list meets a condition if one of its texts does. An empty pattern matches a field
 * without texts. A text that is not a date or number is neither before nor after one.
 */
export function textsPredicate(
  condition: FieldCondition,
  { fold, spell }: Normalisation,
): TextsPredicate {
  switch (condition.operation) {
    case 'in':
    case 'in_array':
    case 'any_in_array':
      return anyOf(condition.operand.map(spell))
    case 'not_in':
      return not(anyOf(condition.operand.map(spell)))
    case 'all_in_array': {
      const expected = condition.operand.map(spell)
      return (texts) => expected.every((text) => texts.includes(text))
    }
    case 'like':
      return patternPredicate(spell(condition.operand), fold)
    case 'not_like':
      return not(patternPredicate(spell(condition.operand), fold))
    case 'is':
      return statePredicate(condition.operand)
    case 'exists':
      return condition.operand ? isFilled : not(isFilled)
    case 'gt_date':
    case 'lt_date': {
      const holds = numberPredicate(condition)
      return (texts) => texts.some((text) => holds(readDate(text)?.getTime() ?? Number.NaN))
    }
    default: {
      const holds = numberPredicate(condition)
      return (texts) => texts.some((text) => holds(Number(text)))
    }
  }
}

type NumericCondition = FieldCondition<Extract<Operation, `${'gt' | 'lt'}_${string}`>>

/** Creates a predicate for a number, or for a date as milliseconds since 1970. */
export function numberPredicate({
  operation,
  operand,
}: NumericCondition): (number: number) => boolean {
  return operation.startsWith('gt_') ? (number) => number > operand : (number) => number < operand
}

function anyOf(values: readonly string[]): TextsPredicate {
  const expected = new Set(values)
  return (texts) => texts.some((text) => expected.has(text))
}

function not(predicate: TextsPredicate): TextsPredicate {
  return (texts) => !predicate(texts)
}

function isFilled(texts: readonly string[]): boolean {
  return texts.length > 0
}

function patternPredicate(pattern: string, fold: Normalisation['fold']): TextsPredicate {
  if (pattern === '') return not(isFilled)
  const part = fold(pattern.replace(/^\*+|\*+$/g, ''))
  const isLiteral = !pattern.startsWith('*') && !pattern.endsWith('*')
  const matches = (text: string) => {
    if (isLiteral) return text === part
    if (!pattern.startsWith('*')) return text.startsWith(part)
    return pattern.endsWith('*') ? text.includes(part) : text.endsWith(part)
  }
  const results = new Map<string, boolean>()
  const matchesCached = (text: string) => {
    const isMatch = results.get(text) ?? matches(fold(text))
    results.set(text, isMatch)
    return isMatch
  }
  return (texts) => texts.some(matchesCached)
}

function statePredicate(state: FieldState): TextsPredicate {
  if (state === 'true' || state === 'false') return (texts) => texts.includes(state)
  return state.startsWith('not_') ? isFilled : not(isFilled)
}
