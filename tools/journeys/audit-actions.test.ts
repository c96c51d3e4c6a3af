import { expect, test } from 'vitest'
import { MANAGEMENT_ROUTES } from '../../apps/cms/src/management/routes.ts'
import { AUTH_ENDPOINTS } from '../../apps/cms/src/people/auth-endpoints.ts'
import { describeAction } from '../../apps/editor/src/activity/activity.tsx'

const routeActions = Object.entries(MANAGEMENT_ROUTES)
  .filter(([, { isChange, isRecorded }]) => isChange && isRecorded !== false)
  .map(([route]) => route.replace(' /', ' '))
const authActions = Object.values(AUTH_ENDPOINTS).flatMap(({ auditAction, attemptsCountedFor }) =>
  attemptsCountedFor === undefined ? [auditAction] : [auditAction, `${auditAction}.refused`],
)

test.each([...routeActions, ...authActions])(
  'MSG-1 the editor describes the action %s',
  (action) => {
    expect(describeAction(action)).not.toBe(action)
  },
)

test('an action without a message is shown by its name', () => {
  expect(describeAction('PATCH moon')).toBe('PATCH moon')
})
