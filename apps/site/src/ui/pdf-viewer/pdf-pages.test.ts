// @vitest-environment happy-dom
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { expect, it, onTestFinished, vi } from 'vitest'

/** A document of one page, with text and without links. */
function onePage() {
  const page = {
    getViewport: ({ scale }: { scale: number }) => ({ width: 600 * scale, height: 800 * scale }),
    render: () => ({ promise: Promise.resolve(), cancel: () => {} }),
    streamTextContent: () => undefined,
    getAnnotations: async () => [],
  }
  return { numPages: 1, getPage: async () => page } as unknown as PDFDocumentProxy
}

it('BLOCK-9 a page that is zoomed is drawn again, and still has its text once', async () => {
  // The library itself warns outside a browser.
  vi.doMock('pdfjs-dist', () => ({
    TextLayer: class {
      async render() {}
    },
  }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly report: (entries: readonly object[]) => void
      constructor(report: (entries: readonly object[]) => void) {
        this.report = report
      }
      observe(target: Element) {
        this.report([{ target, isIntersecting: true }])
      }
    },
  )
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.doUnmock('pdfjs-dist')
  })
  const { showPages } = await import('./pdf-pages.ts')
  const view = document.createElement('div')
  const pages = await showPages({
    ...{ document: onePage(), view, failureText: 'Failed', onChange: () => {} },
    pageName: (page) => `Page ${page}`,
  })
  const drawn = () =>
    [...(view.firstElementChild?.children ?? [])].map(({ className }) => className)
  const complete = ['pdf-viewer-canvas', 'pdf-viewer-text']
  await expect.poll(drawn).toEqual(complete)
  const text = view.querySelector('.pdf-viewer-text')
  const canvas = view.querySelector('canvas')
  pages.zoomTo(2)
  await expect.poll(() => view.querySelector('canvas') === canvas).toBe(false)
  await new Promise((resolve) => setTimeout(resolve))
  expect(drawn()).toEqual(complete)
  expect(view.querySelector('.pdf-viewer-text')).toBe(text)
})
