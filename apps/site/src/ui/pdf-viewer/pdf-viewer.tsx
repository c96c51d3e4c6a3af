import type { Messages } from '@prospectus/content/messages/messages'
import type { Asset } from '@prospectus/content/schema/assets/asset'
import { usePage } from '../../rendering/page-view.ts'
import { ButtonLink } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'

interface PdfViewerProps {
  readonly file: Pick<Asset, 'path' | 'name'>
  readonly title: string
  /** The title is already shown above. */
  readonly isTitleHidden?: boolean
}

/** A PDF on the page (BLOCK-9). Without script it is a title and a download. */
export function PdfViewer({ file, title, isTitleHidden = false }: PdfViewerProps) {
  const { pdf, layout, resource } = usePage().messages
  const link = { href: file.path, isExternal: false, opensNewTab: false, isFile: true }
  return (
    <div
      className="pdf-viewer twelve-columns"
      data-enhance="pdf-viewer"
      data-src={file.path}
      data-loading={layout.loading}
      data-failed={pdf.pageFailed}
      data-gone={pdf.gone}
      data-locked={pdf.locked}
      data-damaged={pdf.damaged}
      data-page={pdf.pageOf}
    >
      <div className="pdf-viewer-plate">
        <Icon name="document" className="pdf-viewer-icon" />
        {!isTitleHidden && <p className="pdf-viewer-name">{title}</p>}
        <p className="pdf-viewer-file small-label">
          <span className="pdf-viewer-kind">PDF</span> {file.name}
        </p>
        <p className="pdf-viewer-fault" role="alert">
          {pdf.failed}
        </p>
        <div className="pdf-viewer-actions">
          <ButtonLink link={link} download>
            {resource.downloadPdf}
          </ButtonLink>
          <ButtonLink link={link} icon="document">
            {pdf.open}
          </ButtonLink>
        </div>
      </div>
      <div className="pdf-viewer-reader">
        <Controls pdf={pdf} />
        {/* biome-ignore lint/a11y/useSemanticElements: a scrolling frame, not a section of the page */}
        <div
          className="pdf-viewer-view"
          role="region"
          aria-label={`${pdf.label}: ${title}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region
          tabIndex={0}
        />
      </div>
    </div>
  )
}

/** Rendered on the server for their translated labels; shown once there are pages. */
function Controls({ pdf }: Pick<Messages, 'pdf'>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form
    <div className="pdf-viewer-controls" role="group" aria-label={pdf.controls}>
      <div className="pdf-viewer-turning">
        <Button part="previous" label={pdf.previousPage} icon="M14.5 5.5L8 12l6.5 6.5" />
        <input
          className="pdf-viewer-number figures"
          type="number"
          inputMode="numeric"
          min={1}
          defaultValue={1}
          aria-label={pdf.page}
        />
        <span className="pdf-viewer-total figures" data-text={pdf.ofPages} />
        <span className="pdf-viewer-status visually-hidden" aria-live="polite" />
        <Button part="next" label={pdf.nextPage} icon="M9.5 5.5L16 12l-6.5 6.5" />
      </div>
      <div className="pdf-viewer-ruler" aria-hidden="true" />
      <div className="pdf-viewer-zooming">
        <Button part="zoom-out" label={pdf.zoomOut} icon="M5 12h14" />
        <span className="pdf-viewer-percent figures" aria-live="polite" data-text={pdf.percent} />
        <Button part="zoom-in" label={pdf.zoomIn} icon="M5 12h14M12 5v14" />
        <Button
          part="fit"
          label={pdf.fitWidth}
          icon="M3 4v16M21 4v16M6 12h12M9 9l-3 3 3 3M15 9l3 3-3 3"
        />
      </div>
    </div>
  )
}

function Button(props: { readonly part: string; readonly label: string; readonly icon: string }) {
  return (
    <button
      type="button"
      className={`pdf-viewer-button pdf-viewer-${props.part}`}
      aria-label={props.label}
      title={props.label}
    >
      <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d={props.icon} />
      </svg>
    </button>
  )
}
