/**
 * The greatest height of a frame. All heights here are in pixels; the one that a frame has at first is in the
 * style sheet.
 */
const MAX_HEIGHT_PX = 20_000
/** A height that differs by no more than this from the current one changes nothing. */
const TOLERANCE_PX = 5
/** How long a height must stand before it is applied. */
export const SETTLE_MS = 100

/** Whether a frame can be made as high as this (EMBED-2): a number, finite, above 0, 20,000 at most. */
export function isHeight(asked: unknown): asked is number {
  return typeof asked === 'number' && asked > 0 && asked <= MAX_HEIGHT_PX
}

/** Whether a height is far enough from the current one to be worth a change (EMBED-2). */
export function isWorthApplying(asked: number, current: number): boolean {
  return Math.abs(asked - current) > TOLERANCE_PX
}
