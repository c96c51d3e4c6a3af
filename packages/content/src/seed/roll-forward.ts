import { readDate } from '@prospectus/protocol/values/date'

const WEEK = 7 * 24 * 3600 * 1000
const WEEKS_OF_YEAR = 365.2425 / 7

/**
 * Moves a past yearly event to its next occurrence, or bundled content would soon look abandoned. Moves
 * whole weeks, nearest to full years, to keep weekday and time. The announcement moves as far, but never
 * beyond now.
 */
export function rollForward(content: unknown, now: Date): unknown {
  const { repeats, starts_at: start, ends_at: end, date }: StoredEvent = Object(content)
  const startDate = readDate(start)
  if (repeats !== 'yearly' || startDate === undefined || startDate >= now) return content
  const weeks = weeksUntil(startDate, now)
  const announcementDate = readDate(date)
  return {
    ...Object(content),
    starts_at: addWeeks(start, weeks),
    ...(readDate(end) && { ends_at: addWeeks(end, weeks) }),
    ...(announcementDate && {
      date: addWeeks(date, Math.min(weeks, weeksBefore(announcementDate, now))),
    }),
  }
}

function weeksUntil(startDate: Date, now: Date): number {
  for (let years = 1; ; years += 1) {
    const weeks = Math.round(years * WEEKS_OF_YEAR)
    if (startDate.getTime() + weeks * WEEK >= now.getTime()) return weeks
  }
}

function weeksBefore(day: Date, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - day.getTime()) / WEEK))
}

/** Keeps the stored format. */
function addWeeks(stored: unknown, weeks: number): string {
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
