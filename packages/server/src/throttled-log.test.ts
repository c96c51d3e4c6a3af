import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type LogFields, throttle } from './log.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function createThrottledLog() {
  const lines: [string, string, LogFields | undefined][] = []
  const log = throttle((event, message, fields) => lines.push([event, message, fields]))
  return { lines, log }
}

test('the first of many is written at once, and a minute later how many more there were', () => {
  const { lines, log } = createThrottledLog()
  for (let n = 0; n < 1000; n++)
    log('hook.rejected', 'A webhook was rejected', { status: 401, target: `/${n}` })
  expect(lines).toEqual([
    ['hook.rejected', 'A webhook was rejected', { status: 401, target: '/0' }],
  ])
  vi.advanceTimersByTime(60_000)
  expect(lines.slice(1)).toEqual([
    ['hook.rejected', 'A webhook was rejected', { status: 401, more: 999, seconds: 60 }],
  ])
})

test('a single event is written once, and again when it happens later', () => {
  const { lines, log } = createThrottledLog()
  log('request.rejected', 'A request was rejected', { status: 400 })
  vi.advanceTimersByTime(3_600_000)
  expect(lines).toHaveLength(1)
  log('request.rejected', 'A request was rejected', { status: 400 })
  expect(lines).toHaveLength(2)
})

test('one kind does not hide another', () => {
  const { lines, log } = createThrottledLog()
  for (const status of [401, 401, 413]) log('hook.rejected', 'A webhook was rejected', { status })
  log('request.rejected', 'A request was rejected', { status: 401 })
  expect(lines).toHaveLength(3)
})
