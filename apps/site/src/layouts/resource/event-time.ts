export interface EventTime {
  readonly startsAt: Date
  readonly endsAt: Date | undefined
}

/** Formats an event's time, as in `4 March 2027 at 15:00–16:00 UTC`; `zone` is an IANA name such as `Europe/Berlin`. */
export function readableEventTime(time: EventTime, locale: string, zone: string): string {
  const format = eventFormat(locale, zone, { timeZoneName: 'short' })
  const name = zoneName(format, time.startsAt)
  const regional = REGIONAL_LOCALES[zone.split('/')[0] ?? '']
  const regionalName =
    regional === undefined
      ? name
      : zoneName(eventFormat(regional, zone, { timeZoneName: 'short' }), time.startsAt)
  return formatRange(time, format).replace(name, regionalName)
}

/** Formats an event's day or days, as in `14–15 May 2019`; `zone` is an IANA name. */
export function eventDays(time: EventTime, locale: string, zone: string): string {
  return formatRange(time, new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: zone }))
}

/** True when clocks in two zones show the same time at the event's start and end. */
export function hasSameLocalTime(time: EventTime, zoneA: string, zoneB: string): boolean {
  return formatRange(time, eventFormat('en', zoneA)) === formatRange(time, eventFormat('en', zoneB))
}

/** Locales with abbreviations for their continent's zones, which other locales write as `GMT-5`. */
const REGIONAL_LOCALES: Readonly<Record<string, string>> = { America: 'en-US', Australia: 'en-AU' }

function eventFormat(
  locale: string,
  zone: string,
  extraOptions: Intl.DateTimeFormatOptions = {},
): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: zone,
    ...extraOptions,
  })
}

function formatRange({ startsAt, endsAt }: EventTime, format: Intl.DateTimeFormat): string {
  return endsAt === undefined || endsAt <= startsAt
    ? format.format(startsAt)
    : format.formatRange(startsAt, endsAt)
}

function zoneName(format: Intl.DateTimeFormat, date: Date): string {
  return format.formatToParts(date).find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

/** The end of an event, else its start. */
export function endTime({ startsAt, endsAt }: EventTime): Date {
  return endsAt !== undefined && endsAt > startsAt ? endsAt : startsAt
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
