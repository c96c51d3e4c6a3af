import { type EventDays, isOver } from '@prospectus/catalogue/resources/event-days'
import { fillPlaceholders } from '@prospectus/content/messages/fill-placeholders'
import type { ListMessages } from '@prospectus/content/messages/list-messages'

interface EventDayProps {
  readonly event: EventDays & { readonly dayText: string }
  /** The day of publication, by which lists are ordered (DATA-7). */
  readonly announcement: { readonly day: string; readonly dayText: string }
  /** `YYYY-MM-DD`, UTC. */
  readonly today: string
  readonly messages: ListMessages['cards']
}

/** An event's day, labelled as upcoming or past, and the day of its announcement, the list item's only `<time>`. */
export function EventDay({ event, announcement, today, messages }: EventDayProps) {
  const label = isOver(event, today) ? messages.heldOn : messages.takesPlaceOn
  const [before = '', after = ''] = messages.announced.split('{day}')
  return (
    <span className="event-day">
      <span>{fillPlaceholders(label, { day: event.dayText })}</span>
      <span className="event-day-announced">
        {before}
        <time dateTime={announcement.day}>{announcement.dayText}</time>
        {after}
      </span>
    </span>
  )
}
