import type { FieldDefinition } from '@prospectus/protocol/management/definition'
import type { ReadContext } from '../context/read-context.ts'

/**
 * Single source of a field's type, validation, editor form and component definition (DATA-4). `Fallback` replaces an
 * absent or invalid value; it is `never` for a required field, without which the block is left out.
 */
export interface Field<Value, Fallback = undefined> {
  readonly definition: FieldDefinition
  /** Returns undefined for an absent or invalid value. Never throws. */
  readonly read: (raw: unknown, context: ReadContext) => Value | undefined
  readonly fallback: [Fallback] extends [never] ? undefined : Fallback
  /** True if the site search looks in this field (SEARCH-2). */
  readonly isSearchable?: boolean
  /** Schema of the items, for a list of them. */
  readonly itemSchema?: ItemSchema
}

/** Part of a block, such as a card of a card grid. */
export interface ItemSchema<F extends Fields = Fields> {
  readonly component: string
  readonly label: string
  readonly fields: F
}

export type Fields = Readonly<Record<string, Field<unknown, unknown>>>

export type ValueOf<F> = F extends Field<infer Value, infer Fallback> ? Value | Fallback : never

export type ValuesOf<F extends Fields> = { readonly [Key in keyof F]: ValueOf<F[Key]> }

/** Makes a field required: a block without a valid value, or without a valid item in a list, is left out (DATA-4). */
export function required<Value>(field: Field<Value, unknown>): Field<Value, never> {
  return {
    ...field,
    definition: { ...field.definition, required: true },
    read: (raw, context) => {
      const value = field.read(raw, context)
      return Array.isArray(value) && value.length === 0 ? undefined : value
    },
    fallback: undefined,
  }
}
