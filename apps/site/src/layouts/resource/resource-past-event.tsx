import type { Entry } from '@prospectus/catalogue/rows/entry'
import { fillPlaceholders } from '@prospectus/content/messages/fill-placeholders'
import { segmentsOf } from '@prospectus/content/schema/links/canonical-path'
import { splitSlug } from '@prospectus/content/schema/links/language-folder'
import { type PageView, usePage } from '../../rendering/page-view.ts'
import type { Card } from '../../ui/article-card/card.ts'
import { upcomingEvents } from '../../ui/article-card/upcoming-events.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { internalLinkTarget } from '../../ui/link/link.tsx'
import { inlinesOf } from '../../ui/rich-text/notes.ts'
import { eventDays } from './event-time.ts'
import { linkedAddresses } from './linked-addresses.ts'
import { RECORDINGS_SECTION, type ResourcePage, richTextsOf } from './resource-page.ts'

/** Id of the video on a resource's page. Its underscore keeps it apart from ids of headings, which have none. */
export const VIDEO_ID = 'page_video'

/**
 * An event that is over: when and where it was, its recording or notes, and the next event, if possible of its kind
 * and in its town (BLOCK-12).
 */
export function ResourcePastEvent({ resource }: { readonly resource: ResourcePage }) {
  const page = usePage()
  const { content, messages } = resource
  const { startsAt, endsAt, location } = content
  if (startsAt === undefined) return null
  const followUp = recordingOrNotes(resource, page)
  const next = nextEvent(resource, page)
  return (
    <div className="resource-event">
      <p className="resource-event-held">
        <time dateTime={startsAt.toISOString()}>
          {fillPlaceholders(messages.cards.heldOn, {
            day: eventDays({ startsAt, endsAt }, messages.locale, content.timeZone ?? 'UTC'),
          })}
        </time>
        {location && <span className="resource-event-place">{location}</span>}
      </p>
      {followUp && (
        <ButtonLink link={followUp.link} type="primary">
          {followUp.isRecording ? messages.resource.watchRecording : messages.resource.readNotes}
        </ButtonLink>
      )}
      {next && (
        <p className="resource-event-next">
          <span className="small-label">
            {[messages.cards.comingUp, next.event?.dayText].filter(Boolean).join(': ')}
          </span>
          <a className="resource-next-link" href={next.path}>
            {next.name}
            <Icon name="arrow" />
          </a>
        </p>
      )}
    </div>
  )
}

/** Link to the event's recording or notes: the page's own video, else the page that `notesPage` finds. */
function recordingOrNotes(resource: ResourcePage, page: PageView) {
  if (resource.content.video) return { link: internalLinkTarget(`#${VIDEO_ID}`), isRecording: true }
  const notes = notesPage(resource, page)
  if (notes === undefined) return undefined
  const { content } = page.read(notes)
  const isRecording = content.kind === 'resource' && content.video !== undefined
  return { link: internalLinkTarget(notes.path), isRecording }
}

function nextEvent({ story, content }: ResourcePage, page: PageView): Card | undefined {
  const upcoming = upcomingEvents(page)
  const sameKind = upcoming.filter(({ section }) => section === story.section)
  const town = townOf(content.location)
  const inTown =
    town === undefined
      ? undefined
      : sameKind.find(({ path }) => townOf(locationOf(path, page)) === town)
  return inTown ?? sameKind[0] ?? upcoming[0]
}

/** The last part of a location: `Canal Warehouse, Leeds` is in Leeds. */
function townOf(location: string | undefined): string | undefined {
  return location?.split(',').at(-1)?.trim()
}

/** Cards have no location, so it is read from the event itself. */
function locationOf(path: string, { snapshot, read }: PageView): string | undefined {
  const match = snapshot.find(path.slice(1))
  const content = match?.kind === 'story' ? read(match.entry).content : undefined
  return content?.kind === 'resource' ? content.location : undefined
}

/** The page with notes or a recording of the event: the first of the section of recordings that its text links to. */
function notesPage({ content }: ResourcePage, { snapshot }: PageView): Entry | undefined {
  for (const path of inlinesOf(richTextsOf(content.body)).flatMap(linkedAddresses)) {
    const isStartPage = segmentsOf(path).at(-1) === RECORDINGS_SECTION
    if (isStartPage || splitSlug(path, snapshot.languages).section !== RECORDINGS_SECTION) continue
    const match = snapshot.find(path.slice(1))
    if (match?.kind === 'story') return match.entry
  }
  return undefined
}
