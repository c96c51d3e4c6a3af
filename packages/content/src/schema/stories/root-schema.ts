import type { ReadContext } from '../context/read-context.ts'
import type { Fields, ValuesOf } from '../fields/field.ts'
import { readFields } from '../fields/read-fields.ts'

/**
 * The one schema of a kind of story (DATA-4). None of its fields is required: the story is kept whatever an
 * editor leaves out.
 */
export interface RootSchema<Kind extends string = string, Values extends object = object> {
  readonly kind: Kind
  /** The root component as stored, such as `modules/page` (DATA-2). */
  readonly component: `modules/${Kind}`
  /** Name in the editor. */
  readonly label: string
  /** Its stories have a page of their own at their path (BLOCK-1). */
  readonly hasPage: boolean
  /** In the order in which editors see them. */
  readonly fields: Fields
  /** The content of a story from what is stored. Never throws. */
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

/** Further input for reading a story's content. */
interface Stored {
  readonly content: unknown
  readonly createdAt: Date
}

/** The schema of a kind of story whose content is its fields. */
export function defineRoot<const Kind extends string, const F extends Fields>(
  kind: Kind,
  schema: RootFields<F>,
): RootSchema<Kind, ValuesOf<F>> {
  return defineShapedRoot(kind, schema, (values) => values)
}

/** The schema of a kind of story whose content `shape` makes of the fields that were read. */
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
      // Read only for its reports, so that unusable values of the head are reported too (DATA-4).
      readOptional(head, content, context)
      return { kind, ...values }
    },
  }
}

/** The fields of a story's raw content; all fallbacks when it is not an object. */
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
