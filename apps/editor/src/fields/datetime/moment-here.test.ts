import { expect, it } from 'vitest'
import { momentHere } from './moment-here.ts'

it.each([
  ['2026-07-01 22:30', 'Europe/Berlin', '2 Jul 2026, 00:30 in Europe/Berlin'],
  ['2026-01-01 09:00:00', 'America/New_York', '1 Jan 2026, 04:00 in America/New York'],
  ['soon', 'UTC', ''],
])('EDIT-8 %s UTC is said as it is in %s', (stored, zone, words) => {
  expect(momentHere(stored, zone)).toBe(words)
})
