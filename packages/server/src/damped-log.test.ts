import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { damped, type LogFields } from './log.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function written() {
  const lines: [string, LogFields | undefined][] = []
  const say = damped((message, fields) => lines.push([message, fields]))
  return { lines, say }
}

test('the first of many is written at once, and a minute later how many more there were', () => {
  const { lines, say } = written()
  for (let n = 0; n < 1000; n++) say('A hook was refused', { answered: 401, asked: `/${n}` })
  expect(lines).toEqual([['A hook was refused', { answered: 401, asked: '/0' }]])
  vi.advanceTimersByTime(60_000)
  expect(lines.slice(1)).toEqual([
    ['A hook was refused', { answered: 401, more: 999, seconds: 60 }],
  ])
})

test('what happens once is written once, and again when it happens later', () => {
  const { lines, say } = written()
  say('A request was refused', { answered: 400 })
  vi.advanceTimersByTime(3_600_000)
  expect(lines).toHaveLength(1)
  say('A request was refused', { answered: 400 })
  expect(lines).toHaveLength(2)
})

test('one kind does not hide another', () => {
  const { lines, say } = written()
  for (const answered of [401, 401, 413]) say('A hook was refused', { answered })
  say('A request was refused', { answered: 401 })
  expect(lines).toHaveLength(3)
})
