import { calendarDay, endTime, hasSameLocalTime, readableEventTime } from './event-time.ts'

/**
 * Shows an event's time in the visitor's time zone, and whether the event is still to come (BLOCK-12), which a cached
 * page cannot know. The calendar sheet keeps the event's own zone, if any.
 *
 * @param element with `data-starts`, `data-ends` (ISO; the latter may be empty), `data-locale`, `data-zone` if the
 * event has one, and parts marked `data-part`
 */
export function enhance(element: HTMLElement): void {
  const startsAt = parseDate(element.dataset.starts)
  if (startsAt === undefined) return
  const time = { startsAt, endsAt: parseDate(element.dataset.ends) }
  const locale = element.dataset.locale ?? 'en-GB'

  const localTime = part(element, 'local-time')
  const visitorZone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const eventZone = element.dataset.zone
  if (localTime) localTime.textContent = readableEventTime(time, locale, visitorZone)
  setVisible(part(element, 'local'), !hasSameLocalTime(time, visitorZone, eventZone ?? 'UTC'))
  for (const [name, text] of Object.entries(
    calendarDay(startsAt, locale, eventZone ?? visitorZone),
  )) {
    const target = part(element, name)
    if (target) target.textContent = text
  }

  const isPast = endTime(time).getTime() <= Date.now()
  setVisible(part(element, 'upcoming'), !isPast)
  setVisible(part(element, 'past'), isPast)
  setVisible(part(element, 'register'), !isPast)
}

function parseDate(value: string | undefined): Date | undefined {
  const date = new Date(value ?? '')
  return Number.isNaN(date.getTime()) ? undefined : date
}

function part(element: HTMLElement, name: string): HTMLElement | null {
  return element.querySelector<HTMLElement>(`[data-part="${name}"]`)
}

function setVisible(element: HTMLElement | null, isVisible: boolean): void {
  if (element) element.hidden = !isVisible
}
