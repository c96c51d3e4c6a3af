import type { Download } from '@prospectus/content/schema/stories/resource'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Link } from '../../ui/link/link.tsx'
import { toPage } from '../../ui/link/to-page.ts'
import type { ResourcePage } from './resource-page.ts'

/** Every download of a resource; gated ones say how to get them instead (BLOCK-12). */
export function ResourceDownloads({ resource }: { readonly resource: ResourcePage }) {
  const { content, contactPath, messages } = resource
  if (content.downloads.length === 0) return null
  return (
    <section className="resource-downloads" aria-labelledby="downloads">
      <h2 className="resource-downloads-heading" id="downloads">
        {messages.resource.downloads}
      </h2>
      <ul className="resource-downloads-list">
        {content.downloads.map((download) => (
          <li key={download.uid}>
            {content.gated ? (
              <span className="resource-downloads-file">
                {download.label}
                <span className="resource-downloads-reading">{messages.resource.onRequest}</span>
              </span>
            ) : (
              <File download={download} />
            )}
          </li>
        ))}
      </ul>
      {content.gated && (
        <ButtonLink link={toPage(contactPath)} type="primary">
          {messages.resource.gatedContact}
        </ButtonLink>
      )}
    </section>
  )
}

function File({ download: { label, link, size } }: { readonly download: Download }) {
  const type = /\.([a-z0-9]{2,4})(?:[?#]|$)/i.exec(link.href)?.[1]?.toUpperCase()
  const reading = [link.file ? type : undefined, size].filter(Boolean).join(' · ')
  return (
    <span className="resource-downloads-file">
      <Icon name={link.file ? 'download' : 'external'} />
      <Link link={link} download={link.file && !link.external}>
        {label}
        {reading !== '' && <span className="resource-downloads-reading">{reading}</span>}
      </Link>
    </span>
  )
}
