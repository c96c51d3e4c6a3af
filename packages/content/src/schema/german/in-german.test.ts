import { expect, it } from 'vitest'
import { allBlocks } from '../blocks/all-blocks.ts'
import { componentDefinition } from '../blocks/component-definition.ts'
import { allItems } from '../stories/all-items.ts'
import { allRoots } from '../stories/all-roots.ts'
import { german, inGerman } from './in-german.ts'

const DEFINITIONS = [
  ...Object.values(allRoots),
  ...Object.values(allBlocks),
  ...Object.values(allItems),
].map((schema) => componentDefinition(schema))
const FIELDS = DEFINITIONS.flatMap(({ schema }) => Object.values(schema))

const told = {
  names: DEFINITIONS.map(({ display_name }) => display_name),
  labels: FIELDS.map(({ display_name }) => display_name),
  help: FIELDS.flatMap(({ description = [] }) => description),
  choices: FIELDS.flatMap(({ options = [] }) => options.map(({ name }) => name)).filter(
    // A number says the same in every language.
    (name) => !/^\d+$/.test(name),
  ),
}

it.each(['names', 'labels', 'help', 'choices'] as const)(
  'DATA-4 all %s of the schemas are told in German, and no others',
  (kind) => {
    expect(Object.keys(german[kind]).toSorted()).toEqual([...new Set(told[kind])].toSorted())
  },
)

it('DATA-4 a definition in German keeps everything that is stored', () => {
  const english = componentDefinition(allBlocks['hero-banner'])
  const told = inGerman(english)
  expect(told.display_name).toBe('Seitenkopf')
  expect(told.schema.theme).toEqual({
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
