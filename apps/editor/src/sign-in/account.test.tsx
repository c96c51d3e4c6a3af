// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { renderEditor } from '../context/rendered-editor.fixture.tsx'
import { Account } from './account.tsx'

test('an account that cannot be loaded again after a change says why', async () => {
  const account = {
    person: { name: 'Ada', email: 'ada@example.com', role: 'owner' },
    ...{ second_factor: false, password: false, sessions: [] },
  }
  let isBroken = false
  const respond = async (address: string | URL | Request) =>
    isBroken && String(address) === '/auth/account'
      ? Response.json({ error: 'Broken.' }, { status: 500 })
      : Response.json(account)
  vi.stubGlobal('fetch', respond)
  const { page, actAndSettle } = await renderEditor(<Account />)
  await expect.poll(() => page.querySelector('form')).not.toBeNull()
  isBroken = true
  await actAndSettle(() => page.querySelector('form')?.requestSubmit())
  await expect.poll(() => page.querySelector('.notice')?.textContent).toContain('Broken.')
})
