import { expect, test } from 'vitest'
import { closingLines } from './closing-lines.ts'

test('a new brand is started by its name, with data of its own', () => {
  expect(closingLines('brands/acme', { name: 'Acme', empty: false }, false)).toEqual([
    'brands/acme is ready: Acme, with its first pages.',
    'See it: BRAND=brands/acme DATA_DIR=data/acme npm start',
    'What to change next: docs/guides/make-it-yours.md',
  ])
})

test('the default brand needs no name, but still data of its own', () => {
  expect(closingLines('brands/acme', { name: 'Acme', empty: true }, true)).toEqual([
    'brands/acme is ready: Acme, without pages.',
    'It is the default brand now.',
    'See it: DATA_DIR=data/acme npm start',
    'What to change next: docs/guides/make-it-yours.md',
  ])
})
