export interface EventTime {
  readonly starts: Date
  readonly ends: Date | undefined
}

/** Formats an event's time, as in `4 March 2027 at 15:00–16:00 UTC`; `zone` is an IANA name such as `Europe/Berlin`. */
export function readableEventTime(time: EventTime, locale: string, zone: string): string {
  const format = eventFormat(locale, zone, { timeZoneName: 'short' })
  const name = zoneName(format, time.starts)
  const regional = REGIONAL_LOCALES[zone.split('/')[0] ?? '']
  const familiar =
    regional === undefined
      ? name
      : zoneName(eventFormat(regional, zone, { timeZoneName: 'short' }), time.starts)
  return formatted(time, format).replace(name, familiar)
}

/** True when clocks in two zones show the same during the event. */
export function hasSameClock(time: EventTime, zone: string, other: string): boolean {
  return formatted(time, eventFormat('en', zone)) === formatted(time, eventFormat('en', other))
}

/** Locales that abbreviate the zones of their continent, which others write as `GMT-5`. */
const REGIONAL_LOCALES: Readonly<Record<string, string>> = { America: 'en-US', Australia: 'en-AU' }

function eventFormat(
  locale: string,
  zone: string,
  more: Intl.DateTimeFormatOptions = {},
): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: zone,
    ...more,
  })
}

function formatted({ starts, ends }: EventTime, format: Intl.DateTimeFormat): string {
  return ends === undefined || ends <= starts
    ? format.format(starts)
    : format.formatRange(starts, ends)
}

function zoneName(format: Intl.DateTimeFormat, date: Date): string {
  return format.formatToParts(date).find(({ type }) => type === 'timeZoneName')?.value ?? ''
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
