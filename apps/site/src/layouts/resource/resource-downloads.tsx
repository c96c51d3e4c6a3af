import type { Download } from '@prospectus/content/schema/stories/resource'
import { ButtonLink } from '../../ui/button/button.tsx'
import { HostedFormFrame } from '../../ui/embed-frame/embed-frame.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { internalLinkTarget, Link } from '../../ui/link/link.tsx'
import type { ResourcePage } from './resource-page.ts'

interface ResourceDownloadsProps {
  readonly resource: ResourcePage
  /** Address of the viewer on the page, such as `#document`. */
  readonly viewerHref?: string | undefined
}

/** A resource's downloads, and how to get gated ones (BLOCK-12). */
export function ResourceDownloads({ resource, viewerHref }: ResourceDownloadsProps) {
  const { content, messages } = resource
  if (content.downloads.length + content.gatedDownloads.length === 0) return null
  return (
    <section className="resource-downloads" aria-labelledby="downloads">
      <h2 className="resource-downloads-heading" id="downloads">
        {messages.resource.downloads}
      </h2>
      <ul className="resource-downloads-list">
        {content.downloads.map((download) => (
          <li key={download.uid}>
            <DownloadLink download={download} />
          </li>
        ))}
        {viewerHref && (
          <li>
            <span className="resource-downloads-file">
              <Icon name="document" />
              <a href={viewerHref}>{messages.resource.readHere}</a>
            </span>
          </li>
        )}
        {content.gatedDownloads.map(({ uid, label }) => (
          <li key={uid}>
            <span className="resource-downloads-file">
              <span>
                {label}
                <span className="resource-downloads-reading small-label">
                  {content.gatedForm ? messages.resource.afterForm : messages.resource.onRequest}
                </span>
              </span>
            </span>
          </li>
        ))}
      </ul>
      {content.gated && <Gate resource={resource} />}
    </section>
  )
}

/** The form for gated downloads, or a link to the contact page. */
function Gate({ resource }: { readonly resource: ResourcePage }) {
  const { content, story, contactPath, messages } = resource
  if (content.gatedForm === undefined) {
    return (
      <ButtonLink link={internalLinkTarget(contactPath)} type="primary">
        {messages.resource.gatedContact}
      </ButtonLink>
    )
  }
  const form = { uid: 'gate', form_id: content.gatedForm, title: undefined }
  return (
    <div className="resource-downloads-gate" id="get-download">
      <p>{messages.resource.gated}</p>
      <HostedFormFrame
        form={form}
        heading={messages.resource.gated}
        theme="light"
        storyUuid={story.uuid}
      />
    </div>
  )
}

function DownloadLink({ download: { label, link, size } }: { readonly download: Download }) {
  const type = /\.([a-z0-9]{2,4})(?:[?#]|$)/i.exec(link.href)?.[1]?.toUpperCase()
  const details = [link.isFile ? type : undefined, size].filter(Boolean).join(' · ')
  return (
    <span className="resource-downloads-file">
      <Icon name={link.isFile ? 'download' : 'external'} />
      <Link link={link} download={link.isFile && !link.isExternal}>
        {label}
        {details !== '' && (
          <span className="resource-downloads-reading small-label">{details}</span>
        )}
      </Link>
    </span>
  )
}
