import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readJsonLd } from './json-ld.ts'

test.each([
  '{"@context":"https://schema.org"}',
  '{"@type":"Thing"}',
  '[{"@type":"Thing"},{"@context":"https://schema.org","@graph":[]}]',
])('BLOCK-8 %s is rendered', (code) => {
  expect(readJsonLd(code)).toBe(code)
})

test.each([
  '',
  '{}',
  '[]',
  '"@type"',
  '["@type"]',
  '{"type":"Thing"}',
  '[{"@type":"Thing"},{}]',
  '{"nested":{"@type":"Thing"}}',
  '{ "@type": "Thing", }',
  'null',
  '7',
  '<script>',
  undefined,
  { '@type': 'Thing' },
])('BLOCK-8 %j is not rendered', (code) => {
  expect(readJsonLd(code)).toBeUndefined()
})

test('BLOCK-8 a value cannot end the script element', () => {
  const code = JSON.stringify({ '@type': 'Thing', name: '</script><!--\u2028\u2029' })
  expect(readJsonLd(code)).toBe(
    '{"@type":"Thing","name":"\\u003c/script>\\u003c!--\\u2028\\u2029"}',
  )
})

test('BLOCK-8 endless nesting is rejected without a crash', () => {
  const deep = `{"@type":"Thing","a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
  expect(() => readJsonLd(deep)).not.toThrow()
})

test('BLOCK-8 rendered data equals the stored data', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.string({ unit: 'binary' }), (value, text) => {
      const code = JSON.stringify({ '@type': 'Thing', value, [text]: text })
      const rendered = readJsonLd(code) ?? ''
      expect(rendered).not.toContain('<')
      expect(JSON.parse(rendered)).toEqual(JSON.parse(code))
    }),
  )
})
