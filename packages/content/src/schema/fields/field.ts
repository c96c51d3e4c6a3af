import type { ReadContext } from '../context/read-context.ts'

/** How the content system stores and edits a field (the `type` of its component definition). */
export type FieldType =
  | 'text'
  | 'textarea'
  | 'richtext'
  | 'number'
  | 'boolean'
  | 'datetime'
  | 'option'
  | 'options'
  | 'asset'
  | 'multiasset'
  | 'multilink'
  | 'table'
  | 'bloks'
  /** A field with its own editor plugin, named by `field_type`. */
  | 'custom'

/** Kinds of file, by the names that the content system has for them. */
export type FileType = 'images' | 'videos' | 'audios' | 'texts'

/** Width and height of a frame. */
export type Shape = `${number}/${number}`

/** One choice of an option field: the name editors see, and the value that is stored. */
export interface Choice {
  readonly name: string
  readonly value: string
}

/**
 * Where an editor's choices for a text come from: the stories below a folder, by the rest of their slug; the data
 * sources, by slug; or the names of the parts in a field of such a story, which another field of the block names.
 */
export type ChoicesFrom =
  | { readonly kind: 'stories'; readonly below: string; readonly canType?: true }
  | { readonly kind: 'datasources' }
  | {
      readonly kind: 'parts'
      readonly below: string
      readonly namedBy: string
      readonly field: string
    }

/** What the content system needs to know to show an editor for a field. */
export interface FieldDefinition {
  readonly type: FieldType
  readonly display_name: string
  readonly description?: string
  readonly required?: boolean
  readonly options?: readonly Choice[]
  readonly datasource_slug?: string
  /** Of a text: what may be chosen, in the place of typing it. */
  readonly choices_from?: ChoicesFrom
  readonly source?: 'internal_stories'
  readonly filter_content_type?: readonly string[]
  /** The components that a field of blocks may hold; all blocks when not set. */
  readonly component_whitelist?: readonly string[]
  readonly maximum?: number
  readonly field_type?: string
  /** What may be chosen for a field of files; any kind when not set. */
  readonly filetypes?: readonly FileType[]
  /** The shapes that the site crops a picture to, such as `3/2`; none for one that is shown whole. */
  readonly crops?: readonly Shape[]
}

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
   * Whether the site search finds a story by the words of this field, since visitors can read them
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
