/** Distance in px from the window's top to the heading's; negative above it. */
export type TopOf = (id: string) => number

/** Share of the window that a heading must enter to become current. */
const TOP_PART = 0.4
const TOLERANCE_PX = 8

/** The last heading in the window's top 40 % or above (BLOCK-7). */
export function passedHeading(
  ids: readonly string[],
  topOf: TopOf,
  windowHeight: number,
): string | undefined {
  return ids.findLast((id) => topOf(id) <= windowHeight * TOP_PART)
}

/** A clicked heading, which stays current while the page scrolls to it. */
export interface PinnedHeading {
  readonly id: string
  /** Its scroll margin: 60 px, or 120 px below a width of 768 px. */
  readonly rest: number
  /** 1 to scroll down, -1 up. */
  readonly dir: 1 | -1
  /** The visitor's next scroll releases it. */
  readonly arrived: boolean
}

export function pin(id: string, topOf: TopOf, rest: number): PinnedHeading {
  return { id, rest, dir: topOf(id) >= rest ? 1 : -1, arrived: false }
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
  if (Math.abs(topOf(pinned.id) - pinned.rest) <= TOLERANCE_PX) return { ...pinned, arrived: true }
  return pinned.arrived || Math.sign(moved) === -pinned.dir ? undefined : pinned
}
