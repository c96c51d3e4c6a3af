export interface EventTime {
  readonly starts: Date
  readonly ends: Date | undefined
}

/** Formats an event's time, as in `4 March 2027 at 15:00–16:00 UTC`; `zone` is an IANA name such as `Europe/Berlin`. */
export function readableEventTime(
  { starts, ends }: EventTime,
  locale: string,
  zone: string,
): string {
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: zone,
    timeZoneName: 'short',
  })
  return ends === undefined || ends <= starts
    ? format.format(starts)
    : format.formatRange(starts, ends)
}

/** The end of an event, else its start. */
export function overAt({ starts, ends }: EventTime): Date {
  return ends !== undefined && ends > starts ? ends : starts
}

/** A date in the parts of a calendar sheet. */
export function calendarDay(
  date: Date,
  locale: string,
  zone: string,
): { readonly day: string; readonly month: string; readonly year: string } {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: zone }).format(date)
  return {
    day: part({ day: 'numeric' }).replace(/\.$/, ''),
    month: part({ month: 'long' }),
    year: part({ year: 'numeric' }),
  }
}
