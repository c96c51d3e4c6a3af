import { MAX_DEPTH, nestedContext, type ReadContext } from '../context/read-context.ts'
import { uidOf } from '../values/uid.ts'
import type { Field, Fields, ItemSchema, ValuesOf } from './field.ts'
import { readFields } from './read-fields.ts'
import { type FieldOptions, sharedProperties } from './text.ts'

export type Item<F extends Fields> = { readonly uid: string } & ValuesOf<F>
export type ItemOf<S> = S extends ItemSchema<infer F> ? Item<F> : never

export function defineItem<const F extends Fields>(
  component: string,
  schema: { readonly label: string; readonly fields: F },
): ItemSchema<F> {
  return { component, ...schema }
}

/** List of items of one kind. Leaves out and reports an item without a required field (DATA-4). */
export function items<F extends Fields>(
  options: FieldOptions & { readonly of: ItemSchema<F>; readonly maximum?: number },
): Field<readonly Item<F>[], readonly Item<F>[]> {
  return {
    definition: {
      type: 'bloks',
      ...sharedProperties(options),
      component_whitelist: [options.of.component],
      ...(options.maximum === undefined ? {} : { maximum: options.maximum }),
    },
    read: (raw, context) => readItems(raw, context, options.of, options.maximum),
    fallback: [],
    itemSchema: options.of,
  }
}

function readItems<F extends Fields>(
  raw: unknown,
  context: ReadContext,
  schema: ItemSchema<F>,
  maximum = Number.POSITIVE_INFINITY,
): readonly Item<F>[] | undefined {
  if (!Array.isArray(raw) || context.depth >= MAX_DEPTH) return undefined
  const items: Item<F>[] = []
  for (const [index, entry] of raw.entries()) {
    if (items.length >= maximum) break
    const values = readFields(schema.fields, entry, nestedContext(context))
    if (values.ok) {
      items.push({ uid: uidOf(entry) ?? `${schema.component}-${index}`, ...values.value })
    } else {
      context.onDropped({
        component: schema.component,
        uid: uidOf(entry) ?? '',
        only: 'part',
        reason: `Entry ${index + 1} of ${raw.length} cannot be shown: ${values.reason}.`,
      })
    }
  }
  return items
}
