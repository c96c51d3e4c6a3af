import { expect, it } from 'vitest'
import { component, componentsOf, field } from '../api/components.fixture.ts'
import type { Block, Draft } from '../document/json.ts'
import { merge } from '../document/merge.ts'
import { describeConflicts } from './notices.tsx'

const draftOf = (body: readonly Block[], name = 'Home'): Draft => ({
  name,
  tag_list: [],
  content: { _uid: 'root', component: 'modules/page', body },
})
const text = (heading: string): Block => ({ _uid: 'a', component: 'text', heading })
const base = draftOf([text('First')])
const changed = draftOf([text('Typed')])
const deleted = draftOf([])
const components = componentsOf(
  component('text', { heading: field('text', 'Heading') }, 'Paragraph'),
)

/** The notice after merging my draft with a colleague's. */
const noticeOf = (mine: Draft, theirs: Draft) => {
  const { draft, conflicts } = merge(base, mine, theirs)
  return describeConflicts(conflicts, draft, components)
}

it('EDIT-4 typing in a block that a colleague deleted is reported as a deleted block, not as a field', () => {
  expect(noticeOf(changed, deleted)).toBe(
    'A colleague deleted a block that you have changed: it was kept.',
  )
})

it('EDIT-4 says why a deleted block is back when a colleague was typing in it', () => {
  expect(noticeOf(deleted, changed)).toBe(
    'A colleague changed a block that you have deleted: it is back.',
  )
})

it('EDIT-4 names the field in which two people disagree, and its block, by the labels of the editor', () => {
  const notice =
    'A colleague changed the same field as you, “Heading” (Paragraph): ' +
    'yours was kept, theirs is in the versions.'
  const theirs = draftOf([text('Written')])
  expect(noticeOf(changed, theirs)).toBe(notice)
  const { draft, conflicts } = merge(base, changed, theirs)
  expect(describeConflicts([...conflicts, ...conflicts], draft, components), 'twice').toBe(notice)
})

it('EDIT-4 names several fields, also of the story and of a block that was deleted since', () => {
  const { draft, conflicts } = merge(
    base,
    draftOf([text('Typed')], 'Mine'),
    draftOf([text('Written')], 'Theirs'),
  )
  expect(describeConflicts(conflicts, draft, components)).toBe(
    'A colleague changed the same 2 fields as you, “Name of the story” (The page) and ' +
      '“Heading” (Paragraph): yours was kept, theirs is in the versions.',
  )
  expect(describeConflicts(conflicts, draftOf([]), components)).toContain(
    '“heading” (a block that is gone)',
  )
})

it('EDIT-4 fields and blocks are counted separately', () => {
  const mine = draftOf([text('Typed')], 'One')
  expect(noticeOf(mine, draftOf([], 'Two'))).toBe(
    'A colleague changed the same field as you, “Name of the story” (The page): ' +
      'yours was kept, theirs is in the versions. ' +
      'A colleague deleted a block that you have changed: it was kept.',
  )
})
