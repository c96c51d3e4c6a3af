import type { ComponentDefinition } from '@prospectus/protocol/management/definition'
import { byLanguage, readCatalogues } from '../../messages/catalogues.ts'
import { extensions, type SchemaMessages } from '../extensions.ts'

const CATALOGUES = [
  byLanguage(
    import.meta.env
      ? import.meta.glob<SchemaMessages>('./*.json', { eager: true, import: 'default' })
      : readCatalogues<SchemaMessages>(import.meta.dirname),
  ),
  ...extensions.map(({ messages }) => messages),
]

/** Translates texts of a definition, where there is a translation; stored values stay the same (DATA-4). */
export function translatedDefinition<D extends ComponentDefinition>(
  definition: D,
  language: string,
): D {
  const translate = (key: string, english: string): string =>
    schemaMessage(language, definition.name, key) ?? english
  const fields = Object.entries(definition.schema).map(([name, field]) => {
    const { display_name, description, options } = field
    return [
      name,
      {
        ...field,
        display_name: translate(name, display_name),
        ...(description !== undefined && { description: translate(`${name}.help`, description) }),
        ...(options !== undefined && {
          options: options.map((option) => ({
            ...option,
            name: translate(`${name}=${option.value}`, option.name),
          })),
        }),
      },
    ] as const
  })
  return {
    ...definition,
    display_name: translate('component', definition.display_name),
    schema: Object.fromEntries(fields),
  }
}

/** Looks up a message of the component, or of the shared group `*`. */
export function schemaMessage(
  language: string,
  component: string,
  key: string,
): string | undefined {
  const groups = [component, ...(key === 'component' ? [] : ['*'])]
  for (const group of groups) {
    for (const catalogue of CATALOGUES) {
      const text = catalogue.get(language)?.[group]?.[key]
      if (text !== undefined) return text
    }
  }
  return undefined
}
