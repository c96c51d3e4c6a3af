import { expect, it } from 'vitest'
import { createClient } from '../api/api.ts'
import { createSessionGate } from './session-gate.ts'

it('a save whose session has ended waits until somebody signs in, and is then sent as it was', async () => {
  let isSignedIn = false
  const sent: unknown[] = []
  const shown: boolean[] = []
  const gate = createSessionGate((isShown) => shown.push(isShown))
  const fetchImpl: typeof fetch = async (_, init) => {
    sent.push(init?.body)
    const status = isSignedIn ? 200 : 401
    return Response.json(isSignedIn ? { story: 1 } : { error: 'Sign in' }, { status })
  }
  const request = createClient({ signInAgain: gate.signInAgain, fetchImpl })
  const both = Promise.all([
    request('PUT stories/:id', { params: { id: 1 }, body: { story: { name: 'Typed' } } }),
    request('PUT stories/:id', { params: { id: 2 }, body: { story: { name: 'Also' } } }),
  ])
  await expect.poll(() => shown).toEqual([true])
  isSignedIn = true
  gate.resume()
  expect((await both).map(({ status }) => status)).toEqual([200, 200])
  expect(shown).toEqual([true, false])
  expect(sent.slice(2)).toEqual(['{"story":{"name":"Typed"}}', '{"story":{"name":"Also"}}'])
})
