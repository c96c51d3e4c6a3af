import type { FieldDefinition } from '@prospectus/protocol/management/definition'
import type { ReadContext } from '../context/read-context.ts'

/**
 * One field of a block or story: the single source of its type, validation, editor form and component
 * definition (DATA-4). `Value` is the result of `read`; `Fallback` replaces an absent or unusable value,
 * and is `never` for a required field, without which the block is left out.
 */
export interface Field<Value, Fallback = undefined> {
  readonly definition: FieldDefinition
  /** Converts a stored value, or returns undefined when it is absent or unusable. Never throws. */
  readonly read: (raw: unknown, context: ReadContext) => Value | undefined
  readonly fallback: [Fallback] extends [never] ? undefined : Fallback
  /** True if the site search finds stories by the text of this field (SEARCH-2). */
  readonly searched?: boolean
  /** The schema of the items of a list field. */
  readonly of?: PartSchema
}

/** A part of a block or story: its component name, label and fields. */
export interface PartSchema {
  readonly component: string
  readonly label: string
  readonly fields: Fields
}

export type Fields = Readonly<Record<string, Field<unknown, unknown>>>

/** The type of a field's value after its block has been read. */
export type ValueOf<F> = F extends Field<infer Value, infer Fallback> ? Value | Fallback : never

export type ValuesOf<F extends Fields> = { readonly [Key in keyof F]: ValueOf<F[Key]> }

/**
 * Makes a field required: a block without a usable value for it is left out (DATA-4). A list needs at least
 * one usable item.
 */
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
