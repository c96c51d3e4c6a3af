// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { enter, findByName, renderEditor } from '../context/rendered-editor.fixture.tsx'
import { SignIn } from './sign-in.tsx'
import { SignInAgain } from './sign-in-again.tsx'

test('a wrong password signs nobody in, and the form says what is wrong', async () => {
  const onSignedIn = vi.fn()
  const { page, actAndSettle } = await renderEditor(<SignIn onSignedIn={onSignedIn} />)
  vi.stubGlobal('fetch', async () => ({ ok: false, status: 401, json: async () => ({}) }))
  for (const field of page.querySelectorAll('input')) enter(field, 'ada@example.com')
  await actAndSettle(() => findByName(page, 'button', 'Sign in').click())
  expect(page.textContent).toContain('The email or the password is wrong.')
  expect(onSignedIn).not.toHaveBeenCalled()
})

test('a failure after the sign-in can be retried without signing in again', async () => {
  const onSignedIn = vi.fn(async () => '').mockResolvedValueOnce('The server cannot be reached.')
  const { actAndSettle } = await renderEditor(<SignInAgain onSignedIn={onSignedIn} />)
  const page = document.body
  const send = vi.fn(async () => ({ ok: true, status: 200, json: async () => ({}) }))
  vi.stubGlobal('fetch', send)
  for (const field of page.querySelectorAll('input')) enter(field, 'ada@example.com')
  await actAndSettle(() => findByName(page, 'button', 'Sign in').click())
  await expect
    .poll(() => page.querySelector('dialog > [role="alert"]')?.textContent)
    .toBe('The server cannot be reached.')
  expect(document.activeElement?.textContent).toBe('Try again')
  await actAndSettle(() => findByName(page, 'button', 'Try again').click())
  expect(onSignedIn).toHaveBeenCalledTimes(2)
  expect(send).toHaveBeenCalledOnce()
})
