import { expect, test } from 'vitest'
import { pollDelay } from './content-poller.ts'

const delay = (failures: number, { random = 0.5, isEmpty = false } = {}) =>
  pollDelay({ pollSeconds: 10, failureCount: failures, isEmpty }, random)

test('decision 0020 polls come every POLL_SECONDS, a tenth more or less', () => {
  expect([0, 0.5, 1].map((random) => delay(0, { random }))).toEqual([9000, 10_000, 11_000])
})

test('CALL-6 after failures in a row polls come later, at most five times as late', () => {
  expect([1, 2, 5, 90].map((failures) => delay(failures) / 1000)).toEqual([10, 20, 50, 50])
})

test('CALL-6 without any content polls come every half a minute at least', () => {
  expect([1, 2, 5].map((failures) => delay(failures, { isEmpty: true }) / 1000)).toEqual([
    10, 20, 30,
  ])
})
