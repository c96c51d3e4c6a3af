/** How large pages are shown: 1 is the size they are printed in. */
export const SMALLEST = 0.25
export const LARGEST = 4

const STEPS = [SMALLEST, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, LARGEST]

/** CSS pixels in a point, the unit of a PDF. */
export const PIXELS_PER_POINT = 96 / 72

/** More device pixels than these a canvas is not given: sharpness ends before memory does. */
const MOST_PIXELS = 8_000_000
const MOST_RATIO = 2

/** The next step in or out from any zoom; the last one stays. */
export function stepFrom(zoom: number, direction: 'in' | 'out'): number {
  const near = 0.01
  return direction === 'in'
    ? (STEPS.find((step) => step > zoom + near) ?? LARGEST)
    : (STEPS.findLast((step) => step < zoom - near) ?? SMALLEST)
}

/** The zoom at which a page, its width in points, is as wide as the room for it in CSS pixels. */
export function zoomToFit(pageWidth: number, room: number): number {
  const zoom = room / (pageWidth * PIXELS_PER_POINT)
  return Number.isFinite(zoom) ? Math.min(LARGEST, Math.max(SMALLEST, zoom)) : 1
}

/** Device pixels for each CSS pixel of a canvas of this size: at most two, fewer for a large one. */
export function canvasRatio(
  size: { readonly width: number; readonly height: number },
  devicePixelRatio: number,
): number {
  const bound = Math.sqrt(MOST_PIXELS / (size.width * size.height))
  return Math.min(devicePixelRatio, MOST_RATIO, bound)
}
