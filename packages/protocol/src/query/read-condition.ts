import {
  type Condition,
  FIELD_STATES,
  OPERATIONS,
  type Operands,
  type Operation,
} from './operations.ts'

/** How an endpoint reads one kind of operand. */
export interface OperandRule<Operand> {
  /** What is accepted, in words that follow "expected" or "expected to be". */
  readonly expected: string
  /** Undefined for what cannot be used. */
  readonly read: (text: string) => Operand | undefined
}

export type OperandRules = { readonly [Kind in keyof Operands]: OperandRule<Operands[Kind]> }

/** The rules that are the same wherever a filter is read; bounds and forms are each endpoint's own. */
export const SHARED_RULES: Pick<OperandRules, 'state' | 'flag' | 'whole'> = {
  state: {
    expected: `one of ${FIELD_STATES.join(', ')}`,
    read: (text) => FIELD_STATES.find((state) => state === text),
  },
  flag: { expected: '0, 1, true or false', read: (text) => FLAGS.get(text) },
  whole: { expected: 'a whole number', read: numberLike(/^[+-]?\d{1,15}$/) },
}

/** A condition from its text; undefined when the rule of its operand cannot use that. */
export function readCondition<O extends Operation>(
  operation: O,
  text: string,
  rules: OperandRules,
): Condition<O> | undefined {
  const operand = ruleOf(operation, rules).read(text)
  return operand === undefined ? undefined : { operation, operand }
}

/** The rule by which the operand of an operation is read. */
export function ruleOf<O extends Operation>(
  operation: O,
  rules: OperandRules,
): OperandRules[(typeof OPERATIONS)[O]] {
  return rules[OPERATIONS[operation]]
}

/** Reads numbers that are written in one form. */
export function numberLike(form: RegExp): (text: string) => number | undefined {
  return (text) => (form.test(text) ? Number(text) : undefined)
}

const FLAGS = new Map([
  ['0', false],
  ['1', true],
  ['false', false],
  ['true', true],
])
