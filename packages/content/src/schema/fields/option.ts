import { type Colour, readColour } from '../values/colour.ts'
import { readValues } from '../values/read-values.ts'
import type { Field } from './field.ts'
import { described, type FieldText } from './text.ts'

/**
 * One of a fixed set of values; anything else reads as undefined. Where content may store a colour instead,
 * `ofColour` maps it to a choice (DATA-3).
 */
export function option<const Value extends string>(
  about: FieldText & {
    readonly choices: readonly { readonly name: string; readonly value: Value }[]
    readonly ofColour?: (colour: Colour) => NoInfer<Value>
  },
): Field<Value> {
  const values = new Set<unknown>(about.choices.map((choice) => choice.value))
  return {
    definition: { type: 'option', ...described(about), options: about.choices },
    read: (raw) => {
      const value = typeof raw === 'number' ? String(raw) : raw
      if (values.has(value)) return value as Value
      const colour = about.ofColour && readColour(raw)
      return colour && about.ofColour?.(colour)
    },
    fallback: undefined,
  }
}

/** Values of a data source (`theme-type`, …); a single value counts as a list of one (DATA-3). */
export function datasourceOptions(
  about: FieldText & { readonly datasource: string },
): Field<readonly string[], readonly string[]> {
  return {
    definition: { type: 'options', ...described(about), datasource_slug: about.datasource },
    read: readValues,
    fallback: [],
  }
}

/** Uuids of other stories, in the editor's order. */
export function references(
  about: FieldText & { readonly contentTypes: readonly string[] },
): Field<readonly string[], readonly string[]> {
  return {
    definition: {
      type: 'options',
      ...described(about),
      source: 'internal_stories',
      filter_content_type: about.contentTypes,
    },
    read: readValues,
    fallback: [],
  }
}
