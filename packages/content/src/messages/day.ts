import { cachedFormats } from './cached-formats.ts'

/** UTC day as an ISO 8601 date, such as for `<time datetime>`: `YYYY-MM-DD`. */
export function isoDate(date: Date): string {
  return date.toISOString().slice(0, 10)
}

/** UTC day in a locale such as `en-GB`: `4 March 2021`. */
export function formatDay(locale: string, date: Date): string {
  return formatIn(locale, date, { dateStyle: 'long', timeZone: 'UTC' })
}

/** Formats a date; English `Sept` becomes `Sep`, so that all short months have three letters. */
export function formatIn(locale: string, date: Date, options: Intl.DateTimeFormatOptions): string {
  const text = dateFormat(locale, options).format(date)
  return locale.startsWith('en') ? text.replace(/\bSept\b/, 'Sep') : text
}

const dateFormat = cachedFormats<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(
  Intl.DateTimeFormat,
)
