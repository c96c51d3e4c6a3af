import { describe, expect, test } from 'vitest'
import { asText, createLog } from './log.ts'

test('MSG-2 an entry is one line of JSON with request, server and response', () => {
  const lines: string[] = []
  const log = createLog(
    (line) => lines.push(line),
    () => new Date('2026-01-02T03:04:05Z'),
  )
  log.error('request.failed', 'A fetch failed', {
    target: '/x\ny',
    of: 'cms',
    status: 500,
    error: new Error('no'),
  })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/^[^\n]+\n$/)
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    time: '2026-01-02T03:04:05.000Z',
    level: 'error',
    event: 'request.failed',
    message: 'A fetch failed',
    target: '/x\ny',
    of: 'cms',
    status: 500,
    error: expect.stringContaining('Error: no'),
  })
})

test('fields that JSON cannot hold do not break the log', () => {
  const lines: string[] = []
  const circle: Record<string, unknown> = { big: 1n }
  circle.self = circle
  createLog((line) => lines.push(line)).warn('request.rejected', 'Odd', { circle, big: 2n })
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    event: 'request.rejected',
    message: 'Odd',
    big: '2',
  })
})

describe('for people at a terminal', () => {
  const time = new Date(2026, 0, 2, 3, 4, 5).toISOString()
  const entry = { time, event: 'request.failed', message: 'A fetch failed' }

  test('an entry is time, role, sentence and fields', () => {
    expect(asText('site', { ...entry, level: 'info' })).toBe('03:04:05 site     A fetch failed')
    const fields = { target: '/x', status: 500, request: undefined, list: ['a'] }
    expect(asText('cms', { ...entry, level: 'warn', ...fields })).toBe(
      '03:04:05 cms      warn: A fetch failed (target: /x, status: 500, list: ["a"])',
    )
  })

  test('a stack is below it, and no control sequence reaches the terminal', () => {
    const error = Object.assign(new Error('no'), { stack: 'Error: no\n    at f' })
    expect(asText('site', { ...entry, level: 'error', error, target: '\u001b[2J' })).toBe(
      '03:04:05 site     error: A fetch failed (error: Error: no\n             at f, target: ·[2J)',
    )
  })
})
