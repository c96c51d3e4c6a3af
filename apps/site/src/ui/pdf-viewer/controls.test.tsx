// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { renderMarkup } from '../testing/render.tsx'
import { bindControls } from './controls.ts'
import { PdfViewer } from './pdf-viewer.tsx'

/** The controls of a document of three pages. */
function openControls() {
  const file = { path: '/assets/f/1/x/ab/plan.pdf', name: 'plan.pdf' }
  document.body.innerHTML = renderMarkup(<PdfViewer file={file} title="Plan" />)
  const viewer = document.querySelector<HTMLElement>('.pdf-viewer')
  const view = viewer?.querySelector<HTMLElement>('.pdf-viewer-view')
  const number = viewer?.querySelector<HTMLInputElement>('.pdf-viewer-number')
  if (!viewer || !view || !number) throw new Error('There is no viewer')
  let current = 1
  const pages = {
    ...{ count: 3, zoom: () => 1, zoomTo: () => {}, zoomToFit: () => {} },
    currentPage: () => current,
    goTo: (page: number) => {
      current = page
      controls.update()
    },
  }
  const controls = bindControls({ viewer, view, pages, pageName: (page) => `Page ${page}` })
  controls.update()
  return {
    /** Presses a key, and returns the number of the page that is shown then. */
    pageAfter: (key: string) => {
      view.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      return number.value
    },
  }
}

it('BLOCK-9 End shows the last page of a document, and Home the first', () => {
  const { pageAfter } = openControls()
  expect(pageAfter('End')).toBe('3')
  expect(pageAfter('Home')).toBe('1')
})
