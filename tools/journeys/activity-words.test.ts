import { expect, test } from 'vitest'
import { MANAGEMENT_ROUTES } from '../../apps/cms/src/management/routes.ts'
import { AUTH_ADDRESSES } from '../../apps/cms/src/people/auth-addresses.ts'
import { deedWords } from '../../apps/editor/src/activity/deed-words.ts'

const recorded = Object.entries(MANAGEMENT_ROUTES)
  .filter(([, { changes, isRecorded }]) => changes && isRecorded !== false)
  .map(([route]) => route.replace(' /', ' '))
const done = Object.values(AUTH_ADDRESSES).flatMap(({ auditAction, guesses }) =>
  guesses === undefined ? [auditAction] : [auditAction, `${auditAction}.refused`],
)

test.each([...recorded, ...done])('MSG-1 the editor has words for the deed %s', (action) => {
  expect(deedWords(action)).not.toBe(action)
})

test('a deed without words is shown by its name', () => {
  expect(deedWords('PATCH moon')).toBe('PATCH moon')
})
