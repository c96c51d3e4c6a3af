import { expect, it } from 'vitest'
import { component, componentsOf, field } from '../api/components.fixture.ts'
import { blocksIn } from '../document/json.ts'
import { diffExcerpt } from './changed-story.tsx'
import { replaceWords } from './replace-words.ts'

const components = componentsOf(
  component('page', { body: field('bloks', 'Blocks') }),
  component('teaser', {
    heading: field('text', 'Heading'),
    target_url: field('text', 'Target'),
    note: field('text', 'Note'),
    text: field('richtext', 'Text'),
    picture: field('asset', 'Picture'),
    kind: field('option', 'Kind'),
    figures: field('table', 'Figures'),
  }),
)

const teaser = {
  _uid: 't',
  component: 'teaser',
  heading: 'Risk register for risk owners, asterisk included',
  target_url: 'risk register',
  note: '/Risk-register',
  kind: 'Risk',
  ownPlugin: { text: 'Risk' },
  text: {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [{ type: 'text', text: 'Risk, Risk', marks: [{ type: 'b' }] }],
      },
      {
        type: 'blok',
        attrs: { body: [{ _uid: 'in', component: 'teaser', heading: 'A Risk inside' }] },
      },
    ],
  },
  picture: {
    filename: 'https://assets.example/Risk.png',
    alt: 'A Risk',
    meta_data: { alt: 'A Risk', decorative: false },
  },
  figures: {
    fieldtype: 'table',
    thead: [{ _uid: 'Risk', value: 'Risk' }],
    tbody: [{ _uid: 'r', body: [{ _uid: 'c', value: 'A Risk in a cell' }] }],
  },
}
const other = { _uid: 'o', component: 'teaser', heading: 'Nothing to see' }
const content = { _uid: 'p', component: 'page', body: [teaser, other] }
const replace = (find: string, onlyWholeWords = true) =>
  replaceWords(content, { find, replace: 'Cost $&', onlyWholeWords }, components)

it('replaces text that visitors read, and nothing else', () => {
  const { content: changed, changes } = replace('Risk')
  expect(changes.map(({ uid, fieldLabel, after }) => [uid, fieldLabel, after])).toEqual([
    ['t', 'Heading', 'Cost $& register for risk owners, asterisk included'],
    ['t', 'Text', 'Cost $&, Cost $&'],
    ['in', 'Heading', 'A Cost $& inside'],
    ['t', 'Picture', 'A Cost $&'],
    ['t', 'Figures', 'Cost $&'],
    ['t', 'Figures', 'A Cost $& in a cell'],
  ])
  const [one, two] = blocksIn(changed.body)
  expect(two).toBe(other)
  expect(one).toMatchObject({
    target_url: 'risk register',
    note: '/Risk-register',
    kind: 'Risk',
    ownPlugin: { text: 'Risk' },
    picture: {
      filename: 'https://assets.example/Risk.png',
      alt: 'A Cost $&',
      meta_data: { alt: 'A Cost $&' },
    },
  })
})

it('can replace parts of words, takes special characters literally, and changes nothing without a match', () => {
  expect(replace('risk', false).changes[0]?.after).toBe(
    'Risk register for Cost $& owners, asteCost $& included',
  )
  expect(replace('.').changes).toEqual([])
  expect(replace('Nowhere').content).toBe(content)
  expect(replace('').content).toBe(content)
})

it('finds words joined by a hyphen', () => {
  const wanted = { find: 'Follow-up', replace: 'Review', onlyWholeWords: true }
  const story = { _uid: 't', component: 'teaser', heading: 'Follow-up, and Follow-ups' }
  expect(replaceWords(story, wanted, components).content.heading).toBe('Review, and Follow-ups')
})

it('shows the difference with some text around it', () => {
  expect(diffExcerpt('A risk here', 'A cost here')).toEqual({
    start: 'A ',
    removed: 'risk',
    added: 'cost',
    end: ' here',
  })
  expect(diffExcerpt('(portfolio) ends', '(programme) ends')).toEqual({
    start: '(',
    removed: 'portfolio',
    added: 'programme',
    end: ') ends',
  })
  expect(diffExcerpt('aa', 'aaa')).toEqual({ start: '', removed: 'aa', added: 'aaa', end: '' })
  expect(diffExcerpt(`${'x '.repeat(30)}1`, `${'x '.repeat(30)}2`).start).toBe(
    `…${'x '.repeat(20)}`,
  )
})
