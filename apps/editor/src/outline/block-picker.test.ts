import { editorComponents } from '@prospectus/content/schema/stories/component-definitions'
import { expect, test } from 'vitest'
import { groupBlocks } from './block-picker.tsx'

const blocks = editorComponents().filter(({ is_nestable }) => is_nestable)

test('DATA-4 every block is offered once, grouped by purpose', () => {
  const groups = groupBlocks(blocks)
  expect(groups.map(({ group }) => group)).toEqual([
    'openings',
    'text',
    'product',
    'trust',
    'ask',
    'stories',
    'company',
    'background',
    'parts',
  ])
  const offered = groups.flatMap((group) => group.blocks.map(({ name }) => name))
  expect(offered.toSorted()).toEqual(blocks.map(({ name }) => name).toSorted())
})

test('DATA-4 a group without a fitting block is left out', () => {
  const cards = blocks.filter(({ name }) => name === 'card' || name === 'card-grid')
  expect(groupBlocks(cards).map(({ group }) => group)).toEqual(['product', 'parts'])
})
