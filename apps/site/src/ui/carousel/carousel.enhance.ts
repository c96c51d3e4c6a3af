import { linkStyles } from '../later-styles/link-styles.ts'
import stylesUrl from './carousel.later.css?url'
import { rotate } from './rotation.ts'

/** Duration of a page turn; input meanwhile is ignored. Widths and gaps (BLOCK-5) are in `carousel.css`. */
const TRANSITION_MS = 300
/** A drag of at least this width turns the page. */
const SWIPE_PX = 80
/** A longer drag does not follow a link. */
const DRAG_PX = 10

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]'

/**
 * Turns the server's scrolling row into pages (BLOCK-5). Throws if their styles cannot be loaded; the row then stays.
 */
export async function enhance(root: HTMLElement): Promise<void> {
  await linkStyles(stylesUrl)
  const [view, track] = [find(root, '.carousel-view'), find(root, '.carousel-track')]
  const slides = [...root.querySelectorAll<HTMLElement>('.carousel-slide')]
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
  const isRightToLeft = getComputedStyle(root).direction === 'rtl'
  let paging = { itemCount: slides.length, perPage: itemsPerPage(root) }
  /** Index of an item that stays in view when the window is resized. */
  let keptItem = firstScrolledTo(view, slides)
  let page = pageOfItem(keptItem, paging)
  let isTurning = false

  const showPage = () => {
    const pages = countPages(paging)
    const first = firstItem(page, paging)
    const focused = slides.find((slide) => slide.contains(document.activeElement))
    for (const [index, slide] of slides.entries()) {
      slide.inert = index < first || index >= first + paging.perPage
    }
    track.style.setProperty('--carousel-first', String(first))
    root.style.setProperty('--carousel-page', String(page))
    root.style.setProperty('--carousel-pages', String(pages))
    showCount(root, page, pages)
    // Focus moves to the new page, not to the top of the document.
    if (focused?.inert) (slides[first]?.querySelector<HTMLElement>(FOCUSABLE) ?? view).focus()
  }
  const startTransition = () => {
    track.style.removeProperty('--carousel-drag')
    if (reducedMotion.matches) return
    isTurning = true
    root.classList.add('carousel-turning')
    setTimeout(() => {
      isTurning = false
      root.classList.remove('carousel-turning')
    }, TRANSITION_MS)
  }
  const turnTo = (requested: number) => {
    const target = wrapPage(requested, countPages(paging))
    if (isTurning || target === page) return
    page = target
    keptItem = firstItem(page, paging)
    startTransition()
    showPage()
  }

  makePages(root, view)
  showPage()
  const status = find(root, '.carousel-status')
  const stopRotation = rotate({
    root,
    view,
    control: root.querySelector<HTMLButtonElement>('.carousel-rotation'),
    turn: () => turnTo(page + 1),
    onChange: (rotating) => {
      status.setAttribute('aria-live', rotating ? 'off' : 'polite')
    },
  })
  const turnManually = (requested: number) => {
    stopRotation()
    turnTo(requested)
  }

  find(root, '.carousel-previous').addEventListener('click', () => turnManually(page - 1))
  find(root, '.carousel-next').addEventListener('click', () => turnManually(page + 1))
  root.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.target instanceof Element && event.target.closest('input, select, textarea')) return
    const pages = countPages(paging)
    const requested = pageOfKey(event.key, { page, pages, isRightToLeft })
    if (requested === undefined || pages === 1) return
    event.preventDefault()
    turnManually(requested)
  })
  followSwipes(view, {
    onDrag: (dx) => {
      stopRotation()
      if (!isTurning && countPages(paging) > 1)
        track.style.setProperty('--carousel-drag', `${dx}px`)
    },
    onRelease: (dx) => {
      const turn = pagesToTurn(dx, isRightToLeft)
      if (turn !== 0) turnManually(page + turn)
      else if (!isTurning) startTransition()
    },
  })
  addEventListener('resize', () => {
    const perPage = itemsPerPage(root)
    if (perPage === paging.perPage) return
    paging = { ...paging, perPage }
    page = pageOfItem(keptItem, paging)
    showPage()
  })
}

function find(root: HTMLElement, selector: string): HTMLElement {
  const element = root.querySelector<HTMLElement>(selector)
  if (element === null) throw new Error(`The carousel has no ${selector} in its markup`)
  return element
}

/** Number of whole items that fit, which the style sheet decides. */
function itemsPerPage(root: HTMLElement): number {
  return Number(getComputedStyle(root).getPropertyValue('--carousel-whole')) || 1
}

/** Index of the first slide in view: the visitor may have scrolled before the script ran. */
function firstScrolledTo(view: HTMLElement, slides: readonly HTMLElement[]): number {
  const [first, second] = slides
  if (first === undefined || second === undefined) return 0
  return Math.round(Math.abs(view.scrollLeft / (second.offsetLeft - first.offsetLeft)))
}

function makePages(root: HTMLElement, view: HTMLElement): void {
  view.scrollLeft = 0
  view.tabIndex = -1
  view.removeAttribute('role')
  view.removeAttribute('aria-label')
  root.style.setProperty('--carousel-transition', `${TRANSITION_MS}ms`)
  root.classList.add('carousel-live')
}

function showCount(root: HTMLElement, page: number, pages: number): void {
  const status = find(root, '.carousel-status')
  find(root, '.carousel-count').textContent = `${page} / ${pages}`
  status.textContent = (status.dataset.text ?? '')
    .replace('{page}', String(page))
    .replace('{pages}', String(pages))
}

/**
 * The numbers from which pages are counted (BLOCK-5). Pages count from 1, items from 0. Each page is full, so the last
 * one repeats items of the one before.
 */
interface Paging {
  readonly itemCount: number
  readonly perPage: number
}

/** Number of pages, at least one. */
export function countPages({ itemCount, perPage }: Paging): number {
  return Math.max(1, Math.ceil(itemCount / perPage))
}

/** The page itself, or the first after the last and the last before the first. */
export function wrapPage(page: number, pages: number): number {
  return page > pages ? 1 : page < 1 ? pages : page
}

/** Index of a page's first item. */
export function firstItem(page: number, { itemCount, perPage }: Paging): number {
  return Math.min((page - 1) * perPage, Math.max(0, itemCount - perPage))
}

/**
 * The page to show after a resize: the one with the item. If the last two pages have it, the last, where the item is
 * nearer the start.
 */
export function pageOfItem(item: number, paging: Paging): number {
  const pages = countPages(paging)
  return item >= firstItem(pages, paging) ? pages : Math.floor(item / paging.perPage) + 1
}

interface SwipeHandlers {
  /** Called during a drag, `dx` px right of its start. */
  readonly onDrag: (dx: number) => void
  /** Called at the end of a drag, `dx` px from its start; 0 when the browser took the pointer to scroll. */
  readonly onRelease: (dx: number) => void
}

/** Reports drags by touch, pen and mouse (BLOCK-5). A drag never follows the link it started on. */
function followSwipes(view: HTMLElement, { onDrag, onRelease }: SwipeHandlers): void {
  let start: PointerEvent | undefined
  let isDragging = false

  view.addEventListener('pointerdown', (event) => {
    isDragging = false
    start = event.isPrimary && event.button === 0 ? event : undefined
  })
  addEventListener('pointermove', (event) => {
    if (start?.pointerId !== event.pointerId) return
    const dx = event.clientX - start.clientX
    if (!isDragging && isDrag(dx, event.clientY - start.clientY)) {
      isDragging = true
      view.classList.add('carousel-dragging')
      getSelection()?.empty()
    }
    if (isDragging) onDrag(dx)
  })
  const end = (event: PointerEvent) => {
    if (start?.pointerId !== event.pointerId) return
    const dx = event.type === 'pointerup' ? event.clientX - start.clientX : 0
    start = undefined
    view.classList.remove('carousel-dragging')
    if (isDragging) onRelease(dx)
  }
  addEventListener('pointerup', end)
  addEventListener('pointercancel', end)

  // Otherwise the browser drags the link or picture itself.
  view.addEventListener('dragstart', (event) => event.preventDefault())
  view.addEventListener(
    'click',
    (event) => {
      // A keyboard click has no detail.
      if (!isDragging || event.detail === 0) return
      isDragging = false
      event.preventDefault()
      event.stopPropagation()
    },
    true,
  )
}

/** Tells a drag from a click (BLOCK-5). */
export function isDrag(dx: number, dy: number): boolean {
  return Math.hypot(dx, dy) > DRAG_PX
}

/** Pages to turn after a drag of `dx` px, 0 if it was too short. Mirrored in right-to-left text (BLOCK-5). */
export function pagesToTurn(dx: number, isRightToLeft: boolean): -1 | 0 | 1 {
  if (Math.abs(dx) < SWIPE_PX) return 0
  return dx > 0 === isRightToLeft ? 1 : -1
}

/** Returns the page that a key turns to, not yet wrapped; undefined for other keys (BLOCK-5). */
export function pageOfKey(
  key: string,
  { page, pages, isRightToLeft }: { page: number; pages: number; isRightToLeft: boolean },
): number | undefined {
  const forward = isRightToLeft ? -1 : 1
  switch (key) {
    case 'ArrowRight':
      return page + forward
    case 'ArrowLeft':
      return page - forward
    case 'Home':
      return 1
    case 'End':
      return pages
    default:
      return undefined
  }
}
