import type { ReadContext } from '../context/read-context.ts'
import type { Fields, ValuesOf } from '../fields/field.ts'
import { readFields } from '../fields/read-fields.ts'

/**
 * The one schema of a kind of story (DATA-4). No field is required: a story can be read whatever an editor
 * left out.
 */
export interface RootSchema<Kind extends string = string, Values extends object = object> {
  readonly kind: Kind
  /** The root component as stored, such as `modules/page` (DATA-2). */
  readonly component: `modules/${Kind}`
  /** Name in the editor. */
  readonly label: string
  /** True if its stories have a page at their path (BLOCK-1). */
  readonly hasPage: boolean
  /** In the order in which editors see them. */
  readonly fields: Fields
  /** Reads the content of a story. Never throws. */
  readonly read: (
    content: unknown,
    context: ReadContext,
    createdAt?: Date,
  ) => { readonly kind: Kind } & Values
}

/** The content of the stories of a kind. */
export type ContentOf<Root extends RootSchema> = ReturnType<Root['read']>

interface RootFields<F extends Fields> {
  readonly label: string
  readonly fields: F
  /** Fields for the head of the page, not its content. */
  readonly head?: Fields
  readonly hasPage?: boolean
}

/** Additional input for `shape`. */
interface Stored {
  readonly content: unknown
  readonly createdAt: Date
}

/** Defines a kind of story whose content is the values of its fields. */
export function defineRoot<const Kind extends string, const F extends Fields>(
  kind: Kind,
  schema: RootFields<F>,
): RootSchema<Kind, ValuesOf<F>> {
  return defineShapedRoot(kind, schema, (values) => values)
}

/** Defines a kind of story; `shape` creates its content from the values of its fields. */
export function defineShapedRoot<
  const Kind extends string,
  const F extends Fields,
  Values extends object,
>(
  kind: Kind,
  { label, fields, head = {}, hasPage = true }: RootFields<F>,
  shape: (read: ValuesOf<F>, stored: Stored) => Values,
): RootSchema<Kind, Values> {
  return {
    kind,
    component: `modules/${kind}`,
    label,
    hasPage,
    fields: { ...fields, ...head },
    read: (content, context, createdAt = new Date(0)) => {
      const values = shape(readOptional(fields, content, context), { content, createdAt })
      // Read only to report unusable values of the head (DATA-4).
      readOptional(head, content, context)
      return { kind, ...values }
    },
  }
}

/** Reads the fields in the raw content of a story; gives all fallbacks when it is not an object. */
export function readOptional<F extends Fields>(
  fields: F,
  content: unknown,
  context: ReadContext,
): ValuesOf<F> {
  const read = readFields(fields, content, context)
  if (read.ok) return read.value
  const fallbacks = Object.entries(fields).map(([name, field]) => [name, field.fallback])
  return Object.fromEntries(fallbacks) as ValuesOf<F>
}
