import { messagesFor } from './messages.ts'

/** A day as `<time datetime>` has it: `YYYY-MM-DD`, UTC. */
export function machineDate(date: Date): string {
  return date.toISOString().slice(0, 10)
}

/** A day as it is read in a language, UTC: `4 March 2021`, `4. März 2021`. */
export function readableDate(date: Date, lang: string): string {
  return format(date, lang, { dateStyle: 'long', timeZone: 'UTC' })
}

/** A day and time in a time zone, which is named: `4 March 2021 at 15:00 UTC`. */
export function readableDateTime(date: Date, lang: string, timeZone = 'UTC'): string {
  return format(date, lang, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  })
}

/** A number with the separators of a language. */
export function readableNumber(
  value: number,
  lang: string,
  options?: Intl.NumberFormatOptions,
): string {
  return new Intl.NumberFormat(messagesFor(lang).locale, options).format(value)
}

/** Formatters are slow to make and a list page needs twenty times the same. */
const formatters = new Map<string, Intl.DateTimeFormat>()

function format(date: Date, lang: string, options: Intl.DateTimeFormatOptions): string {
  const { locale } = messagesFor(lang)
  const key = `${locale} ${JSON.stringify(options)}`
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formatters.set(key, formatter)
  return formatter.format(date)
}
