import { expect, it } from 'vitest'
import { type FirstStep, type StoryProgress, updateSteps } from './first-steps.ts'

const SEEN: StoryProgress = {
  hasEdits: false,
  isSaved: true,
  isPublished: true,
  hasUnpublishedChanges: false,
  isInReview: false,
}
const after = (...stories: readonly StoryProgress[]) =>
  stories.reduce(updateSteps, new Set<FirstStep>())
const TYPED = { ...SEEN, hasEdits: true, isSaved: false }
const SAVED = { ...TYPED, isSaved: true, hasUnpublishedChanges: true }
const PUBLISHED = { ...SAVED, hasUnpublishedChanges: false }

it.each([
  ['nothing was opened', after(), []],
  ['a published page was opened', after(SEEN), ['opened']],
  ['a heading is being typed', after(SEEN, TYPED), ['opened', 'changed']],
  ['it is saved', after(SEEN, TYPED, SAVED), ['opened', 'changed']],
  ['it is published', after(SEEN, TYPED, SAVED, PUBLISHED), ['opened', 'changed', 'published']],
  [
    'a review of it is asked for',
    after(SEEN, TYPED, SAVED, { ...SAVED, isInReview: true }),
    ['opened', 'changed', 'reviewed'],
  ],
  [
    'another page is opened later',
    after(TYPED, SAVED, PUBLISHED, SEEN),
    ['opened', 'changed', 'published'],
  ],
  [
    'another page, published before, is only looked at',
    after(TYPED, SAVED, SEEN),
    ['opened', 'changed'],
  ],
])('the first steps check themselves off: %s', (_, steps, done) => {
  expect([...steps]).toEqual(done)
})
