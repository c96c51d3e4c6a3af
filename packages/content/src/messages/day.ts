/** A day for `<time datetime>`: `YYYY-MM-DD`, UTC. */
export function machineDate(date: Date): string {
  return date.toISOString().slice(0, 10)
}

/** A day written in a locale such as `en-GB`, UTC: `4 March 2021`. */
export function dayIn(locale: string, date: Date): string {
  return formatIn(locale, date, { dateStyle: 'long', timeZone: 'UTC' })
}

/** A moment formatted for a locale with these options; in English each month is cut to three letters alike. */
export function formatIn(locale: string, date: Date, options: Intl.DateTimeFormatOptions): string {
  const key = `${locale} ${JSON.stringify(options)}`
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formatters.set(key, formatter)
  const written = formatter.format(date)
  return locale.startsWith('en') ? written.replace(/\bSept\b/, 'Sep') : written
}

/** Formatters are slow to create, and a list page needs the same one twenty times. */
const formatters = new Map<string, Intl.DateTimeFormat>()
