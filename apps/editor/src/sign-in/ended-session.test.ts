import { expect, it } from 'vitest'
import { createAsk } from '../api/api.ts'
import { endedSession } from './ended-session.ts'

it('a save whose session has ended waits until somebody signs in, and is then sent as it was', async () => {
  let isSignedIn = false
  const sent: unknown[] = []
  const shown: boolean[] = []
  const ended = endedSession((isShown) => shown.push(isShown))
  const fetched: typeof fetch = async (_, init) => {
    sent.push(init?.body)
    const status = isSignedIn ? 200 : 401
    return Response.json(isSignedIn ? { story: 1 } : { error: 'Sign in' }, { status })
  }
  const ask = createAsk('/', { signInAgain: ended.signInAgain, fetched })
  const both = Promise.all([
    ask('PUT stories/1', { body: { name: 'Typed' } }),
    ask('PUT stories/2', { body: { name: 'Also' } }),
  ])
  await expect.poll(() => shown).toEqual([true])
  isSignedIn = true
  ended.signedIn()
  expect((await both).map(({ status }) => status)).toEqual([200, 200])
  expect(shown).toEqual([true, false])
  expect(sent.slice(2)).toEqual(['{"name":"Typed"}', '{"name":"Also"}'])
})
