import { fillPlaceholders } from '@prospectus/content/messages/fill-placeholders'
import { bindControls, type Controls } from './controls.ts'

/** Shows the PDF on the page (BLOCK-9). pdf.js loads when the viewer comes into view. */
export function enhance(viewer: HTMLElement): void {
  const view = viewer.querySelector<HTMLElement>('.pdf-viewer-view')
  if (view === null) return
  const status = loadingStatus(viewer.dataset.loading ?? '')
  view.append(status)
  openInView(viewer, view, status)
    .then(() => viewer.classList.add('pdf-viewer-live'))
    .catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error)
      console.error(`The PDF ${viewer.dataset.src} could not be shown: ${reason}`)
      viewer.classList.add('pdf-viewer-failed')
      showReason(viewer, error)
    })
    .finally(() => status.remove())
}

async function openInView(
  viewer: HTMLElement,
  view: HTMLElement,
  status: HTMLElement,
): Promise<void> {
  const { src = '', failed = '', page: pageText = '' } = viewer.dataset
  const pageName = (page: number, pages: number) => fillPlaceholders(pageText, { page, pages })
  let controls: Controls | undefined
  const { openDocument, showPages } = await import('./lazy-viewer.ts')
  const document = await openDocument(src, (share) => {
    status.style.setProperty('--pdf-viewer-arrived', String(share))
  })
  const onChange = () => controls?.update()
  const pages = await showPages({ document, view, pageName, failureText: failed, onChange })
  controls = bindControls({ viewer, view, pages, pageName })
  controls.update()
}

/** Explains why a document is not shown, if known. */
function showReason(viewer: HTMLElement, error: unknown): void {
  const { status, name } = (error ?? {}) as { readonly status?: unknown; readonly name?: unknown }
  const { gone, locked, damaged } = viewer.dataset
  const isUnreachable = typeof status === 'number' && status >= 400
  // A file that cannot be reached offers no download.
  if (isUnreachable) viewer.classList.add('pdf-viewer-gone')
  const reason = isUnreachable
    ? gone
    : { PasswordException: locked, InvalidPDFException: damaged }[String(name)]
  const notice = viewer.querySelector('.pdf-viewer-fault')
  if (notice !== null && reason !== undefined) notice.textContent = reason
}

function loadingStatus(label: string): HTMLElement {
  const status = document.createElement('p')
  status.className = 'pdf-viewer-loading small-label'
  status.role = 'status'
  status.ariaLabel = label
  status.textContent = label
  return status
}
