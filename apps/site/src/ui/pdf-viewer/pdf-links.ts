import type { PDFPageProxy } from 'pdfjs-dist'

interface Annotation {
  readonly subtype?: string
  /** Only there when pdf.js considers the address safe. */
  readonly url?: string
  readonly rect: readonly number[]
}

/** The links of a page to other pages of the web, laid over where they are drawn. */
export async function linksOf(page: PDFPageProxy): Promise<readonly HTMLElement[]> {
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
    const place = {
      left: Math.min(x1, x2) / viewport.width,
      top: Math.min(y1, y2) / viewport.height,
      width: Math.abs(x2 - x1) / viewport.width,
      height: Math.abs(y2 - y1) / viewport.height,
    }
    for (const [side, share] of Object.entries(place)) {
      link.style.setProperty(side, `${(share * 100).toFixed(2)}%`)
    }
    return [link]
  })
}
