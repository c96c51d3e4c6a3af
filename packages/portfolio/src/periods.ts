/** Length of a period; figures are given at the end of each. */
export type Period = 'day' | 'week' | 'month'

export const DAY_MS = 24 * 60 * 60 * 1000
const DAYS_PER_PERIOD = { day: 1, week: 7 } as const

/**
 * Periods from the start to the end of a day: 1 at the end of the first period. Months count from the first of the
 * start's month.
 */
export function periodsUntil(period: Period, start: Date, day: Date): number {
  if (period !== 'month')
    return (day.getTime() - start.getTime() + DAY_MS) / (DAYS_PER_PERIOD[period] * DAY_MS)
  const months = 12 * (day.getUTCFullYear() - start.getUTCFullYear())
  return months + day.getUTCMonth() - start.getUTCMonth() + day.getUTCDate() / daysInMonth(day)
}

/**
 * The day, to the nearest one, that ends the given number of periods after the start; the inverse of `periodsUntil`.
 */
export function dayAfter(period: Period, start: Date, periodCount: number): Date {
  if (period !== 'month') {
    return new Date(
      start.getTime() + (Math.round(periodCount * DAYS_PER_PERIOD[period]) - 1) * DAY_MS,
    )
  }
  const wholeMonths = Math.ceil(periodCount) - 1
  const month = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + wholeMonths, 1))
  const days = Math.round((periodCount - wholeMonths) * daysInMonth(month))
  return new Date(month.getTime() + (days - 1) * DAY_MS)
}

function daysInMonth(day: Date): number {
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate()
}
