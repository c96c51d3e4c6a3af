/**
 * Hides the header on scrolling down. Closes the search panel when the focus leaves it and, on wide screens, an open
 * group on Escape and on a press or focus elsewhere.
 */
export function enhance(header: HTMLElement): void {
  hideOnScrollDown(header)
  const groups = [...header.querySelectorAll<HTMLDetailsElement>('details')]
  const wideScreen = matchMedia('(min-width: 64rem)')
  const openGroup = () => groups.find((group) => group.open)

  header.addEventListener('keydown', (event) => {
    const group = openGroup()
    if (event.key !== 'Escape' || group === undefined || !wideScreen.matches) return
    group.open = false
    group.querySelector('summary')?.focus()
  })
  const closeGroupOutside = (target: EventTarget | null) => {
    const group = openGroup()
    if (group === undefined || !wideScreen.matches) return
    if (target instanceof Node && !group.contains(target)) group.open = false
  }
  document.addEventListener('pointerdown', (event) => closeGroupOutside(event.target))
  header.addEventListener('focusout', (event) => closeGroupOutside(event.relatedTarget))

  // Tab leaves the search panel too, but the browser closes a popover only on a press elsewhere.
  const search = header.querySelector<HTMLElement>('.header-search-panel')
  search?.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !search.contains(relatedTarget)) search.hidePopover()
  })
}

/** Shorter scrolls are ignored as the jitter of a resting finger. */
const MIN_SCROLL_PX = 8

/** `away`: not shown yet, since the page was loaded at a position further down. */
export type HeaderPosition = 'away' | 'hidden' | 'shown'

/**
 * The position after a scroll of `moved` px (negative upwards), with `top` px of the page above the window; `height` is
 * the header's.
 */
export function nextPosition(
  current: HeaderPosition,
  moved: number,
  top: number,
  height: number,
): HeaderPosition {
  if (top <= 0) return 'shown'
  if (Math.abs(moved) < MIN_SCROLL_PX) return current
  if (moved < 0) return 'shown'
  return top > height && current === 'shown' ? 'hidden' : current
}

/** Hides the header on scrolling down and shows it on scrolling up. Its space stays reserved, so nothing moves. */
function hideOnScrollDown(header: HTMLElement): void {
  let lastScrollY = window.scrollY
  let position: HeaderPosition = lastScrollY > 0 ? 'away' : 'shown'
  header.dataset.follow = position
  const setPosition = (next: HeaderPosition) => {
    if (next === position) return
    position = next
    header.dataset.follow = position
  }
  // A jump within the page is not scrolling up: the header would cover the target heading.
  let isJump = false
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || target.closest('a[href^="#"]') === null) return
    isJump = 'onscrollend' in window
    if (position === 'shown' && window.scrollY > header.offsetHeight) setPosition('hidden')
  })
  document.addEventListener('scrollend', () => {
    isJump = false
  })
  document.addEventListener(
    'scroll',
    () => {
      const { scrollY } = window
      if (isJump && scrollY > header.offsetHeight) {
        lastScrollY = scrollY
        return
      }
      const next = nextPosition(position, scrollY - lastScrollY, scrollY, header.offsetHeight)
      if (Math.abs(scrollY - lastScrollY) >= MIN_SCROLL_PX || scrollY <= 0) lastScrollY = scrollY
      setPosition(next)
    },
    { passive: true },
  )
}
