import { expect, it } from 'vitest'
import { floatDays, nextToFinish } from './next-to-finish.ts'

it('lists unfinished work by its finish, and gives the float of a project in days', () => {
  const packages = [
    { name: 'tests', forecast_end: 14, done: 0 },
    { name: 'rooms', forecast_end: 9.4, done: 92 },
    { name: 'design', forecast_end: 4, done: 100 },
  ]
  expect(nextToFinish(packages, 9).map(({ name }) => name)).toEqual(['rooms', 'tests'])
  const months = { period: 'month', start: new Date(Date.UTC(2025, 0, 1)) } as const
  expect(floatDays(2, 3, months)).toBe(31)
  expect([floatDays(3, 2, months), floatDays(undefined, 2, months)]).toEqual([0, 0])
})
