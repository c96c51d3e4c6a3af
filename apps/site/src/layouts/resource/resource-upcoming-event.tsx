import { ButtonLink } from '../../ui/button/button.tsx'
import { HostedFormFrame } from '../../ui/embed-frame/embed-frame.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { internalLinkTarget } from '../../ui/link/link.tsx'
import { calendarPath } from './calendar-file.ts'
import { calendarDay, endTime, readableEventTime } from './event-time.ts'
import type { ResourcePage } from './resource-page.ts'

/**
 * Time, place and registration of an event that was not over when the snapshot was made (BLOCK-12). The server renders
 * only what stays true while the page is cached. The enhancer does the rest by the visitor's clock.
 */
export function ResourceUpcomingEvent({ resource }: { readonly resource: ResourcePage }) {
  const { content, messages, story, type } = resource
  const { startsAt, endsAt, location } = content
  if (startsAt === undefined) return null
  const register = content.registerForm ? internalLinkTarget(`#${REGISTER_ID}`) : content.register
  const { locale, resource: resourceMessages } = messages
  const zone = content.timeZone ?? 'UTC'
  const day = calendarDay(startsAt, locale, zone)
  return (
    <div
      className="resource-event"
      data-enhance="event-time"
      data-when="load"
      data-starts={startsAt.toISOString()}
      data-ends={endsAt?.toISOString() ?? ''}
      data-locale={locale}
      data-zone={content.timeZone}
    >
      <p className="resource-event-day figures" aria-hidden="true">
        <span className="resource-event-number" data-part="day">
          {day.day}
        </span>
        <span className="resource-event-month">
          <span data-part="month">{day.month}</span>
          <br />
          <span data-part="year">{day.year}</span>
        </span>
      </p>
      <p className="resource-event-state" data-part="past" hidden>
        {resourceMessages.past}
        {type && (
          <a className="resource-event-others" href={type.path}>
            {type.label}
            <Icon name="arrow" />
          </a>
        )}
      </p>
      <p className="resource-event-state resource-event-ahead" data-part="upcoming" hidden>
        {resourceMessages.upcoming}
      </p>
      <dl className="resource-event-details">
        <div>
          <dt className="small-label">{resourceMessages.when}</dt>
          <dd>
            <time dateTime={startsAt.toISOString()}>
              {readableEventTime({ startsAt, endsAt }, locale, zone)}
            </time>
          </dd>
        </div>
        <div data-part="local" hidden>
          <dt className="small-label">{resourceMessages.yourTime}</dt>
          <dd data-part="local-time" />
        </div>
        {location && (
          <div>
            <dt className="small-label">{resourceMessages.where}</dt>
            <dd>{location}</dd>
          </div>
        )}
      </dl>
      <div className="resource-event-register" data-part="register">
        {register && (
          <ButtonLink link={register} type="primary">
            {resourceMessages.register}
          </ButtonLink>
        )}
        <a
          className="resource-event-calendar"
          href={calendarPath(story.uuid)}
          download={`${story.path.split('/').at(-1)}.ics`}
        >
          <Icon name="download" />
          {resourceMessages.addToCalendar}
        </a>
      </div>
    </div>
  )
}

/** The form to register for an event, until it is over (BLOCK-12). A submission names the event's page. */
export function ResourceRegister({ resource }: { readonly resource: ResourcePage }) {
  const { content, messages, story } = resource
  const { startsAt, endsAt, registerForm: address } = content
  if (startsAt === undefined || address === undefined || isEventOver(resource)) return null
  const { register } = messages.resource
  return (
    <section
      className="resource-layout-column twelve-columns container"
      aria-labelledby={REGISTER_ID}
      data-enhance="event-time"
      data-when="load"
      data-starts={startsAt.toISOString()}
      data-ends={endsAt?.toISOString() ?? ''}
    >
      <div className="resource-register-form" data-part="register">
        <h2 className="resource-register-heading" id={REGISTER_ID}>
          {register}
        </h2>
        <HostedFormFrame
          form={{ uid: 'register', form_id: address, title: undefined }}
          heading={`${register}: ${story.name}`}
          theme="light"
        />
      </div>
    </section>
  )
}

const REGISTER_ID = 'register'

/** True if the event was over when the snapshot was made. Then it stays true, however long a page is cached. */
export function isEventOver({ content: { startsAt, endsAt }, builtAt }: ResourcePage) {
  return startsAt !== undefined && endTime({ startsAt, endsAt }) <= builtAt
}
