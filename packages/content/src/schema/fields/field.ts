import type { FieldDefinition } from '@prospectus/protocol/management/definition'
import type { ReadContext } from '../context/read-context.ts'

/**
 * One field of a block or entity: the single source of its type, its validation, its editor form and
 * its component definition (DATA-4). `Value` is what `read` yields, `Fallback` the
 * value used when the stored one is absent or unusable; `never` where the block is left out then.
 */
export interface Field<Value, Fallback = undefined> {
  readonly definition: FieldDefinition
  /** Converts a stored value, or returns undefined when it is absent or unusable. Never throws. */
  readonly read: (raw: unknown, context: ReadContext) => Value | undefined
  readonly fallback: [Fallback] extends [never] ? undefined : Fallback
  /**
   * Lets the site search find a story by the words of this field, since visitors can read them
   * (SEARCH-2).
   */
  readonly searched?: boolean
  /** The kind of part a list field holds; undefined for every other field. */
  readonly of?: PartSchema
}

/** A part that only lives inside a block: its component name, what editors call it, its fields. */
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
 * The same field, but a block without a usable value for it is left out (DATA-4). A list needs at
 * least one usable entry.
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
