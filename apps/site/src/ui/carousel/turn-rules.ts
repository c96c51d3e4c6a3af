import { DRAG_PX, SWIPE_PX } from './constants.ts'

/** Tells a drag from a click (BLOCK-5). */
export function isDrag(dx: number, dy: number): boolean {
  return Math.hypot(dx, dy) > DRAG_PX
}

/** Pages to turn after a drag of `dx` px, 0 if it was too short. Mirrored in right-to-left text (BLOCK-5). */
export function turnOfSwipe(dx: number, rightToLeft: boolean): -1 | 0 | 1 {
  if (Math.abs(dx) < SWIPE_PX) return 0
  return dx > 0 === rightToLeft ? 1 : -1
}

/** The page for a key, not yet wrapped; undefined for other keys (BLOCK-5). */
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
