import { expect, test } from 'vitest'
import { component, componentsOf, field } from '../api/components.fixture.ts'
import type { Block, Draft } from '../document/json.ts'
import { compareDrafts } from './compare-drafts.ts'

const schema = { heading: field('text', 'Heading') }
const components = componentsOf(
  component('card', schema, 'Card'),
  component('modules/page', schema, 'Page'),
)

const card = (uid: string, more: object = {}): Block => ({ _uid: uid, component: 'card', ...more })
const draft = (body: readonly Block[], more: object = {}): Draft => ({
  name: 'About',
  tag_list: [],
  content: { _uid: 'r', component: 'modules/page', body, ...more },
})
const doc = (text: string, more: object = {}) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text, ...more }] }],
})
const summaryOf = (before: Draft, after: Draft) =>
  compareDrafts(before, after, components).map(
    ({ kind, blockLabel, fieldLabel = '', before, after }) =>
      [kind, blockLabel, fieldLabel, before, after].filter(
        (each) => each !== undefined && each !== '',
      ),
  )

const [a, b, c] = [card('a', { heading: 'A' }), card('b', { heading: 'B' }), card('c')]

test.each<[string, Draft, Draft, unknown]>([
  ['nothing', draft([a, b]), draft([a, b]), []],
  [
    'an empty field that was not there',
    draft([a]),
    draft([card('a', { heading: 'A', x: '' })]),
    [],
  ],
  [
    'a field',
    draft([a]),
    draft([card('a', { heading: 'Z' })]),
    [['changed', 'Card “Z”', 'Heading', 'A', 'Z']],
  ],
  ['a name', draft([]), { ...draft([]), name: 'Us' }, [['changed', 'Page', 'Name', 'About', 'Us']]],
  ['tags', draft([]), { ...draft([]), tag_list: ['x'] }, [['changed', 'Page', 'Tags', 'x']]],
  ['a block that was added', draft([a]), draft([a, b]), [['added', 'Card “B”']]],
  ['one with blocks inside', draft([]), draft([card('d', { cards: [a, b] })]), [['added', 'Card']]],
  ['the last block deleted', draft([a]), draft([]), [['deleted', 'Card “A”']]],
  ['a block moved up', draft([a, b, c]), draft([c, a, b]), [['moved', 'Card']]],
  [
    'a block moved into another',
    draft([a, b]),
    draft([card('b', { heading: 'B', cards: [a] })]),
    [['moved', 'Card “A”']],
  ],
  ['a block added before others', draft([a, b]), draft([c, a, b]), [['added', 'Card']]],
  [
    'a switch',
    draft([], { on: false }),
    draft([], { on: true }),
    [['changed', 'Page', 'on', 'No', 'Yes']],
  ],
  [
    'a formatted text',
    draft([], { text: doc('one') }),
    draft([], { text: doc('two') }),
    [['changed', 'Page', 'text', 'one', 'two']],
  ],
  [
    'the look of a formatted text',
    draft([], { text: doc('one') }),
    draft([], { text: doc('one', { marks: [{ type: 'bold' }] }) }),
    [['changed', 'Page', 'text', 'one', 'one (its look has changed)']],
  ],
  [
    'one fact of a group',
    draft([], { seo: { title: 'A', description: 'D' } }),
    draft([], { seo: { title: 'B', description: 'D' } }),
    [['changed', 'Page', 'seo', 'title: A', 'title: B']],
  ],
  [
    'a picture',
    draft([], { image: { filename: 'https://x/f/1/a.png', alt: '' } }),
    draft([], { image: { filename: 'https://x/f/1/b.png', alt: 'B' } }),
    [['changed', 'Page', 'image', 'a.png', 'b.png (B)']],
  ],
  [
    'a link',
    draft([], { link: { linktype: 'story', cached_url: 'a', id: '1' } }),
    draft([], { link: { linktype: 'url', url: 'https://b' } }),
    [['changed', 'Page', 'link', 'a', 'https://b']],
  ],
])('reports %s', (_, before, after, expected) => {
  expect(summaryOf(before, after)).toEqual(expected)
})

test('shows the part of a long text around the change', () => {
  const [start, end] = ['s'.repeat(500), 'e'.repeat(500)]
  const [change] = compareDrafts(
    draft([], { text: `${start}one${end}` }),
    draft([], { text: `${start}two${end}` }),
    components,
  )
  expect(change?.after).toBe(`…${'s'.repeat(60)}two${'e'.repeat(60)}…`)
})
