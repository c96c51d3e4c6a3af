import { isoDate, readableDate } from '@prospectus/content/messages/dates'
import { formatMessage } from '@prospectus/content/messages/format-message'
import type { ReactNode } from 'react'
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx'
import { Cover } from '../../ui/cover/cover.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import {
  hasRecording,
  isReadHereOnly,
  RECORDINGS_SECTION,
  type ResourcePage,
  readingTimeOf,
} from './resource-page.ts'
import { isEventOver } from './resource-upcoming-event.tsx'

const THEME_BY_KIND = {
  article: 'light',
  podcast: 'dark',
  video: 'dark',
  event: 'tinted',
  document: 'tinted',
  case: 'brand',
  news: 'light',
} as const

interface ResourceMastheadProps {
  readonly resource: ResourcePage
  /** Content under the title, such as a player. */
  readonly below?: ReactNode
  /** Replaces the picture beside the title; null for nothing. */
  readonly beside?: ReactNode
}

/** Type, date, title, description, topics, author and picture of a resource (BLOCK-12). */
export function ResourceMasthead({ resource, below, beside }: ResourceMastheadProps) {
  const { kind, story, content, crumbs } = resource
  const columns = wideColumns(resource)
  return (
    <header className={`resource-masthead resource-masthead-${kind} theme-${THEME_BY_KIND[kind]}`}>
      <div className="container">
        <Breadcrumbs crumbs={crumbs} />
        <div
          className={['resource-masthead-sheet', columns && `resource-masthead-${columns}`]
            .filter(Boolean)
            .join(' ')}
        >
          <div className="resource-masthead-words">
            <MetaLine resource={resource} />
            <h1 className="resource-masthead-title">{story.name}</h1>
            {content.description && <p className="resource-masthead-lede">{content.description}</p>}
            <AuthorAndTopics resource={resource} />
          </div>
          {beside === undefined ? (
            <div className="resource-masthead-picture">
              <ResourcePicture resource={resource} />
            </div>
          ) : (
            beside
          )}
        </div>
        {below}
      </div>
    </header>
  )
}

/**
 * The arrangement on wide screens, where the title is aligned with the text below: `rail` with type, date, author and
 * topics before it, `coming` with the picture before it and the date after it. Undefined for one column of words at the
 * left edge, as for a player or a form.
 */
function wideColumns(resource: ResourcePage): 'rail' | 'coming' | undefined {
  const { kind, content } = resource
  if (kind === 'event') return isEventOver(resource) ? 'rail' : 'coming'
  const isRailed =
    kind === 'article' ||
    kind === 'news' ||
    (kind === 'document' && content.gatedForm === undefined)
  return isRailed ? 'rail' : undefined
}

/** Type, date (unless the resource has a start time, which is shown elsewhere), length, and what the section is. */
function MetaLine({ resource }: { readonly resource: ResourcePage }) {
  const { content, type, sectionText, story, messages, lang } = resource
  const length = lengthOf(resource)
  return (
    <p className="resource-masthead-meta small-label">
      {type && (
        <a className="resource-masthead-type" href={type.path}>
          {type.label}
        </a>
      )}
      {story.section === RECORDINGS_SECTION && !hasRecording(content) && (
        <span>{messages.resource.webinarNotes}</span>
      )}
      {content.startsAt === undefined && (
        <time dateTime={isoDate(content.date)}>{readableDate(content.date, lang)}</time>
      )}
      {length && (
        <span className="resource-masthead-length">
          <Icon name={hasRecording(content) ? 'play' : 'book'} />
          {length}
        </span>
      )}
      {sectionText && <span>{sectionText}</span>}
      {isReadHereOnly(resource) && <span>{messages.resource.hereOnly}</span>}
    </p>
  )
}

/** A recording's length, or the reading time of a text that stands in for one. */
function lengthOf(resource: ResourcePage): string | undefined {
  const readingTime = readingTimeOf(resource)
  if (readingTime === undefined) return resource.content.duration
  const { readConversation, readText } = resource.messages.resource
  const message = readingTime.isConversation ? readConversation : readText
  return formatMessage(message, { minutes: readingTime.minutes }, resource.messages.locale)
}

function AuthorAndTopics({ resource }: { readonly resource: ResourcePage }) {
  const { author, topics, messages } = resource
  if (author === undefined && topics.length === 0) return null
  return (
    <dl className="resource-masthead-colophon">
      {author && (
        <div>
          <dt className="small-label">{messages.resource.author}</dt>
          <dd>
            {author.path === undefined ? author.name : <a href={author.path}>{author.name}</a>}
          </dd>
        </div>
      )}
      {topics.length > 0 && (
        <div>
          <dt className="small-label">{messages.resource.themes}</dt>
          <dd>
            <ul className="resource-masthead-topics">
              {topics.map(({ label, path }) => (
                <li key={path}>
                  <a href={path}>{label}</a>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
    </dl>
  )
}

/** The resource's picture, or the cover drawn for it. */
export function ResourcePicture({ resource }: { readonly resource: ResourcePage }) {
  const { story, content } = resource
  if (content.image === undefined) {
    const { section, uuid, name } = story
    return <Cover section={section} themes={content.themes} seed={uuid} title={name} />
  }
  return <Picture asset={content.image} aspect="3/2" sizes="(min-width: 64rem) 46rem, 100vw" />
}
