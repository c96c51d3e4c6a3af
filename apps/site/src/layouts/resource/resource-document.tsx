import type { ReactNode } from 'react'
import { PdfViewer } from '../../ui/pdf-viewer/pdf-viewer.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { ResourcePicture } from './resource-masthead.tsx'
import type { ResourcePage } from './resource-page.ts'

interface DocumentProps {
  readonly resource: ResourcePage
}

/** The document's first page, or its cover on a sheet of paper (BLOCK-12). */
export function ResourcePaper({ resource }: DocumentProps): ReactNode {
  const { content, messages } = resource
  const papers = [...content.downloads, ...content.gatedDownloads]
  const firstPage = papers.find((paper) => paper.firstPage)?.firstPage
  if (firstPage === undefined) {
    return (
      <div className="resource-masthead-paper resource-masthead-lines">
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
        <a href={`#${DOCUMENT}`}>
          {picture}
          <span className="visually-hidden">{messages.resource.readHere}</span>
        </a>
      )}
    </div>
  )
}

/** The document to read on the page. The reader loads when opened; gated documents are left out. */
export function ResourceDocument({ resource }: DocumentProps): ReactNode {
  const file = pdfOf(resource)
  if (file === undefined) return null
  return (
    <details className="resource-document container">
      <summary className="resource-document-summary fold-sign">
        {resource.messages.resource.readHere}
      </summary>
      <div id={DOCUMENT}>
        <PdfViewer file={file} title={resource.story.name} titled />
      </div>
    </details>
  )
}

const DOCUMENT = 'document'

/** The first PDF that the site serves. */
function pdfOf({ content }: ResourcePage): { path: string; name: string } | undefined {
  const link = content.downloads.find(
    ({ link: { file, external, href } }) => file && !external && /\.pdf$/i.test(href),
  )?.link
  return link && { path: link.href, name: decoded(link.href.split('/').at(-1) ?? '') }
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
