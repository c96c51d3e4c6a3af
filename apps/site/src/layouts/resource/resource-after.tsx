import type { Entry } from '@prospectus/catalogue/rows/entry'
import { type PageView, usePage } from '../../rendering/page-view.ts'
import { soonestEvents } from '../../ui/article-card/soonest-events.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { inlinesOf } from '../../ui/rich-text/notes.ts'
import { linkedPaths } from './linked-path.ts'
import { RECORDINGS, type ResourcePage, richTextsOf } from './resource-page.ts'

/**
 * Links of an event that is over: to its notes or recording, and to the next event, if possible of its
 * kind and in its town (BLOCK-12).
 */
export function ResourceAfter({ resource }: { readonly resource: ResourcePage }) {
  const page = usePage()
  const { messages, story, content } = resource
  const notes = notesOf(resource, page)
  const coming = soonestEvents(page)
  const ofKind = coming.filter(({ section }) => section === story.section)
  const town = townOf(content.location)
  const inTown =
    town === undefined
      ? undefined
      : ofKind.find(({ path }) => townOf(locationOf(path, page)) === town)
  const next = inTown ?? ofKind[0] ?? coming[0]
  if (notes === undefined && next === undefined) return null
  return (
    <div className="resource-layout-column twelve-columns container">
      <div className="resource-after">
        {notes && (
          <p className="resource-next">
            <span className="resource-next-label small-label">{messages.resource.said}</span>
            <a className="resource-next-link" href={notes.path}>
              {notes.name}
              <Icon name="arrow" />
            </a>
          </p>
        )}
        {next && (
          <p className="resource-next">
            <span className="resource-next-label small-label">
              {[messages.cards.comingUp, next.event?.dayText].filter(Boolean).join(': ')}
            </span>
            <a className="resource-next-link" href={next.path}>
              {next.name}
              <Icon name="arrow" />
            </a>
            <span className="resource-next-text">{next.description}</span>
          </p>
        )}
      </div>
    </div>
  )
}

/** The last part of a location: `Canal Warehouse, Leeds` is in Leeds. */
function townOf(location: string | undefined): string | undefined {
  return location?.split(',').at(-1)?.trim()
}

/** Cards have no location, so it is read from the event itself. */
function locationOf(path: string, { snapshot, read }: PageView): string | undefined {
  const found = snapshot.find(path.slice(1))
  const content = found?.kind === 'story' ? read(found.entry).content : undefined
  return content?.kind === 'resource' ? content.location : undefined
}

/** The page with notes or a recording of the event: the first such page that its text links to. */
function notesOf({ content }: ResourcePage, { snapshot }: PageView): Entry | undefined {
  const path = inlinesOf(richTextsOf(content.body))
    .flatMap(linkedPaths)
    .find((one) => one.startsWith(`/${RECORDINGS}/`))
  const found = path === undefined ? undefined : snapshot.find(path.slice(1))
  return found?.kind === 'story' ? found.entry : undefined
}
