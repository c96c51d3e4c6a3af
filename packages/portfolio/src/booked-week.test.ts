import { expect, it } from 'vitest'
import { bookedWeekOf } from './booked-week.ts'

it('gives the same total of a week’s hours by task and by day', () => {
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
