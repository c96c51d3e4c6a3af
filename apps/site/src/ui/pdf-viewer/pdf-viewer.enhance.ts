import { bindControls, type Controls } from './controls.ts'

/**
 * Reads the PDF on the page (BLOCK-9). pdf.js is loaded here, which is when the viewer comes into
 * view; before that, and when the file is there but cannot be shown, the visitor has the download.
 */
export function enhance(viewer: HTMLElement): void {
  const view = viewer.querySelector<HTMLElement>('.pdf-viewer-view')
  if (view === null) return
  const status = loadingStatus(viewer.dataset.loading ?? '')
  view.append(status)
  read(viewer, view, status)
    .then(() => viewer.classList.add('pdf-viewer-live'))
    .catch((error: unknown) => {
      const why = error instanceof Error ? error.message : String(error)
      console.error(`The PDF ${viewer.dataset.src} could not be shown: ${why}`)
      viewer.classList.add('pdf-viewer-failed')
      if (isGone(error)) sayThatItIsGone(viewer)
    })
    .finally(() => status.remove())
}

async function read(viewer: HTMLElement, view: HTMLElement, status: HTMLElement): Promise<void> {
  const { src = '', failed = '', page: pageText = '' } = viewer.dataset
  const pageName = (page: number, pages: number) => filled(pageText, { page, pages })
  let controls: Controls | undefined
  const { openDocument, showPages } = await import('./reading.ts')
  const document = await openDocument(src, (share) => {
    status.style.setProperty('--pdf-viewer-arrived', String(share))
  })
  const changed = () => controls?.update()
  const pages = await showPages({ document, view, pageName, failed, changed })
  controls = bindControls({ viewer, view, pages, pageName })
  controls.update()
}

/** Whether the site answered that it has no such file; anything else may be a file to download. */
function isGone(error: unknown): boolean {
  const status = (error as { status?: unknown } | null | undefined)?.status
  return typeof status === 'number' && status >= 400
}

function sayThatItIsGone(viewer: HTMLElement): void {
  viewer.classList.add('pdf-viewer-gone')
  const fault = viewer.querySelector('.pdf-viewer-fault')
  if (fault !== null) fault.textContent = viewer.dataset.gone ?? ''
}

function loadingStatus(label: string): HTMLElement {
  const status = document.createElement('p')
  status.className = 'pdf-viewer-loading'
  status.role = 'status'
  status.ariaLabel = label
  status.textContent = label
  return status
}

function filled(text: string, values: Readonly<Record<string, number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}
