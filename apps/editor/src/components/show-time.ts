import { LOCALE } from '../messages/language.ts'

const TIME = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' })
const DAY = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium' })

/** Formats a time as `1 May 2026, 10:00` in the reader's time zone; '' for an invalid time. */
export function showTime(iso: string | null): string {
  return formatted(TIME, iso)
}

export function showDay(iso: string | null): string {
  return formatted(DAY, iso)
}

function formatted(format: Intl.DateTimeFormat, iso: string | null): string {
  const time = Date.parse(iso ?? '')
  return Number.isNaN(time) ? '' : format.format(time)
}
