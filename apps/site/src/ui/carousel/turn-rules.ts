import { DRAG_PX, SWIPE_PX } from './constants.ts'

/** Whether the pointer has gone so far that letting go is no click (BLOCK-5). */
export function isDrag(dx: number, dy: number): boolean {
  return Math.hypot(dx, dy) > DRAG_PX
}

/**
 * By how many pages a drag that ends `dx` px farther right turns: 1 is on, -1 is back, 0 is a drag too
 * short to count. Right-to-left mirrors it (BLOCK-5).
 */
export function turnOfSwipe(dx: number, rightToLeft: boolean): -1 | 0 | 1 {
  if (Math.abs(dx) < SWIPE_PX) return 0
  return dx > 0 === rightToLeft ? 1 : -1
}

/** The page that a key asks for, not yet wrapped; undefined for a key that asks for none (BLOCK-5). */
export function pageOfKey(
  key: string,
  { page, pages, rightToLeft }: { page: number; pages: number; rightToLeft: boolean },
): number | undefined {
  const onward = rightToLeft ? -1 : 1
  switch (key) {
    case 'ArrowRight':
      return page + onward
    case 'ArrowLeft':
      return page - onward
    case 'Home':
      return 1
    case 'End':
      return pages
    default:
      return undefined
  }
}
