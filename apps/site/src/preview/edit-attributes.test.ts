import { alternatingPanel } from '@prospectus/content/schema/blocks/alternating-panel'
import { alternatingPanelExamples } from '@prospectus/content/schema/blocks/alternating-panel.examples'
import { expect, test } from 'vitest'
import { readExample } from '../ui/testing/render.tsx'
import { editAttributes } from './edit-attributes.ts'

const JSON_INSIDE = '{"name": "alternating-panel", "space": "288868", "uid": "u-1", "id": "17"}'

const attributesOf = (_editable: unknown, fields: Readonly<Record<string, unknown>> = {}) =>
  editAttributes(
    readExample(alternatingPanel, {
      ...alternatingPanelExamples.usual,
      _uid: 'u-1',
      _editable,
      ...fields,
    }),
  )

test('live-preview#edit-markers a block carries the JSON of its comment unchanged, and one id of story and block', () => {
  expect(attributesOf(`<!--#storyblok#${JSON_INSIDE}-->`)).toEqual({
    'data-blok-c': JSON_INSIDE,
    'data-blok-uid': '17-u-1',
  })
})

test('BLOCK-2a a block that is not editable carries no marker; a missing flag counts as true', () => {
  const comment = `<!--#storyblok#${JSON_INSIDE}-->`
  expect(attributesOf(comment, { editable: false })).toBeUndefined()
  expect(attributesOf(comment, { editable: true })).toBeDefined()
  expect(attributesOf(comment, { editable: '' })).toBeDefined()
})

test.each([
  undefined,
  '',
  7,
  '<!--#storyblok#-->',
  '<!--#storyblok#{"uid": "u-1"}-->',
  '<!--#storyblok#{"id": "", "uid": "u-1"}-->',
  '<!--#storyblok#{"id": {}, "uid": []}-->',
  '<!--#storyblok#{"id": "17", "uid": "u-1"-->',
  '<!--#storyblok#null-->',
  `<!-- #storyblok#${JSON_INSIDE}-->`,
  `<!--#storyblok#${JSON_INSIDE}`,
  `<!--#storyblok#${JSON_INSIDE}--><script>`,
])('delivery-protocol#content the comment %j gives no attributes', (comment) => {
  expect(attributesOf(comment)).toBeUndefined()
})
