import type { ComponentDefinition } from '../blocks/component-definition.ts'
import { CHOICES } from './choices.ts'
import { HELP } from './help.ts'
import { LABELS } from './labels.ts'
import { NAMES } from './names.ts'

/** A definition with its names, labels, help and choices in German; what is stored stays the same (DATA-4). */
export function inGerman<D extends ComponentDefinition>(definition: D): D {
  const fields = Object.entries(definition.schema).map(([name, field]) => {
    const { display_name, description, options } = field
    const words = {
      ...field,
      display_name: LABELS[display_name] ?? display_name,
      ...(description === undefined ? {} : { description: HELP[description] ?? description }),
      ...(options === undefined
        ? {}
        : { options: options.map((each) => ({ ...each, name: CHOICES[each.name] ?? each.name })) }),
    }
    return [name, words] as const
  })
  const { display_name } = definition
  return {
    ...definition,
    display_name: NAMES[display_name] ?? display_name,
    schema: Object.fromEntries(fields),
  }
}
