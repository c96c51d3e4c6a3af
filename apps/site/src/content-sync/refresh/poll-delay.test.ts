import { expect, test } from 'vitest'
import { pollDelay } from './poll-delay.ts'

test('decision 0020 polls come every POLL_SECONDS, a tenth more or less', () => {
  expect([0, 0.5, 1].map((random) => pollDelay(10, 0, random))).toEqual([9000, 10_000, 11_000])
})

test('CALL-6 after failures in a row polls come later, at most five times as late', () => {
  expect([1, 2, 5, 90].map((failures) => pollDelay(10, failures, 0.5) / 1000)).toEqual([
    10, 20, 50, 50,
  ])
})
