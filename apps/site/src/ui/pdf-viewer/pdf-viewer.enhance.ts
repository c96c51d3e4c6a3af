import { bindControls, type Controls } from './controls.ts'

/**
 * Reads the PDF on the page (BLOCK-9). pdf.js is loaded here, which is when the viewer comes into
 * view; before that, and when the file cannot be read, the visitor has the download.
 */
export function enhance(viewer: HTMLElement): void {
  const view = viewer.querySelector<HTMLElement>('.pdf-viewer-view')
  if (view === null) return
  const status = loadingStatus(viewer.dataset.loading ?? '')
  view.append(status)
  read(viewer, view, status)
    .then(() => viewer.classList.add('pdf-viewer-live'))
    .catch((error) => {
      console.error('The PDF could not be shown:', error)
      viewer.classList.add('pdf-viewer-failed')
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
