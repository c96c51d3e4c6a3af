import { fillPlaceholders } from '@prospectus/content/messages/fill-placeholders'
import type { PdfPages } from './pdf-pages.ts'
import { nextZoom } from './zoom.ts'

interface ControlOptions {
  readonly viewer: HTMLElement
  readonly view: HTMLElement
  readonly pages: PdfPages
  readonly pageName: (page: number, pages: number) => string
}

export type Controls = ReturnType<typeof bindControls>

/** Binds buttons, page number, keys and the view's width to a document; `update` shows its page and zoom. */
export function bindControls({ viewer, view, pages, pageName }: ControlOptions) {
  const part = <E extends HTMLElement>(name: string) =>
    requireElement<E>(viewer, `.pdf-viewer-${name}`)
  const [previous, next] = [part('previous'), part('next')]
  const [zoomOut, zoomIn, fit] = [part('zoom-out'), part('zoom-in'), part('fit')]
  const [pageInput, totalText] = [part<HTMLInputElement>('number'), part('total')]
  const [percentText, announcement] = [part('percent'), part('status')]
  let isFitted = true

  const zoomTo = (zoom: number) => {
    isFitted = false
    pages.zoomTo(zoom)
    update()
  }
  const fitWidth = () => {
    isFitted = true
    pages.zoomToFit()
    update()
  }
  const turn = (step: 1 | -1) => {
    const page = pages.currentPage() + step
    if (page < 1 || page > pages.count) return
    pages.goTo(page)
    announcement.textContent = pageName(page, pages.count)
  }
  const update = () => {
    const [page, zoom] = [pages.currentPage(), pages.zoom()]
    if (document.activeElement !== pageInput || pageInput.dataset.typed === undefined) {
      pageInput.value = String(page)
    }
    percentText.textContent = fillPlaceholders(percentText.dataset.text ?? '', {
      percent: Math.round(zoom * 100),
    })
    viewer.style.setProperty('--pdf-viewer-at', String((page - 1) / Math.max(pages.count - 1, 1)))
    fit.ariaPressed = String(isFitted)
    // `disabled` would drop the focus from the button just pressed.
    previous.ariaDisabled = String(page === 1)
    next.ariaDisabled = String(page === pages.count)
    zoomIn.ariaDisabled = String(nextZoom(zoom, 'in') === zoom)
    zoomOut.ariaDisabled = String(nextZoom(zoom, 'out') === zoom)
  }
  const goToTyped = () => {
    delete pageInput.dataset.typed
    const page = Number.parseInt(pageInput.value, 10)
    if (Number.isFinite(page)) pages.goTo(page)
    update()
  }

  pageInput.max = String(pages.count)
  totalText.textContent = fillPlaceholders(totalText.dataset.text ?? '', { pages: pages.count })
  previous.addEventListener('click', () => turn(-1))
  next.addEventListener('click', () => turn(1))
  zoomOut.addEventListener('click', () => zoomTo(nextZoom(pages.zoom(), 'out')))
  zoomIn.addEventListener('click', () => zoomTo(nextZoom(pages.zoom(), 'in')))
  fit.addEventListener('click', fitWidth)
  pageInput.addEventListener('input', () => {
    pageInput.dataset.typed = ''
  })
  pageInput.addEventListener('change', goToTyped)
  view.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const action = actionOf(event.key, view)
    if (action === undefined) return
    event.preventDefault()
    if (action === 'in' || action === 'out') zoomTo(nextZoom(pages.zoom(), action))
    else if (action === 'fit') fitWidth()
    else if (action === 'first' || action === 'last')
      pages.goTo(action === 'first' ? 1 : pages.count)
    else turn(action)
  })
  new ResizeObserver(() => {
    if (isFitted) pages.zoomToFit()
  }).observe(view)
  return { update }
}

/** A page forwards (1) or back (-1), a jump to a page, or a change of the zoom. */
type Action = 1 | -1 | 'first' | 'last' | 'in' | 'out' | 'fit'

const ACTION_BY_KEY: Readonly<Record<string, Action>> = {
  PageDown: 1,
  PageUp: -1,
  Home: 'first',
  End: 'last',
  '+': 'in',
  '-': 'out',
  '0': 'fit',
}

/**
 * The action of a key; undefined for other keys and for those that scroll: the arrows up and down, and all arrows on a
 * page wider than the view.
 */
function actionOf(key: string, view: HTMLElement): Action | undefined {
  if (Object.hasOwn(ACTION_BY_KEY, key)) return ACTION_BY_KEY[key]
  if (view.scrollWidth > view.clientWidth) return undefined
  const forwardKey = getComputedStyle(view).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  if (key === 'ArrowLeft' || key === 'ArrowRight') return key === forwardKey ? 1 : -1
  return undefined
}

function requireElement<E extends HTMLElement>(root: HTMLElement, selector: string): E {
  const element = root.querySelector<E>(selector)
  if (element === null) throw new Error(`The PDF viewer has no ${selector} in its markup`)
  return element
}
