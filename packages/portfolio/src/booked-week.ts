/** Hours of one person on one task, by day. */
export interface Booking {
  readonly hours: readonly number[]
}

/**
 * Adds up hours by task and by day; a missing day counts 0. The hours of tasks, and those of days, add up to `total`.
 */
export function bookedWeekOf<Kind extends Booking>(bookings: readonly Kind[]) {
  const dayCount = Math.max(0, ...bookings.map(({ hours }) => hours.length))
  const tasks = bookings.map((booking) => ({ booking, hours: sum(booking.hours) }))
  return {
    tasks,
    days: Array.from({ length: dayCount }, (_, day) =>
      sum(bookings.map(({ hours }) => hours[day] ?? 0)),
    ),
    total: sum(tasks.map(({ hours }) => hours)),
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0)
}
