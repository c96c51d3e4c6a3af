import { isoDate } from '@prospectus/content/messages/day'
import { readText } from '@prospectus/content/schema/values/read-text'
import { storedFields } from '@prospectus/content/schema/values/stored-value'
import { readDate } from '@prospectus/protocol/values/date'

/** First and last day of an event or webinar, `YYYY-MM-DD` in the time zone of its place. */
export interface EventDays {
  readonly first: string
  readonly last: string
}

/** Reads the days of an event; undefined without a start. An unknown time zone counts as UTC. */
export function eventDaysOf(content: unknown): EventDays | undefined {
  const { starts_at, ends_at, time_zone } = storedFields(content)
  const startsAt = readDate(starts_at)
  if (startsAt === undefined) return undefined
  const endsAt = readDate(ends_at)
  const lastMoment = endsAt !== undefined && endsAt > startsAt ? endsAt : startsAt
  const zone = readText(time_zone)
  return { first: dayAt(startsAt, zone), last: dayAt(lastMoment, zone) }
}

/** True from the day after an event's last one, so that pages stay cached for a day. `today` is `YYYY-MM-DD`, UTC. */
export function isOver({ last }: EventDays, today: string): boolean {
  return last < today
}

/** Puts upcoming events before past ones, soonest first. Everything else keeps its position. */
export function upcomingFirst<Item>(
  items: readonly Item[],
  daysOf: (item: Item) => EventDays | undefined,
  today: string,
): readonly Item[] {
  const events = items.flatMap((item) => {
    const days = daysOf(item)
    return days === undefined ? [] : [{ item, days, isPast: isOver(days, today) }]
  })
  const upcoming = events.filter(({ isPast }) => !isPast)
  const ordered = [
    ...upcoming.toSorted((a, b) => (a.days.first < b.days.first ? -1 : 1)),
    ...events.filter(({ isPast }) => isPast),
  ].values()
  return items.map((item) =>
    daysOf(item) === undefined ? item : (ordered.next().value?.item ?? item),
  )
}

function dayAt(moment: Date, zone: string | undefined): string {
  if (zone === undefined) return isoDate(moment)
  try {
    // Swedish writes days as `YYYY-MM-DD`.
    return new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeZone: zone }).format(moment)
  } catch {
    return isoDate(moment)
  }
}
