import { formatDay, formatIn } from './day.ts'
import { messagesFor } from './messages.ts'

export { isoDate } from './day.ts'

/** UTC day in a language: `4 March 2021`, `4. März 2021`. */
export function readableDate(date: Date, lang: string): string {
  return formatDay(messagesFor(lang).locale, date)
}

/** Day and time with the time zone: `4 March 2021 at 15:00 UTC`. */
export function readableDateTime(date: Date, lang: string, timeZone = 'UTC'): string {
  return formatIn(messagesFor(lang).locale, date, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  })
}
