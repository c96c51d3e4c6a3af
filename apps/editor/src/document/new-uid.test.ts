import { afterEach, expect, it, vi } from 'vitest'
import { openTab } from '../saving/tab.ts'
import { newUid } from './new-uid.ts'

afterEach(() => vi.unstubAllGlobals())

it('an editor that is opened by http and the name of a machine can add blocks and keep what is typed', () => {
  const { getRandomValues } = crypto
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) })
  const uids = Array.from({ length: 100 }, newUid)
  expect(new Set(uids).size).toBe(100)
  for (const uid of uids) {
    expect(uid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  }
  expect(openTab(undefined).id).toMatch(/-/)
})
