import { afterEach, expect, it, vi } from 'vitest'
import { registerTab } from '../saving/tab-lock.ts'
import { newUid } from './new-uid.ts'

afterEach(() => vi.unstubAllGlobals())

it('an editor opened over plain http, where browsers lack randomUUID, can add blocks and store drafts', () => {
  const { getRandomValues } = crypto
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) })
  const uids = Array.from({ length: 100 }, newUid)
  expect(new Set(uids).size).toBe(100)
  for (const uid of uids) {
    expect(uid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  }
  expect(registerTab(undefined).id).toMatch(/-/)
})
