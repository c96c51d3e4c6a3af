import { rm } from 'node:fs/promises'
import type { ComponentDefinition } from '@prospectus/protocol/management/definition'
import { describe, expect, it } from 'vitest'
import { withLanguage } from '../../messages/catalogues.fixture.ts'
import { byLanguage, readCatalogues } from '../../messages/catalogues.ts'
import { allBlocks } from '../blocks/all-blocks.ts'
import { componentDefinition } from '../blocks/component-definition.ts'
import { extensions, type SchemaMessages } from '../extensions.ts'
import { componentDefinitions } from '../stories/component-definitions.ts'
import { schemaMessage, translatedDefinition } from './translated-definition.ts'

const CATALOGUES = [
  byLanguage(readCatalogues<SchemaMessages>(import.meta.dirname)),
  ...extensions.map(({ messages }) => messages),
]
const LANGUAGES = [...new Set(CATALOGUES.flatMap((catalogue) => [...catalogue.keys()]))]

/** Keys of a definition's texts. A choice that is a number is the same in every language. */
function keysOf({ schema }: ComponentDefinition): readonly string[] {
  return [
    'component',
    ...Object.entries(schema).flatMap(([name, { description, options = [] }]) => [
      name,
      ...(description === undefined ? [] : [`${name}.help`]),
      ...options
        .filter((option) => !/^\d+$/.test(option.name))
        .map(({ value }) => `${name}=${value}`),
    ]),
  ]
}

describe.each(LANGUAGES)('the schemas in %s', (language) => {
  const definitions = componentDefinitions()

  it('DATA-4 have every name, label, help and choice translated', () => {
    const missing = definitions.flatMap((definition) =>
      keysOf(definition)
        .filter((key) => !schemaMessage(language, definition.name, key)?.trim())
        .map((key) => `${definition.name} ${key}`),
    )
    expect(missing).toEqual([])
  })

  it('DATA-4 have no translation of a text that no schema has', () => {
    const known = new Set(
      definitions.flatMap((definition) =>
        keysOf(definition).flatMap((key) => [`${definition.name} ${key}`, `* ${key}`]),
      ),
    )
    const keys = CATALOGUES.flatMap((catalogue) =>
      Object.entries(catalogue.get(language) ?? {}).flatMap(([component, texts]) =>
        Object.keys(texts).map((key) => `${component} ${key}`),
      ),
    )
    expect(keys.filter((key) => !known.has(key))).toEqual([])
  })
})

describe('translatedDefinition', () => {
  it('DATA-4 keeps everything that is stored', () => {
    const english = componentDefinition(allBlocks['hero-banner'])
    const german = translatedDefinition(english, 'de')
    expect(german.display_name).toBe('Seitenkopf')
    expect(german.schema.theme).toEqual({
      ...english.schema.theme,
      display_name: 'Farbwelt',
      description: 'Der Grund, auf dem der Block steht.',
      options: [
        { name: 'Hell', value: 'light' },
        { name: 'Getönt', value: 'tinted' },
        { name: 'Dunkel', value: 'dark' },
        { name: 'Marke', value: 'brand' },
      ],
    })
  })

  it('returns the definition itself for a language without translations', () => {
    const english = componentDefinition(allBlocks['hero-banner'])
    expect(translatedDefinition(english, 'xx')).toEqual(english)
  })

  it('finds a language that is only an additional file', async () => {
    const copy = await withLanguage(`${import.meta.dirname}/../..`, {
      'schema/extensions.ts': 'export const extensions = []',
      'schema/messages/xx.json': {
        'hero-banner': { component: 'Péáge héád' },
        '*': { theme: 'Cólours' },
      },
    })
    try {
      const { translatedDefinition } = await import(
        /* @vite-ignore */ `${copy}/schema/messages/translated-definition.ts`
      )
      const translated = translatedDefinition(componentDefinition(allBlocks['hero-banner']), 'xx')
      expect([translated.display_name, translated.schema.theme.display_name]).toEqual([
        'Péáge héád',
        'Cólours',
      ])
    } finally {
      await rm(copy, { recursive: true })
    }
  })
})
