/** Delay before a new current heading is marked. */
const UPDATE_DELAY_MS = 100

/** Marks the current heading, and scrolls smoothly to a clicked one (BLOCK-7). */
export function enhance(list: HTMLElement): void {
  const links = new Map(
    [...list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].map((link) => [
      decodeURIComponent(link.hash.slice(1)),
      link,
    ]),
  )
  const ids = [...links.keys()].filter((id) => document.getElementById(id) !== null)
  const topOf = (id: string) =>
    document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY

  unfoldWhenWide(list)

  let pinned: PinnedHeading | undefined
  let lastScrollY = window.scrollY
  let pendingId: string | undefined

  const markCurrent = (current: string | undefined) => {
    for (const [id, link] of links) {
      if (id === current) link.setAttribute('aria-current', 'location')
      else link.removeAttribute('aria-current')
    }
  }
  // Further scrolling never delays a pending change.
  const markCurrentSoon = (current: string | undefined) => {
    if (current === pendingId) return
    pendingId = current
    setTimeout(() => {
      if (pinned === undefined || pinned.id === current) markCurrent(current)
    }, UPDATE_DELAY_MS)
  }
  const updateCurrent = () => {
    const moved = window.scrollY - lastScrollY
    lastScrollY = window.scrollY
    pinned = pinned && updatePinned(pinned, topOf, moved)
    if (pinned === undefined) markCurrentSoon(currentHeading(ids, topOf, window.innerHeight))
  }

  for (const id of ids) {
    links.get(id)?.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const target = document.getElementById(id)
      if (target === null) return
      event.preventDefault()
      pinned = pin(id, topOf, stopOffsetOf(target))
      markCurrentSoon(id)
      history.pushState(null, '', `#${encodeURIComponent(id)}`)
      scrollToHeading(target)
    })
  }
  addEventListener('scroll', updateCurrent, { passive: true })
  addEventListener('resize', updateCurrent, { passive: true })
  updateCurrent()
}

/** Distance from the window's top at which a heading stops after scrolling to it. */
function stopOffsetOf(heading: HTMLElement): number {
  const { scrollMarginBlockStart } = getComputedStyle(heading)
  const { scrollPaddingBlockStart } = getComputedStyle(document.documentElement)
  // `auto` is NaN here.
  return (
    Number.parseFloat(scrollMarginBlockStart) + (Number.parseFloat(scrollPaddingBlockStart) || 0)
  )
}

/** Scrolls smoothly unless the visitor prefers reduced motion; focus moves to the heading. */
function scrollToHeading(heading: HTMLElement): void {
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  heading.scrollIntoView({ behavior: prefersReducedMotion ? 'instant' : 'smooth', block: 'start' })
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** Keeps the list open on wide screens, where its summary is not a control. */
function unfoldWhenWide(list: HTMLElement): void {
  const wideScreen = matchMedia('(min-width: 64rem)')
  const details = list.querySelector('details')
  const summary = list.querySelector('summary')
  const applyWidth = () => {
    if (details !== null && wideScreen.matches) details.open = true
    if (summary !== null) summary.tabIndex = wideScreen.matches ? -1 : 0
  }
  wideScreen.addEventListener('change', applyWidth)
  applyWidth()
}

/** Distance in px from the window's top to the heading's; negative above it. */
type TopOf = (id: string) => number

/** A heading becomes current when it is within this share of the window's height from the top. */
const CURRENT_HEADING_SHARE = 0.4
const TOLERANCE_PX = 8

/** The last heading in the window's top 40 % or above (BLOCK-7). */
export function currentHeading(
  ids: readonly string[],
  topOf: TopOf,
  windowHeight: number,
): string | undefined {
  return ids.findLast((id) => topOf(id) <= windowHeight * CURRENT_HEADING_SHARE)
}

/** A clicked heading, which stays current while the page scrolls to it. */
interface PinnedHeading {
  readonly id: string
  /** Distance in px from the window's top at which it stops. */
  readonly stopOffset: number
  /** 1 to scroll down, -1 up. */
  readonly direction: 1 | -1
  /** True once the heading has stopped there; any scroll away from there then releases it. */
  readonly hasArrived: boolean
}

/** Starts to keep a clicked heading current. */
export function pin(id: string, topOf: TopOf, stopOffset: number): PinnedHeading {
  return { id, stopOffset, direction: topOf(id) >= stopOffset ? 1 : -1, hasArrived: false }
}

/**
 * Updates a pinned heading after a scroll of `moved` px (positive is down). Undefined once released: when it leaves its
 * target position (± 8 px) again, or the visitor scrolls the other way (BLOCK-7).
 */
export function updatePinned(
  pinned: PinnedHeading,
  topOf: TopOf,
  moved: number,
): PinnedHeading | undefined {
  if (Math.abs(topOf(pinned.id) - pinned.stopOffset) <= TOLERANCE_PX)
    return { ...pinned, hasArrived: true }
  return pinned.hasArrived || Math.sign(moved) === -pinned.direction ? undefined : pinned
}
