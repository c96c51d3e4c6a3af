import { expect, it } from 'vitest'
import { insertBlock, removeBlock, setField } from './blocks.ts'
import { type History, NO_HISTORY, recordEdit } from './history.ts'
import type { Block, Draft, Json } from './json.ts'
import { findReplacedParts, isRestored, joinTexts } from './replaced-texts.ts'

const START: Draft = {
  name: 'Home',
  tag_list: [],
  content: {
    _uid: 'root',
    component: 'modules/page',
    body: [
      { _uid: 'a', component: 'text', heading: 'First', label: 'Old' },
      { _uid: 'b', component: 'text', heading: 'Second' },
    ],
  },
}

const set = (draft: Draft, uid: string, field: string, value: Json): Draft => ({
  ...draft,
  content: setField(draft.content, uid, field, value),
})
const without = (draft: Draft, uid: string): Draft => ({
  ...draft,
  content: removeBlock(draft.content, uid),
})
const steps = (...drafts: readonly Draft[]): History =>
  drafts.reduce<History>(
    (history, draft, timeMs) =>
      timeMs === 0
        ? history
        : recordEdit(history, drafts[timeMs - 1] ?? draft, draft, { label: 'Edit', timeMs }),
    NO_HISTORY,
  )
const text = (...words: readonly string[]): Json => ({
  type: 'doc',
  content: words.map((word) => ({ type: 'paragraph', content: [{ type: 'text', text: word }] })),
})

it('EDIT-4 a field that a colleague wrote over is reported with my text', () => {
  const mine = set(START, 'a', 'heading', 'Mine')
  const now = set(mine, 'a', 'heading', 'Theirs')
  const [replaced] = findReplacedParts(steps(START, mine), mine, now)
  expect(replaced).toEqual({ uid: 'a', field: 'heading', mine: 'Mine' })
  expect(replaced && isRestored(replaced, now)).toBe(false)
  expect(replaced && isRestored(replaced, mine)).toBe(true)
})

it('EDIT-4 a field that only one of us changed is not reported', () => {
  const mine = set(START, 'a', 'heading', 'Mine')
  const now = set(set(mine, 'a', 'label', 'Theirs'), 'b', 'heading', 'Theirs')
  expect(findReplacedParts(steps(START, mine), mine, now)).toEqual([])
})

it('EDIT-4 a colleague who goes on writing is reported once', () => {
  const mine = set(START, 'a', 'heading', 'Mine')
  const theirs = set(mine, 'a', 'heading', 'Theirs')
  const more = set(theirs, 'a', 'heading', 'Theirs, and more')
  expect(findReplacedParts(steps(START, mine), theirs, more)).toEqual([])
})

it('EDIT-4 a rich text is reported when my paragraph is gone, not when another one changed', () => {
  const before = set(START, 'a', 'text', text('One', 'Two', 'Three'))
  const mine = set(before, 'a', 'text', text('One', 'Two, by me', 'Three'))
  const history = steps(before, mine)
  const beside = set(mine, 'a', 'text', text('One, by Bert', 'Two, by me', 'Three', 'Four'))
  expect(findReplacedParts(history, mine, beside)).toEqual([])
  const over = set(beside, 'a', 'text', text('One, by Bert', 'Two, by Bert', 'Three', 'Four'))
  expect(findReplacedParts(history, beside, over)).toMatchObject([{ uid: 'a', field: 'text' }])
})

it('EDIT-4 a field for search engines is reported only if I changed it', () => {
  const seo = (title: string, description: string): Json => ({ plugin: 'seo', title, description })
  const before = set(START, 'root', 'seo', seo('', ''))
  const mine = set(before, 'root', 'seo', seo('Mine', ''))
  const beside = set(mine, 'root', 'seo', seo('Mine', 'Theirs'))
  expect(findReplacedParts(steps(before, mine), mine, beside)).toEqual([])
  const over = set(beside, 'root', 'seo', seo('Theirs', 'Theirs'))
  expect(findReplacedParts(steps(before, mine), beside, over)).toHaveLength(1)
})

it('EDIT-4 a deleted block that I wrote in is reported once, with its position', () => {
  const mine = set(set(START, 'b', 'heading', 'Mine'), 'b', 'label', 'Mine too')
  const history = steps(START, mine)
  const replaced = findReplacedParts(history, mine, without(mine, 'b'))
  expect(replaced).toMatchObject([
    { uid: 'b', mine: { heading: 'Mine' }, position: { parent: 'root', field: 'body', index: 1 } },
  ])
  expect(replaced[0]?.field).toBeUndefined()
  expect(findReplacedParts(history, mine, without(mine, 'a'))).toEqual([])
})

it('EDIT-4 the outermost of deleted nested blocks is reported', () => {
  const inner: Block = { _uid: 'c', component: 'text', heading: '' }
  const held: Draft = {
    ...START,
    content: insertBlock(START.content, inner, { parent: 'a', field: 'columns', index: 0 }),
  }
  const mine = set(held, 'c', 'heading', 'Mine')
  expect(findReplacedParts(steps(held, mine), mine, without(mine, 'a'))).toMatchObject([
    { uid: 'a' },
  ])
})

it('EDIT-4 the name of the story counts like a field', () => {
  const mine = { ...START, name: 'Mine' }
  const replaced = findReplacedParts(steps(START, mine), mine, { ...mine, name: 'Theirs' })
  expect(replaced).toEqual([{ uid: '', field: 'name', mine: 'Mine' }])
})

it('EDIT-4 my words inside a colleague’s text are not reported; lost words can be added to it', () => {
  const before = set(START, 'a', 'heading', 'Plan every project on one page')
  const mine = set(before, 'a', 'heading', 'Plan each project on one page')
  const history = steps(before, mine)
  const joined = set(mine, 'a', 'heading', 'Plan each project on one screen')
  expect(findReplacedParts(history, mine, joined)).toEqual([])
  const over = set(mine, 'a', 'heading', 'Plan all projects')
  expect(findReplacedParts(history, mine, over)).toHaveLength(1)
  const both = joinTexts('Plan each project on one page', 'Plan all projects')
  expect(both).toBe('Plan all projects Plan each project on one page')
  const beside = set(over, 'a', 'heading', both ?? '')
  // Neither text has lost a word.
  expect(findReplacedParts(steps(mine, over), over, beside)).toEqual([])
  expect(joinTexts(text('One', 'Mine'), text('One', 'Theirs'))).toEqual(
    text('One', 'Theirs', 'Mine'),
  )
  expect(joinTexts('blog', 'news')).toBeUndefined()
})

it('EDIT-4 a paragraph in which a colleague wrote beside my words is not reported', () => {
  const before = set(START, 'a', 'text', text('One two three four'))
  const mine = set(before, 'a', 'text', text('One 2 three four'))
  const joined = set(mine, 'a', 'text', text('One 2 three four five'))
  expect(findReplacedParts(steps(before, mine), mine, joined)).toEqual([])
})
