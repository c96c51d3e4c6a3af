import type { ComponentDefinition } from '@prospectus/content/schema/blocks/component-definition'
import { expect, it } from 'vitest'
import { addPlace, pastePlace } from './places.ts'

const bloks = (component_whitelist: readonly string[], maximum?: number) => ({
  type: 'bloks' as const,
  display_name: 'Blocks',
  pos: 0,
  component_whitelist,
  ...(maximum === undefined ? {} : { maximum }),
})
const kind = (name: string, schema: ComponentDefinition['schema'] = {}) => ({
  name,
  display_name: name,
  is_root: false,
  is_nestable: true,
  schema,
})
const components = new Map(
  [
    kind('page', { body: bloks(['text', 'grid']) }),
    kind('text'),
    kind('grid', { cards: bloks(['card'], 2) }),
    kind('card'),
  ].map((component) => [component.name, component]),
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
])('CALL-3 a copied %s is pasted at %s, where it fits', (component, chosen, place) => {
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
