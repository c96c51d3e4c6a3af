import { expect, it } from 'vitest'
import { component, componentsOf, field } from '../api/components.fixture.ts'
import { blockDropPosition, newBlockPosition, pastePosition } from './positions.ts'

const bloks = (component_whitelist: readonly string[], maximum?: number) => ({
  ...field('bloks', 'Blocks'),
  component_whitelist,
  ...(maximum === undefined ? {} : { maximum }),
})
const components = componentsOf(
  component('page', { body: bloks(['text', 'grid']) }),
  component('text'),
  component('grid', { cards: bloks(['card'], 2) }),
  component('card'),
)
const content = {
  _uid: 'page',
  component: 'page',
  body: [
    { _uid: 't', component: 'text' },
    { _uid: 'g', component: 'grid', cards: [{ _uid: 'c', component: 'card' }] },
  ],
}

it.each([
  ['text', 't', { parent: 'page', field: 'body', index: 1 }],
  ['card', 'g', { parent: 'g', field: 'cards', index: 1 }],
  ['card', 'c', { parent: 'g', field: 'cards', index: 1 }],
  ['text', 'page', { parent: 'page', field: 'body', index: 2 }],
  ['card', 't', undefined],
  ['text', 'c', undefined],
])('EDIT-2 a copied %s is pasted at %s, where it fits', (component, chosen, position) => {
  expect(pastePosition(content, chosen, component, components)).toEqual(position)
})

it('no block is added to a full field', () => {
  expect(newBlockPosition(content, 'c', components)).toEqual({
    parent: 'g',
    field: 'cards',
    index: 1,
  })
  const [text, grid] = content.body
  const full = {
    ...content,
    body: [
      text ?? {},
      { ...grid, cards: [1, 2].map((at) => ({ _uid: `c${at}`, component: 'card' })) },
    ],
  }
  expect(newBlockPosition(JSON.parse(JSON.stringify(full)), 'c1', components)).toBeUndefined()
})

it.each([
  ['c', { id: 't', placement: 'into' }, undefined],
  ['t', { id: 'g', placement: 'after' }, { parent: 'page', field: 'body', index: 2 }],
  ['g', { id: 'c', placement: 'before' }, undefined],
  ['g', { id: 'g', placement: 'into' }, undefined],
  ['c', { id: 'g', placement: 'into' }, { parent: 'g', field: 'cards', index: 1 }],
] as const)('EDIT-2 %s is dropped at %j, where it fits', (uid, target, position) => {
  expect(blockDropPosition(content, uid, target, components)).toEqual(position)
})

it('blocks are reordered by dragging in a full field too', () => {
  const cards = ['a', 'b'].map((_uid) => ({ _uid, component: 'card' }))
  const grid = { _uid: 'g', component: 'grid', cards }
  const position = { parent: 'g', field: 'cards', index: 0 }
  expect(blockDropPosition(grid, 'b', { id: 'a', placement: 'before' }, components)).toEqual(
    position,
  )
})
