import { expect, it } from 'vitest'
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

it('EDIT-4 typing in a block that a colleague deleted is reported as a deleted block, not as a field', () => {
  const { conflicts } = merge(base, changed, deleted)
  expect(describeConflicts(conflicts)).toBe(
    'A colleague deleted a block that you have changed: it was kept.',
  )
})

it('EDIT-4 says why a deleted block is back when a colleague was typing in it', () => {
  const { conflicts } = merge(base, deleted, changed)
  expect(describeConflicts(conflicts)).toBe(
    'A colleague changed a block that you have deleted: it is back.',
  )
})

it('EDIT-4 fields and blocks are counted separately', () => {
  const { conflicts } = merge(draftOf([text('First')], 'One'), changed, draftOf([], 'Two'))
  expect(describeConflicts(conflicts)).toBe(
    'A colleague changed the same field: yours was kept, theirs is in the versions. ' +
      'A colleague deleted a block that you have changed: it was kept.',
  )
})
