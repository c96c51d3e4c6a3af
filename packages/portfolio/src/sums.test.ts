import { expect, it } from 'vitest'
import { bookedWeekOf } from './booked-week.ts'
import { floatDays, nextToFinish } from './next-to-finish.ts'

it('adds a week of hours up by task and by day to the same sum', () => {
  const design = { hours: [4, 8, 0] }
  const review = { hours: [3.5, 0, 7.5] }
  expect(bookedWeekOf([design, review])).toEqual({
    tasks: [
      { booking: design, hours: 12 },
      { booking: review, hours: 11 },
    ],
    days: [7.5, 8, 7.5],
    total: 23,
  })
})

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
