import { LOCALE } from '../messages/language.ts'

const DATE_TIME = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' })
const DATE = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium' })

/** Formats a time as `1 May 2026, 10:00` in the reader's time zone; '' for an invalid time. */
export function formatDateTime(iso: string | null): string {
  return formatWith(DATE_TIME, iso)
}

export function formatDate(iso: string | null): string {
  return formatWith(DATE, iso)
}

function formatWith(format: Intl.DateTimeFormat, iso: string | null): string {
  const time = Date.parse(iso ?? '')
  return Number.isNaN(time) ? '' : format.format(time)
}
