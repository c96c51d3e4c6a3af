import { type PDFDocumentProxy, type PDFPageProxy, type RenderTask, TextLayer } from 'pdfjs-dist'
import { canvasRatio, PIXELS_PER_POINT, zoomToFit } from './zoom.ts'

interface PagesOptions {
  readonly document: PDFDocumentProxy
  /** The scroll container. */
  readonly view: HTMLElement
  readonly pageName: (page: number, pages: number) => string
  readonly failureText: string
  /** Called when the current page or the zoom changes. */
  readonly onChange: () => void
}

/** Distance from the view, as a share of its height, within which pages are drawn. */
const DRAWN_AHEAD = '60%'

export type PdfPages = Awaited<ReturnType<typeof showPages>>

/** Shows all pages in a column; only those near the view are drawn. */
export async function showPages(options: PagesOptions) {
  const { document: pdf, view, onChange } = options
  const firstPage = await pdf.getPage(1)
  const count = pdf.numPages
  const pages = Array.from({ length: count }, (_, index) => {
    const element = document.createElement('div')
    element.className = 'pdf-viewer-page'
    element.role = 'group'
    element.ariaLabel = options.pageName(index + 1, count)
    // Until it is drawn, a page has the first one's size.
    setPageSize(element, firstPage)
    return createPage({
      document: pdf,
      element,
      number: index + 1,
      failureText: options.failureText,
    })
  })
  const pageWidth = firstPage.getViewport({ scale: 1 }).width
  const nearPages = new Set<(typeof pages)[number]>()
  let zoom = zoomToFit(pageWidth, contentWidth(view))
  let current = 1
  /** Position to which `zoomTo` or `goTo` has scrolled; a `scroll` event there does not change the page number. */
  let scrollTopAfterMove = 0

  const scaleTo = (newZoom: number) => {
    zoom = newZoom
    view.style.setProperty('--total-scale-factor', String(zoom * PIXELS_PER_POINT))
  }
  const drawNearbyPages = () => {
    for (const page of nearPages) page.show(zoom)
  }
  const zoomTo = (newZoom: number) => {
    if (newZoom === zoom) return
    const share = view.scrollTop / view.scrollHeight
    scaleTo(newZoom)
    view.scrollTop = share * view.scrollHeight
    scrollTopAfterMove = view.scrollTop
    drawNearbyPages()
    onChange()
  }

  scaleTo(zoom)
  view.replaceChildren(...pages.map(({ element }) => element))
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const page = pages.find(({ element }) => element === target)
        if (page === undefined) continue
        if (isIntersecting) nearPages.add(page)
        else if (nearPages.delete(page)) page.free()
      }
      drawNearbyPages()
    },
    { root: view, rootMargin: `${DRAWN_AHEAD} 0px` },
  )
  for (const { element } of pages) observer.observe(element)
  view.addEventListener('scroll', () => {
    if (view.scrollTop === scrollTopAfterMove) return
    scrollTopAfterMove = -1
    const inView = pageInView(view, pages)
    if (inView === current) return
    current = inView
    onChange()
  })

  return {
    count,
    zoom: () => zoom,
    /** From 1. */
    currentPage: () => current,
    goTo: (page: number) => {
      current = Math.min(Math.max(page, 1), count)
      const element = pages[current - 1]?.element
      if (element !== undefined) view.scrollTop = element.offsetTop - paddingTop(view)
      scrollTopAfterMove = view.scrollTop
      onChange()
    },
    /** Keeps the top of the view in place. */
    zoomTo,
    zoomToFit: () => zoomTo(zoomToFit(pageWidth, contentWidth(view))),
  }
}

function contentWidth(view: HTMLElement): number {
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(view)
  return (
    view.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
  )
}

function paddingTop(view: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(view).paddingBlockStart)
}

/** Number of the page a third down the view; at the end of the document, of the last page. */
function pageInView(
  view: HTMLElement,
  pages: readonly { readonly element: HTMLElement }[],
): number {
  const lineY = view.scrollTop + view.clientHeight / 3
  const atEnd = view.scrollTop + view.clientHeight >= view.scrollHeight - 1
  const index = pages.findLastIndex(({ element }) => element.offsetTop <= lineY)
  return atEnd && view.scrollTop > 0 ? pages.length : Math.max(index, 0) + 1
}

interface PageOptions {
  readonly document: PDFDocumentProxy
  readonly element: HTMLElement
  readonly number: number
  readonly failureText: string
}

/** One page: a canvas under its selectable text and links. */
function createPage({ document, element, number, failureText }: PageOptions) {
  /** Raised when a drawing starts or is no longer wanted; results of earlier drawings are dropped. */
  let drawCount = 0
  let requestedZoom: number | undefined
  let renderTask: RenderTask | undefined
  let pdfPage: PDFPageProxy | undefined

  async function draw(zoom: number, drawNumber: number): Promise<void> {
    pdfPage = await document.getPage(number)
    if (drawNumber !== drawCount) return
    setPageSize(element, pdfPage)
    const scale = zoom * PIXELS_PER_POINT
    const ratio = canvasRatio(pdfPage.getViewport({ scale }), devicePixelRatio)
    const viewport = pdfPage.getViewport({ scale: scale * ratio })
    const canvas = emptyCanvas(viewport)
    renderTask = pdfPage.render({ canvas, viewport })
    await renderTask.promise
    if (drawNumber !== drawCount) return
    const oldCanvas = element.querySelector('canvas')
    if (oldCanvas === null) element.replaceChildren(canvas)
    else oldCanvas.replaceWith(canvas)
    // The text layer scales with the page, so it is laid out once and keeps the selection.
    if (element.childElementCount > 1) return
    const [textLayer, links] = await Promise.all([createTextLayer(pdfPage), createLinks(pdfPage)])
    if (drawNumber === drawCount) element.append(textLayer, ...links)
  }

  return {
    element,
    show: (zoom: number) => {
      if (zoom === requestedZoom) return
      requestedZoom = zoom
      renderTask?.cancel()
      drawCount += 1
      const drawNumber = drawCount
      draw(zoom, drawNumber).catch((error) => {
        if (drawNumber !== drawCount) return
        console.error(`Page ${number} of the PDF could not be drawn:`, error)
        element.replaceChildren(failureText)
      })
    },
    free: () => {
      if (requestedZoom === undefined) return
      requestedZoom = undefined
      drawCount += 1
      renderTask?.cancel()
      element.replaceChildren()
      pdfPage?.cleanup()
    },
  }
}

/** Sets the size of a page in points; the style sheet converts them. */
function setPageSize(element: HTMLElement, page: PDFPageProxy): void {
  const { width, height } = page.getViewport({ scale: 1 })
  element.style.setProperty('--pdf-viewer-width', String(width))
  element.style.setProperty('--pdf-viewer-height', String(height))
}

function emptyCanvas(size: { readonly width: number; readonly height: number }) {
  const canvas = document.createElement('canvas')
  canvas.className = 'pdf-viewer-canvas'
  canvas.width = Math.floor(size.width)
  canvas.height = Math.floor(size.height)
  canvas.ariaHidden = 'true'
  return canvas
}

async function createTextLayer(page: PDFPageProxy): Promise<HTMLElement> {
  const container = document.createElement('div')
  container.className = 'pdf-viewer-text'
  const textContentSource = page.streamTextContent()
  const viewport = page.getViewport({ scale: PIXELS_PER_POINT })
  await new TextLayer({ textContentSource, container, viewport }).render()
  return container
}

interface Annotation {
  readonly subtype?: string
  /** Undefined unless pdf.js considers the address safe. */
  readonly url?: string
  readonly rect: readonly number[]
}

/** The page's external links, positioned over their text on the canvas. */
async function createLinks(page: PDFPageProxy): Promise<readonly HTMLElement[]> {
  const annotations: readonly Annotation[] = await page.getAnnotations()
  const viewport = page.getViewport({ scale: 1 })
  return annotations.flatMap(({ subtype, url, rect }) => {
    if (subtype !== 'Link' || url === undefined) return []
    const [left = 0, bottom = 0, right = 0, top = 0] = rect
    const [x1, y1] = viewport.convertToViewportPoint(left, bottom)
    const [x2, y2] = viewport.convertToViewportPoint(right, top)
    const link = document.createElement('a')
    link.className = 'pdf-viewer-link'
    link.href = url
    link.target = '_blank'
    link.rel = 'noopener'
    link.ariaLabel = url
    const fractions = {
      left: Math.min(x1, x2) / viewport.width,
      top: Math.min(y1, y2) / viewport.height,
      width: Math.abs(x2 - x1) / viewport.width,
      height: Math.abs(y2 - y1) / viewport.height,
    }
    for (const [property, fraction] of Object.entries(fractions)) {
      link.style.setProperty(property, `${(fraction * 100).toFixed(2)}%`)
    }
    return [link]
  })
}
