import { readDate } from '@prospectus/protocol/values/date'

const WEEK = 7 * 24 * 3600 * 1000
const WEEKS_OF_YEAR = 365.2425 / 7

/**
 * The content of a resource whose event comes every year, with the dates of its next time: bundled content
 * would look abandoned otherwise. It moves by as many whole weeks as are nearest to some years, so that its
 * weekday and hour stay. The day of its announcement moves with it, and is not later than now. Any other
 * content, and one whose event is still to come, is returned as it is.
 */
export function rolledForward(content: unknown, now: Date): unknown {
  const { repeats, starts_at: start, ends_at: end, date }: StoredEvent = Object(content)
  const starts = readDate(start)
  if (repeats !== 'yearly' || starts === undefined || starts >= now) return content
  const weeks = weeksUntil(starts, now)
  const announced = readDate(date)
  return {
    ...Object(content),
    starts_at: later(start, weeks),
    ...(readDate(end) && { ends_at: later(end, weeks) }),
    ...(announced && { date: later(date, Math.min(weeks, weeksBefore(announced, now))) }),
  }
}

function weeksUntil(starts: Date, now: Date): number {
  for (let years = 1; ; years += 1) {
    const weeks = Math.round(years * WEEKS_OF_YEAR)
    if (starts.getTime() + weeks * WEEK >= now.getTime()) return weeks
  }
}

/** Whole weeks from a day until now. */
function weeksBefore(day: Date, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - day.getTime()) / WEEK))
}

/** A stored moment so many weeks later, in the form that it is stored in. */
function later(stored: unknown, weeks: number): string {
  const text = String(stored).trim()
  const day = new Date(
    Date.UTC(Number(text.slice(0, 4)), Number(text.slice(5, 7)) - 1, Number(text.slice(8, 10))),
  )
  return new Date(day.getTime() + weeks * WEEK).toISOString().slice(0, 10) + text.slice(10)
}

interface StoredEvent {
  readonly repeats?: unknown
  readonly starts_at?: unknown
  readonly ends_at?: unknown
  readonly date?: unknown
}
