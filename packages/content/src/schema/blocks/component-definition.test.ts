import { expect, test } from 'vitest'
import { allRootSchemas } from '../stories/all-root-schemas.ts'
import { formField } from '../stories/form-field.ts'
import { allBlocks, blockTypes } from './all-blocks.ts'
import { componentDefinition } from './component-definition.ts'
import { formEmbed } from './form-embed.ts'
import { drawings } from './graphic.ts'

test('DATA-4 the definition of a block comes from its schema, fields in their order', () => {
  const definition = componentDefinition(allBlocks['card-grid'])
  expect(definition).toMatchObject({
    name: 'card-grid',
    display_name: 'Card grid',
    is_root: false,
    is_nestable: true,
    schema: {
      heading: { type: 'text', display_name: 'Heading', pos: 1 },
      cards: {
        type: 'bloks',
        required: true,
        restrict_components: true,
        component_whitelist: ['card'],
        pos: 4,
      },
      editable: { type: 'boolean', pos: 6 },
    },
  })
  expect(Object.values(definition.schema).map((field) => field.pos)).toEqual([0, 1, 2, 3, 4, 5, 6])
})

test('DATA-8 fields filled from a data source name it', () => {
  const { schema } = componentDefinition(allBlocks['insights-slider'])
  expect(schema.themes).toMatchObject({ source: 'internal', datasource_slug: 'theme-type' })
})

test('DATA-4 a text field that names something has the choices for editors', () => {
  const page = componentDefinition(allRootSchemas['modules/page'], 'root').schema
  const forms = { kind: 'stories', below: 'forms/', canType: true }
  const { schema: embed } = componentDefinition(formEmbed)
  const { schema: resource } = componentDefinition(allRootSchemas['modules/resource'], 'root')
  const { schema: question } = componentDefinition(formField)
  expect(embed.form_id?.choices_from).toEqual(forms)
  expect(resource.gated_form?.choices_from).toEqual(forms)
  expect(question.choices_source?.choices_from).toEqual({ kind: 'datasources' })
  expect(page.graphic).toMatchObject({ type: 'option', options: drawings })
})

test('DATA-2 the content of stories is defined by root components', () => {
  const definition = componentDefinition(allRootSchemas['modules/resource'], 'root')
  expect(definition).toMatchObject({ name: 'modules/resource', is_root: true, is_nestable: false })
  expect(definition.schema.seo).toMatchObject({ type: 'custom', field_type: 'seo-metatags' })
})

test('DATA-4 the body of a page takes every block', () => {
  const { schema } = componentDefinition(allRootSchemas['modules/page'], 'root')
  expect(schema.body).toMatchObject({ component_whitelist: blockTypes, restrict_components: true })
})

test('DATA-4 a definition is plain JSON', () => {
  for (const schema of Object.values(allBlocks)) {
    const definition = componentDefinition(schema)
    expect(JSON.parse(JSON.stringify(definition))).toEqual(definition)
  }
})
