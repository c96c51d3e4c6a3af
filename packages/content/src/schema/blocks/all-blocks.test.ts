import type { FieldDefinition } from '@prospectus/protocol/management/definition'
import { describe, expect, test } from 'vitest'
import { readBlock } from '../../reading/read-block.ts'
import { testContext } from '../../reading/test-context.fixture.ts'
import { allItems } from '../stories/all-items.ts'
import { allRootSchemas } from '../stories/all-root-schemas.ts'
import { allBlocks, blockTypes } from './all-blocks.ts'
import { allExamples } from './all-examples.ts'
import type { BlockSchema } from './block.ts'
import type { Examples } from './examples.ts'

const schemas: readonly BlockSchema[] = Object.values(allBlocks)
const itemNames = allItems.map((item) => item.component)
const everySchema = [...schemas, ...allItems, ...Object.values(allRootSchemas)]

/** Values that examples must show, by block-level field; the gallery covers themes. */
const blockSettings: Readonly<Record<string, readonly string[]>> = {
  theme: ['any'],
  direction: ['left', 'right'],
  video_url: ['any'],
  columns: ['3', '4', '5'],
  contain: ['true'],
  isMockup: ['true'],
  isUi: ['true'],
  isProductBanner: ['true'],
  editable: ['false'],
}

/** The blocks that BLOCK-2 names, except the one that comes with a package of figures; there may be more. */
const specified = [
  ...['alternating-panel', 'awards', 'banner', 'card-grid', 'contact-form'],
  ...['content-area', 'content-area-with-sidebar', 'call-to-action', 'current-openings'],
  ...['faqs', 'featured-testimonial', 'form', 'full-width-video', 'hero-banner'],
  ...['lead-form', 'icon-grid', 'image-banner', 'insights-slider', 'structured-data'],
  ...['locations', 'logo-grid', 'partners-listing', 'pdf-reader', 'assessment-tool'],
  ...['product-block', 'resources-centre', 'search-results'],
  ...['sitemap', 'solutions-block', 'stats-grid', 'stories', 'team-listing'],
  ...['testimonials-slider', 'timeline', 'redirect', 'loading-placeholder'],
  ...['two-column-section', 'background-image-section'],
]

test('BLOCK-2 every visible block is in the list under its own name', () => {
  expect(blockTypes).toEqual(expect.arrayContaining(specified))
  expect(schemas.map((schema) => schema.component)).toEqual(blockTypes)
})

test('BLOCK-2a every block has a theme, except those without content of their own', () => {
  const without = schemas.filter((schema) => !('theme' in schema.fields))
  expect(without.map((schema) => schema.component)).toEqual(['structured-data', 'redirect'])
  expect(schemas.every((schema) => 'editable' in schema.fields)).toBe(true)
})

test('DATA-4 labels of fields are unique in their schema and begin with a capital', () => {
  for (const { component, fields } of everySchema) {
    const labels = Object.values(fields).map((field) => field.definition.display_name)
    expect(new Set(labels).size, component).toBe(labels.length)
    expect(
      labels.every((label) => /^[A-Z]/.test(label)),
      component,
    ).toBe(true)
  }
})

test('DATA-4 every component that a field allows has a schema', () => {
  const names = new Set(everySchema.map((schema) => schema.component))
  const allowed = everySchema.flatMap(({ fields }) =>
    Object.values(fields).flatMap(({ definition }) => definition.component_whitelist ?? []),
  )
  expect(allowed.filter((name) => !names.has(name))).toEqual([])
  expect(new Set(itemNames).size).toBe(itemNames.length)
})

describe.each(blockTypes)('the examples of %s', (component) => {
  const { fields }: BlockSchema = allBlocks[component]
  const examples: Examples = allExamples[component]

  test('DATA-4 there is a usual one, and one with only the required fields', () => {
    const names = Object.keys(examples)
    expect(names[0]).toBe('usual')
    const required = Object.keys(fields).filter((name) => fields[name]?.definition.required)
    expect(Object.keys(examples.least ?? {}).sort()).toEqual(
      ['_uid', 'component', ...required].sort(),
    )
  })

  test('DATA-4 there are at least four: usual, least, most, and hostile', () => {
    expect(Object.keys(examples)).toEqual(
      expect.arrayContaining(['usual', 'least', 'most', 'hostile']),
    )
  })

  test('BLOCK-2a every setting of the block is shown by an example', () => {
    const shown = Object.values(examples)
    const settings = Object.entries(blockSettings).filter(([name]) => name in fields)
    const lacking = settings.flatMap(([name, values]) =>
      values
        .filter((value) => !shown.some((raw) => showsSetting(raw[name], value)))
        .map((value) => `${name}: ${value}`),
    )
    expect(lacking).toEqual([])
  })

  test('DATA-4 the hostile one is read as a block, and has no unknown fields', () => {
    const { hostile = {} } = examples
    expect(readBlock(hostile, testContext())).toMatchObject({ kind: 'block', component })
    expect(strayFields(hostile, fields)).toEqual([])
  })

  const sound = Object.entries(examples).filter(([name]) => name !== 'hostile')
  test.each(sound)('DATA-4 the example %s is read completely', (_, raw) => {
    const block = readBlock(raw, testContext())
    expect(block).toMatchObject({ kind: 'block', component, uid: raw._uid, dropped: [] })
    for (const [name, stored] of Object.entries(raw).filter(([key]) => key in fields)) {
      const read: unknown = Reflect.get(block, name)
      expect(read, `${name} is usable`).not.toBeUndefined()
      if (Array.isArray(stored)) expect(read, name).toHaveLength(stored.length)
    }
    expect(strayFields(raw, fields)).toEqual([])
  })

  const required = Object.entries(fields).filter(([, field]) => field.definition.required)
  test.each(required)(
    'DATA-4 without its %s it is faulty, and the issue names the field',
    (name) => {
      for (const stored of [undefined, null, '', [], {}, false]) {
        const issue = readBlock({ ...examples.usual, [name]: stored }, testContext())
        expect(issue).toMatchObject({ kind: 'faulty', component })
        expect(issue).toHaveProperty(
          'reason',
          expect.stringContaining(`field "${name}" is required`),
        )
      }
    },
  )

  const optional = Object.entries(fields).filter(([, field]) => !field.definition.required)
  test.each(optional)('DATA-4 a bad %s is dropped and the block stays', (name, field) => {
    const bad = field.definition.type === 'boolean' ? 'perhaps' : [{ _uid: 7 }]
    const block = readBlock({ ...examples.usual, [name]: bad }, testContext())
    expect(block).toMatchObject({ kind: 'block', component })
    expect(Reflect.get(block, name)).toEqual(field.fallback)
  })
})

function showsSetting(stored: unknown, value: string): boolean {
  return value === 'any' ? Boolean(stored) : stored !== undefined && String(stored) === value
}

function strayFields(
  raw: object,
  fields: Readonly<Record<string, { definition: FieldDefinition }>>,
) {
  return Object.keys(raw).filter(
    (key) => !['component', '_uid', ...Object.keys(fields)].includes(key),
  )
}
