import type { ComponentDefinition } from '@prospectus/protocol/management/definition'
import { extensions, type GermanWords } from '../extensions.ts'
import { CHOICES } from './choices.ts'
import { HELP } from './help.ts'
import { LABELS } from './labels.ts'
import { NAMES } from './names.ts'

/** All that editors read of schemas in German, by the English words. */
export const german: GermanWords = extensions.reduce(
  (all, extension) => ({
    names: { ...all.names, ...extension.german.names },
    labels: { ...all.labels, ...extension.german.labels },
    help: { ...all.help, ...extension.german.help },
    choices: { ...all.choices, ...extension.german.choices },
  }),
  { names: NAMES, labels: LABELS, help: HELP, choices: CHOICES },
)

/** A definition with its names, labels, help and choices in German; what is stored stays the same (DATA-4). */
export function inGerman<D extends ComponentDefinition>(definition: D): D {
  const fields = Object.entries(definition.schema).map(([name, field]) => {
    const { display_name, description, options } = field
    const words = {
      ...field,
      display_name: german.labels[display_name] ?? display_name,
      ...(description === undefined
        ? {}
        : { description: german.help[description] ?? description }),
      ...(options === undefined
        ? {}
        : {
            options: options.map((each) => ({
              ...each,
              name: german.choices[each.name] ?? each.name,
            })),
          }),
    }
    return [name, words] as const
  })
  const { display_name } = definition
  return {
    ...definition,
    display_name: german.names[display_name] ?? display_name,
    schema: Object.fromEntries(fields),
  }
}
