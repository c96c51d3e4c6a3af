/** How far a heading's top lies below the top of the window, in px; negative when above it. */
export type TopOf = (id: string) => number

/** A heading is current once it has passed into this part of the window. */
const TOP_PART = 0.4
/** How exactly a clicked heading comes to its place of rest. */
const TOLERANCE_PX = 8

/** The heading that counts as current: the last one that has passed into the top 40 % (BLOCK-7). */
export function passedHeading(
  ids: readonly string[],
  topOf: TopOf,
  windowHeight: number,
): string | undefined {
  return ids.findLast((id) => topOf(id) <= windowHeight * TOP_PART)
}

/** A heading that was set by a click: it stays current while the page scrolls to it. */
export interface Pinned {
  readonly id: string
  /** Where it comes to rest: its scroll margin, 60 px from the top or 120 px below 768 px. */
  readonly rest: number
  /** 1 when the page has to scroll down to it, -1 up. */
  readonly way: 1 | -1
  /** It has come to rest: the visitor's next scroll lets it go. */
  readonly arrived: boolean
}

/** Pins a clicked heading; which way the page will scroll follows from where the heading is now. */
export function pin(id: string, topOf: TopOf, rest: number): Pinned {
  return { id, rest, way: topOf(id) >= rest ? 1 : -1, arrived: false }
}

/**
 * A pinned heading after the page has scrolled by `moved` px (down is positive), or undefined when it
 * is let go: once its target has reached its place of rest (± 8 px) and leaves it again, or when the
 * visitor scrolls the other way (BLOCK-7).
 */
export function keepPinned(pinned: Pinned, topOf: TopOf, moved: number): Pinned | undefined {
  if (Math.abs(topOf(pinned.id) - pinned.rest) <= TOLERANCE_PX) return { ...pinned, arrived: true }
  return pinned.arrived || Math.sign(moved) === -pinned.way ? undefined : pinned
}
