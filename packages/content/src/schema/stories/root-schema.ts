import type { ReadContext } from '../context/read-context.ts'
import type { Fields, ValuesOf } from '../fields/field.ts'
import { readFields } from '../fields/read-fields.ts'

/** Schema of a kind of story (DATA-4). No field is required: a story can always be read. */
export interface RootSchema<Kind extends string = string, Values extends object = object> {
  readonly kind: Kind
  /** Root component as stored, such as `modules/page` (DATA-2). */
  readonly component: `modules/${Kind}`
  readonly label: string
  /** False for stories without a page (BLOCK-1). */
  readonly hasPage: boolean
  /** In the editor's order. */
  readonly fields: Fields
  /** Never throws. */
  readonly read: (
    content: unknown,
    context: ReadContext,
    createdAt?: Date,
  ) => { readonly kind: Kind } & Values
}

export type ContentOf<Root extends RootSchema> = ReturnType<Root['read']>

interface RootFields<F extends Fields> {
  readonly label: string
  readonly fields: F
  /** Fields for the head, not the content, of the page. */
  readonly head?: Fields
  readonly hasPage?: boolean
}

interface StoredStory {
  readonly content: unknown
  readonly createdAt: Date
}

/** Defines a kind of story with its field values as content. */
export function defineRoot<const Kind extends string, const F extends Fields>(
  kind: Kind,
  schema: RootFields<F>,
): RootSchema<Kind, ValuesOf<F>> {
  return defineShapedRoot(kind, schema, (values) => values)
}

/** Defines a kind of story; `shape` makes its content from the field values. */
export function defineShapedRoot<
  const Kind extends string,
  const F extends Fields,
  Values extends object,
>(
  kind: Kind,
  { label, fields, head = {}, hasPage = true }: RootFields<F>,
  shape: (values: ValuesOf<F>, stored: StoredStory) => Values,
): RootSchema<Kind, Values> {
  return {
    kind,
    component: `modules/${kind}`,
    label,
    hasPage,
    fields: { ...fields, ...head },
    read: (content, context, createdAt = new Date(0)) => {
      const values = shape(readOptional(fields, content, context), { content, createdAt })
      // Discards the values of the head: this only reports unusable ones (DATA-4).
      readOptional(head, content, context)
      return { kind, ...values }
    },
  }
}

/** Reads optional fields; returns all fallbacks if the content is not an object. */
export function readOptional<F extends Fields>(
  fields: F,
  content: unknown,
  context: ReadContext,
): ValuesOf<F> {
  const result = readFields(fields, content, context)
  if (result.ok) return result.value
  const fallbacks = Object.entries(fields).map(([name, field]) => [name, field.fallback])
  return Object.fromEntries(fallbacks) as ValuesOf<F>
}
