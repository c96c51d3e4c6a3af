import type { ResourceFigure } from '@prospectus/content/schema/stories/resource'
import { decodeEscapes } from '@prospectus/protocol/values/decode-escapes'
import type { ReactNode } from 'react'
import { Fold } from '../../rendering/fold.tsx'
import { usePage } from '../../rendering/page-view.ts'
import { ArticleCard } from '../../ui/article-card/article-card.tsx'
import type { Card } from '../../ui/article-card/card.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { PdfViewer } from '../../ui/pdf-viewer/pdf-viewer.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { Blocks } from '../blocks.tsx'
import { DroppedContent } from '../dropped-content.tsx'
import { ResourceDownloads } from './resource-downloads.tsx'
import { ResourceMasthead, ResourcePicture } from './resource-masthead.tsx'
import { ResourceAudio, ResourceTranscript, ResourceVideo } from './resource-media.tsx'
import { ResourceNext } from './resource-next.tsx'
import { isReadHereOnly, type ResourcePage, relatedCards, resourcePage } from './resource-page.ts'
import { ResourcePastEvent, VIDEO_ID } from './resource-past-event.tsx'
import { isEventOver, ResourceRegister, ResourceUpcomingEvent } from './resource-upcoming-event.tsx'

/** A resource's page, arranged by kind (BLOCK-12). */
export function ResourceLayout() {
  const page = usePage()
  const resource = resourcePage(page)
  const { content, kind } = resource
  const dropped = page.story?.dropped ?? []
  return (
    <div className="resource-layout">
      <DroppedContent issues={dropped} />
      <MastheadByKind resource={resource} />
      {kind !== 'video' && content.video && (
        <div className="resource-layout-video container" id={VIDEO_ID}>
          <ResourceVideo resource={resource} />
        </div>
      )}
      <div className="resource-layout-body">
        <Blocks blocks={content.body} />
      </div>
      {kind === 'document' && <ResourceDocument resource={resource} />}
      {kind === 'event' && <ResourceRegister resource={resource} />}
      {content.transcript && (
        <div className="resource-layout-column twelve-columns container">
          <ResourceTranscript resource={resource} />
        </div>
      )}
      {kind !== 'document' && content.downloads.length + content.gatedDownloads.length > 0 && (
        <div className="resource-layout-column twelve-columns container">
          <ResourceDownloads resource={resource} />
        </div>
      )}
      {(kind !== 'event' || isEventOver(resource)) && <ResourceNext resource={resource} />}
      <ResourceRelated resource={resource} cards={relatedCards(page)} />
    </div>
  )
}

function MastheadByKind({ resource }: { readonly resource: ResourcePage }) {
  switch (resource.kind) {
    case 'podcast':
      return <ResourceMasthead resource={resource} below={<ResourceAudio resource={resource} />} />
    case 'video':
      return resource.content.video ? (
        <ResourceMasthead
          resource={resource}
          beside={null}
          below={<ResourceVideo resource={resource} />}
        />
      ) : (
        <ResourceMasthead resource={resource} />
      )
    case 'event':
      return (
        <ResourceMasthead
          resource={resource}
          beside={
            <div className="resource-masthead-slip">
              <ResourcePicture resource={resource} />
              {isEventOver(resource) ? (
                <ResourcePastEvent resource={resource} />
              ) : (
                <ResourceUpcomingEvent resource={resource} />
              )}
            </div>
          }
        />
      )
    case 'document':
      // Sheets would promise a file.
      return isReadHereOnly(resource) ? (
        <ResourceMasthead resource={resource} />
      ) : (
        <ResourceMasthead
          resource={resource}
          beside={
            <div
              className={
                resource.content.gatedForm === undefined
                  ? 'resource-masthead-pile'
                  : 'resource-masthead-pile resource-masthead-gated'
              }
            >
              <DocumentCover resource={resource} />
              <ResourceDownloads
                resource={resource}
                viewerHref={pdfOf(resource) === undefined ? undefined : `#${DOCUMENT_ID}`}
              />
            </div>
          }
        />
      )
    case 'case':
      return (
        <ResourceMasthead resource={resource} below={<ResourceFigures resource={resource} />} />
      )
    default:
      return <ResourceMasthead resource={resource} />
  }
}

interface ResourceRelatedProps {
  readonly resource: ResourcePage
  readonly cards: readonly Card[]
}

function ResourceRelated({ resource, cards }: ResourceRelatedProps) {
  const { messages, type } = resource
  if (cards.length === 0) return null
  return (
    <section className="resource-related theme-tinted" aria-labelledby="related">
      <Fold />
      <div className="container">
        <div className="resource-related-head">
          <h2 className="resource-related-heading" id="related">
            {messages.resource.related}
          </h2>
          {type && (
            <a className="resource-related-all" href={type.path}>
              {type.label}
              <Icon name="arrow" />
            </a>
          )}
        </div>
        <div className="resource-related-list">
          {cards.map((card) => (
            <ArticleCard
              key={card.uuid}
              card={card}
              headingLevel={3}
              today={resource.today}
              messages={messages.cards}
            />
          ))}
        </div>
      </div>
    </section>
  )
}

function ResourceFigures({ resource }: { readonly resource: ResourcePage }) {
  const { content, messages } = resource
  if (content.figures.length === 0) return null
  return (
    <section className="resource-figures" aria-label={messages.resource.keyFigures}>
      <ul className="resource-figures-list figures">
        {content.figures.map((figure) => (
          <li className="resource-figures-item" key={figure.uid}>
            <FigureText figure={figure} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function FigureText({ figure }: { readonly figure: ResourceFigure }) {
  const { before, now } = beforeAndNow(figure.heading)
  return (
    <>
      <p className="resource-figures-value">
        {before && (
          <>
            <span className="resource-figures-before">{before}</span>
            <span className="resource-figures-arrow"> → </span>
          </>
        )}
        <strong className="resource-figures-now">{now}</strong>
      </p>
      {figure.subheading && <p className="resource-figures-label">{figure.subheading}</p>}
    </>
  )
}

/** Splits `31 → 14 weeks` at the arrow; without one, all of it is the current value. */
function beforeAndNow(heading: string): { before: string | undefined; now: string } {
  const parts = heading.split(/\s*(?:→|->)\s*/)
  const [before, now] = parts
  return parts.length === 2 && before && now ? { before, now } : { before: undefined, now: heading }
}

/** The document's first page, else a drawn title page with the resource's picture or cover (BLOCK-12). */
function DocumentCover({ resource }: { readonly resource: ResourcePage }): ReactNode {
  const { content, messages } = resource
  const downloads = [...content.downloads, ...content.gatedDownloads]
  const firstPage = downloads.find((download) => download.firstPage)?.firstPage
  if (firstPage === undefined) {
    return (
      <div className="resource-masthead-paper resource-masthead-drawn">
        <p className="resource-masthead-drawn-title" aria-hidden="true">
          {resource.story.name}
        </p>
        <ResourcePicture resource={resource} />
      </div>
    )
  }
  const picture = <Picture asset={firstPage} alt="" sizes="(min-width: 64rem) 26rem, 80vw" />
  return (
    <div className="resource-masthead-paper resource-masthead-page">
      {pdfOf(resource) === undefined ? (
        picture
      ) : (
        <a href={`#${DOCUMENT_ID}`}>
          {picture}
          <span className="visually-hidden">{messages.resource.readHere}</span>
        </a>
      )}
    </div>
  )
}

/** A viewer for reading the document on the page, loaded when opened. Gated documents have none. */
function ResourceDocument({ resource }: { readonly resource: ResourcePage }): ReactNode {
  const file = pdfOf(resource)
  if (file === undefined) return null
  return (
    <details className="resource-document container">
      <summary className="resource-document-summary fold-sign">
        {resource.messages.resource.readHere}
      </summary>
      <div id={DOCUMENT_ID}>
        <PdfViewer file={file} title={resource.story.name} isTitleHidden />
      </div>
    </details>
  )
}

const DOCUMENT_ID = 'document'

/** The first PDF among the downloads that the site serves. */
function pdfOf({ content }: ResourcePage): { path: string; name: string } | undefined {
  const link = content.downloads.find(
    ({ link: { isFile, isExternal, href } }) => isFile && !isExternal && /\.pdf$/i.test(href),
  )?.link
  return link && { path: link.href, name: decodeEscapes(link.href.split('/').at(-1) ?? '') }
}
