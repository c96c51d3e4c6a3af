import type { ReadContext } from '../context/read-context.ts'
import type { Fields, ValuesOf } from '../fields/field.ts'
import { readFields } from '../fields/read-fields.ts'

/**
 * The one schema of a kind of story (DATA-4). None of its fields is required: whatever an editor has
 * left out, the story stays.
 */
export interface RootSchema<F extends Fields = Fields> {
  /** The root component as stored, such as `modules/page` (DATA-2). */
  readonly component: `modules/${string}`
  /** What editors call it. */
  readonly label: string
  readonly fields: F
}

/** The schema of a kind of story, by its root component as stored. */
export function defineRoot<const F extends Fields>(
  component: RootSchema['component'],
  schema: { readonly label: string; readonly fields: F },
): RootSchema<F> {
  return { component, ...schema }
}

/** The fields of a story's raw content; of anything but an object, every field is missing. */
export function readRoot<F extends Fields>(
  schema: RootSchema<F>,
  content: unknown,
  context: ReadContext,
): ValuesOf<F> {
  const read = readFields(schema.fields, content, context)
  if (read.ok) return read.value
  const missing = Object.entries(schema.fields).map(([name, field]) => [name, field.missing])
  return Object.fromEntries(missing) as ValuesOf<F>
}
