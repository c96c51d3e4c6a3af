interface Operands {
  readonly values: readonly string[]
  /** `*` at either end matches any text. */
  readonly pattern: string
  readonly state: FieldState
  readonly flag: boolean
  /** Milliseconds since 1970. */
  readonly date: number
  readonly whole: number
  readonly decimal: number
}

/** Operations of `filter_query` with their kinds of operands (delivery-protocol#filters), for SQL and in memory. */
export const OPERATIONS = {
  in: 'values',
  not_in: 'values',
  like: 'pattern',
  not_like: 'pattern',
  is: 'state',
  any_in_array: 'values',
  all_in_array: 'values',
  in_array: 'values',
  exists: 'flag',
  gt_date: 'date',
  lt_date: 'date',
  gt_int: 'whole',
  lt_int: 'whole',
  gt_float: 'decimal',
  lt_float: 'decimal',
} as const satisfies Readonly<Record<string, keyof Operands>>

export type Operation = keyof typeof OPERATIONS

export type FieldCondition<O extends Operation = Operation> = {
  readonly [Each in O]: {
    readonly operation: Each
    readonly operand: Operands[(typeof OPERATIONS)[Each]]
  }
}[O]

export type Clause<Field extends string = string> = { readonly field: Field } & FieldCondition

const FIELD_STATES = [
  'empty',
  'not_empty',
  'empty_array',
  'not_empty_array',
  'true',
  'false',
  'null',
  'not_null',
] as const
export type FieldState = (typeof FIELD_STATES)[number]

export const OPERATION_NAMES = Object.keys(OPERATIONS).filter(
  (name): name is Operation => name in OPERATIONS,
)

interface OperandRule<Operand> {
  /** Text that completes "expected …" or "expected to be …". */
  readonly expected: string
  /** Undefined for an invalid operand. */
  readonly read: (text: string) => Operand | undefined
}

export type OperandRules = { readonly [Kind in keyof Operands]: OperandRule<Operands[Kind]> }

/** Rules that all endpoints share; each endpoint defines those with limits or formats itself. */
export const SHARED_RULES: Pick<OperandRules, 'state' | 'flag' | 'whole'> = {
  state: {
    expected: `one of ${FIELD_STATES.join(', ')}`,
    read: (text) => FIELD_STATES.find((state) => state === text),
  },
  flag: { expected: '0, 1, true or false', read: (text) => FLAGS.get(text) },
  whole: { expected: 'a whole number', read: createNumberParser(/^[+-]?\d{1,15}$/) },
}

/** Parses a condition; undefined for an invalid operand. */
export function readCondition<O extends Operation>(
  operation: O,
  text: string,
  rules: OperandRules,
): FieldCondition<O> | undefined {
  const operand = ruleOf(operation, rules).read(text)
  return operand === undefined ? undefined : { operation, operand }
}

export function ruleOf<O extends Operation>(
  operation: O,
  rules: OperandRules,
): OperandRules[(typeof OPERATIONS)[O]] {
  return rules[OPERATIONS[operation]]
}

/** Creates a function that parses numbers of one format; undefined for other text. */
export function createNumberParser(format: RegExp): (text: string) => number | undefined {
  return (text) => (format.test(text) ? Number(text) : undefined)
}

const FLAGS = new Map([
  ['0', false],
  ['1', true],
  ['false', false],
  ['true', true],
])
