import { expect, it } from 'vitest'
import { component, componentsOf, field } from '../api/components.fixture.ts'
import { addPlace, pastePlace } from './places.ts'

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
])('EDIT-2 a copied %s is pasted at %s, where it fits', (component, chosen, place) => {
  expect(pastePlace(content, chosen, component, components)).toEqual(place)
})

it('nothing is added where there is no room', () => {
  expect(addPlace(content, 'c', components)).toEqual({ parent: 'g', field: 'cards', index: 1 })
  const [text, grid] = content.body
  const full = {
    ...content,
    body: [
      text ?? {},
      { ...grid, cards: [1, 2].map((at) => ({ _uid: `c${at}`, component: 'card' })) },
    ],
  }
  expect(addPlace(JSON.parse(JSON.stringify(full)), 'c1', components)).toBeUndefined()
})
