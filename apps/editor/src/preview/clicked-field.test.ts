import { expect, it } from 'vitest'
import { findClickedField } from './clicked-field.ts'

const block = {
  _uid: 'b1',
  component: 'hero-banner',
  heading: 'Plans meet  weather',
  label: 'Energy',
  badge: 'Energy',
  links: [],
}

it.each([
  ['a heading', 'Plans meet weather', 'heading'],
  ['a heading that the page breaks into lines', ' Plans meet\n weather ', 'heading'],
  ['a text of two fields', 'Energy', undefined],
  ['a part of a heading', 'Plans', undefined],
  ['a text outside the fields', 'hero-banner', undefined],
  ['a picture', '', undefined],
])('EDIT-3 a click on %s leads to its field', (_, text, field) => {
  expect(findClickedField(block, text)).toBe(field)
})
