/** What the operations of a filter compare with, by kind. */
export interface Operands {
  readonly values: readonly string[]
  /** `*` at either end stands for anything. */
  readonly pattern: string
  readonly state: FieldState
  readonly flag: boolean
  /** Milliseconds since 1970. */
  readonly date: number
  readonly whole: number
  readonly decimal: number
}

/**
 * The operations of `filter_query`, each with the kind of its operand (delivery-protocol#filters): the one
 * list of them. The content system makes SQL of them, the site tests stories held in memory.
 */
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

/** What is asked of a field: an operation with its operand. */
export type Condition<O extends Operation = Operation> = {
  readonly [Each in O]: {
    readonly operation: Each
    readonly operand: Operands[(typeof OPERATIONS)[Each]]
  }
}[O]

/** One leaf of `filter_query`: a field, and what is asked of it. */
export type Clause<Field extends string = string> = { readonly field: Field } & Condition

/** What `is` asks for. */
export const FIELD_STATES = [
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
