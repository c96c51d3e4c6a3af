import { componentDefinitions } from '@prospectus/content/schema/stories/component-definitions'
import { readJsonLd } from '@prospectus/content/schema/stories/json-ld'
import { expect, it } from 'vitest'
import { findFieldComponent } from '../field-components.ts'
import { checkJsonLd, JsonLdField } from './json-ld-field.tsx'

it.each([
  ['{"@type": "Thing"}', 'Search engines can read this.'],
  ['{"name": "x"}', 'Every object needs "@context" or "@type"'],
  ['[{"@type": "Thing"}, {}]', 'Every object needs "@context" or "@type"'],
  ['{\n  "@type": "Thing",\n}', 'look at line 3, character 1'],
  ['{"@type"', 'This is not JSON'],
])('BLOCK-8 the result of the check of %j is shown', (code, text) => {
  const finding = checkJsonLd(code)
  expect(finding?.text).toContain(text)
  expect(finding?.isError).toBe(readJsonLd(code) === undefined)
})

it('BLOCK-8 an empty document has no finding', () => expect(checkJsonLd(' ')).toBeUndefined())

it('every field of every block has a form', () => {
  const fields = componentDefinitions().flatMap(({ name, schema }) =>
    Object.entries(schema).map(([field, definition]) => ({ at: `${name}.${field}`, definition })),
  )
  const without = fields.filter(
    ({ definition }) => findFieldComponent(definition).name === 'UnknownField',
  )
  expect(without.map(({ at }) => at)).toEqual([])
  const code = fields.filter(({ definition }) => findFieldComponent(definition) === JsonLdField)
  expect(code.map(({ at }) => at)).toEqual(['structured-data.code'])
})
