/** Maximum height of a frame; the initial height is in the style sheet. */
const MAX_HEIGHT_PX = 20_000
/** Differences of height up to this are ignored. */
const TOLERANCE_PX = 5
/** A height is applied once it has been stable for this long. */
export const DEBOUNCE_MS = 100

/** Accepts heights in px above 0, up to 20,000 (EMBED-2). */
export function isHeight(requested: unknown): requested is number {
  return typeof requested === 'number' && requested > 0 && requested <= MAX_HEIGHT_PX
}

export function isNoticeableChange(requested: number, current: number): boolean {
  return Math.abs(requested - current) > TOLERANCE_PX
}
