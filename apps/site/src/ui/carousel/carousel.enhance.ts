import { linkStyles } from '../later-styles/link-styles.ts'
import stylesUrl from './carousel.later.css?url'
import { TRANSITION_MS } from './constants.ts'
import { followSwipes } from './follow-swipes.ts'
import { firstItem, pageCount, pageOfItem, wrapped } from './paging.ts'
import { rotate } from './rotation.ts'
import { pageOfKey, turnOfSwipe } from './turn-rules.ts'

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]'

/** Turns the server's scrolling row into pages (BLOCK-5). Throws without its styles, which leaves the row as it is. */
export async function enhance(root: HTMLElement): Promise<void> {
  await linkStyles(stylesUrl)
  const [view, track] = [find(root, '.carousel-view'), find(root, '.carousel-track')]
  const slides = [...root.querySelectorAll<HTMLElement>('.carousel-slide')]
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  const rightToLeft = getComputedStyle(root).direction === 'rtl'
  let paging = { items: slides.length, inView: itemsInView(root) }
  /** Stays in view when the window is resized. */
  let item = firstScrolledTo(view, slides)
  let page = pageOfItem(item, paging)
  let turning = false

  const show = () => {
    const pages = pageCount(paging)
    const first = firstItem(page, paging)
    const focused = slides.find((slide) => slide.contains(document.activeElement))
    for (const [index, slide] of slides.entries()) {
      slide.inert = index < first || index >= first + paging.inView
    }
    track.style.setProperty('--carousel-first', String(first))
    root.style.setProperty('--carousel-page', String(page))
    root.style.setProperty('--carousel-pages', String(pages))
    showCount(root, page, pages)
    // Focus moves to the new page, not to the top of the document.
    if (focused?.inert) (slides[first]?.querySelector<HTMLElement>(FOCUSABLE) ?? view).focus()
  }
  const settle = () => {
    track.style.removeProperty('--carousel-drag')
    if (still.matches) return
    turning = true
    root.classList.add('carousel-turning')
    setTimeout(() => {
      turning = false
      root.classList.remove('carousel-turning')
    }, TRANSITION_MS)
  }
  const turnTo = (requested: number) => {
    const target = wrapped(requested, pageCount(paging))
    if (turning || target === page) return
    page = target
    item = firstItem(page, paging)
    settle()
    show()
  }

  makePages(root, view)
  show()
  const status = find(root, '.carousel-status')
  const stop = rotate({
    root,
    view,
    control: root.querySelector<HTMLButtonElement>('.carousel-rotation'),
    turn: () => turnTo(page + 1),
    changed: (rotating) => {
      status.setAttribute('aria-live', rotating ? 'off' : 'polite')
    },
  })
  const turnByHand = (requested: number) => {
    stop()
    turnTo(requested)
  }

  find(root, '.carousel-previous').addEventListener('click', () => turnByHand(page - 1))
  find(root, '.carousel-next').addEventListener('click', () => turnByHand(page + 1))
  root.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.target instanceof Element && event.target.closest('input, select, textarea')) return
    const pages = pageCount(paging)
    const requested = pageOfKey(event.key, { page, pages, rightToLeft })
    if (requested === undefined || pages === 1) return
    event.preventDefault()
    turnByHand(requested)
  })
  followSwipes(view, {
    dragged: (dx) => {
      stop()
      if (!turning && pageCount(paging) > 1) track.style.setProperty('--carousel-drag', `${dx}px`)
    },
    released: (dx) => {
      const turn = turnOfSwipe(dx, rightToLeft)
      if (turn !== 0) turnByHand(page + turn)
      else if (!turning) settle()
    },
  })
  addEventListener('resize', () => {
    const inView = itemsInView(root)
    if (inView === paging.inView) return
    paging = { ...paging, inView }
    page = pageOfItem(item, paging)
    show()
  })
}

function find(root: HTMLElement, selector: string): HTMLElement {
  const element = root.querySelector<HTMLElement>(selector)
  if (element === null) throw new Error(`A carousel needs ${selector}`)
  return element
}

/** The style sheet decides how many items fit. */
function itemsInView(root: HTMLElement): number {
  return Number(getComputedStyle(root).getPropertyValue('--carousel-whole')) || 1
}

/** The visitor may have scrolled already. */
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
