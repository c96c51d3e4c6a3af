import type { FieldDefinition } from '@prospectus/protocol/management/definition'
import { type Colour, readColour } from '../values/colour.ts'
import { readValues } from '../values/read-values.ts'
import type { Field } from './field.ts'
import { type FieldOptions, sharedProperties } from './text.ts'

/** A value from fixed choices; `fromColour` converts a colour that content may have instead (DATA-3). */
export function option<const Value extends string>(
  options: FieldOptions & {
    readonly choices: readonly { readonly name: string; readonly value: Value }[]
    readonly fromColour?: (colour: Colour) => NoInfer<Value>
  },
): Field<Value> {
  const values = new Set<unknown>(options.choices.map((choice) => choice.value))
  return {
    definition: { type: 'option', ...sharedProperties(options), options: options.choices },
    read: (raw) => {
      const value = typeof raw === 'number' ? String(raw) : raw
      if (values.has(value)) return value as Value
      const colour = options.fromColour && readColour(raw)
      return colour && options.fromColour?.(colour)
    },
    fallback: undefined,
  }
}

/** Values of a data source such as `theme-type`; one value is read as a list of one (DATA-3). */
export function datasourceOptions(
  options: FieldOptions & { readonly datasource: string },
): Field<readonly string[], readonly string[]> {
  return listOfValues(options, { datasource_slug: options.datasource })
}

/** Uuids of stories, in the editor's order. */
export function references(
  options: FieldOptions & { readonly contentTypes: readonly string[] },
): Field<readonly string[], readonly string[]> {
  const { contentTypes } = options
  return listOfValues(options, { source: 'internal_stories', filter_content_type: contentTypes })
}

function listOfValues(
  options: FieldOptions,
  source: Partial<FieldDefinition>,
): Field<readonly string[], readonly string[]> {
  return {
    definition: { type: 'options', ...sharedProperties(options), ...source },
    read: readValues,
    fallback: [],
  }
}
