import type { PDFDocumentProxy } from 'pdfjs-dist'
import { createPage, setPageSize } from './pdf-page.ts'
import { PIXELS_PER_POINT, zoomToFit } from './zoom.ts'

interface PagesOptions {
  readonly document: PDFDocumentProxy
  /** The scroll container. */
  readonly view: HTMLElement
  readonly pageName: (page: number, pages: number) => string
  readonly failed: string
  /** Called when the current page or the zoom changes. */
  readonly changed: () => void
}

/** Distance at which pages are drawn before they come into view. */
const AHEAD = '60%'

export type PdfPages = Awaited<ReturnType<typeof showPages>>

/** Shows all pages in a column; only those near the view are drawn. */
export async function showPages(options: PagesOptions) {
  const { document: pdf, view, changed } = options
  const first = await pdf.getPage(1)
  const count = pdf.numPages
  const pages = Array.from({ length: count }, (_, index) => {
    const element = document.createElement('div')
    element.className = 'pdf-viewer-page'
    element.role = 'group'
    element.ariaLabel = options.pageName(index + 1, count)
    // Until it is drawn, a page has the first one's size.
    setPageSize(element, first)
    return createPage({ document: pdf, element, number: index + 1, failed: options.failed })
  })
  const pageWidth = first.getViewport({ scale: 1 }).width
  const near = new Set<(typeof pages)[number]>()
  let zoom = zoomToFit(pageWidth, roomIn(view))
  let current = 1
  /** Scroll position after going to a page, whose number stays until the visitor scrolls. */
  let settled = 0

  const scaleTo = (wanted: number) => {
    zoom = wanted
    view.style.setProperty('--total-scale-factor', String(zoom * PIXELS_PER_POINT))
  }
  const drawNear = () => {
    for (const page of near) page.show(zoom)
  }
  const zoomTo = (wanted: number) => {
    if (wanted === zoom) return
    const share = view.scrollTop / view.scrollHeight
    scaleTo(wanted)
    view.scrollTop = share * view.scrollHeight
    settled = view.scrollTop
    drawNear()
    changed()
  }

  scaleTo(zoom)
  view.replaceChildren(...pages.map(({ element }) => element))
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const page = pages.find(({ element }) => element === target)
        if (page === undefined) continue
        if (isIntersecting) near.add(page)
        else if (near.delete(page)) page.free()
      }
      drawNear()
    },
    { root: view, rootMargin: `${AHEAD} 0px` },
  )
  for (const { element } of pages) observer.observe(element)
  view.addEventListener('scroll', () => {
    if (view.scrollTop === settled) return
    settled = -1
    const seen = pageInView(view, pages)
    if (seen === current) return
    current = seen
    changed()
  })

  return {
    count,
    zoom: () => zoom,
    /** From 1. */
    current: () => current,
    goTo: (page: number) => {
      current = Math.min(Math.max(page, 1), count)
      const element = pages[current - 1]?.element
      if (element !== undefined) view.scrollTop = element.offsetTop - topOf(view)
      settled = view.scrollTop
      changed()
    },
    /** Keeps the top of the view in place. */
    zoomTo,
    zoomToFit: () => zoomTo(zoomToFit(pageWidth, roomIn(view))),
  }
}

function roomIn(view: HTMLElement): number {
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(view)
  return (
    view.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
  )
}

function topOf(view: HTMLElement): number {
  return Number.parseFloat(getComputedStyle(view).paddingBlockStart)
}

/** The page a third down the view; the last one at the end. */
function pageInView(
  view: HTMLElement,
  pages: readonly { readonly element: HTMLElement }[],
): number {
  const line = view.scrollTop + view.clientHeight / 3
  const atEnd = view.scrollTop + view.clientHeight >= view.scrollHeight - 1
  const index = pages.findLastIndex(({ element }) => element.offsetTop <= line)
  return atEnd && view.scrollTop > 0 ? pages.length : Math.max(index, 0) + 1
}
