import { afterEach, beforeEach, expect, vi } from 'vitest'

/** An unexpected console error or warning fails the test that caused it. */
beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  const logged = [console.error, console.warn].flatMap((method) =>
    vi.isMockFunction(method) ? method.mock.calls : [],
  )
  vi.restoreAllMocks()
  expect(logged, 'unexpected console output').toEqual([])
})
