/** How large pages are shown: 1 is the size they are printed in. */
export const MIN_ZOOM = 0.25
export const MAX_ZOOM = 4

const STEPS = [MIN_ZOOM, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, MAX_ZOOM]

/** CSS pixels in a point, the unit of a PDF. */
export const PIXELS_PER_POINT = 96 / 72

/**
 * A canvas gets no more device pixels than this: a very large page rather loses sharpness than fills the
 * memory.
 */
const MAX_PIXELS = 8_000_000
const MAX_PIXEL_RATIO = 2

/** The next step in or out from any zoom; the last one stays. */
export function stepFrom(zoom: number, direction: 'in' | 'out'): number {
  const near = 0.01
  return direction === 'in'
    ? (STEPS.find((step) => step > zoom + near) ?? MAX_ZOOM)
    : (STEPS.findLast((step) => step < zoom - near) ?? MIN_ZOOM)
}

/** The zoom at which a page, its width in points, is as wide as the room for it in CSS pixels. */
export function zoomToFit(pageWidth: number, room: number): number {
  const zoom = room / (pageWidth * PIXELS_PER_POINT)
  return Number.isFinite(zoom) ? Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom)) : 1
}

/** Device pixels for each CSS pixel of a canvas of this size: at most two, fewer for a large one. */
export function canvasRatio(
  size: { readonly width: number; readonly height: number },
  devicePixelRatio: number,
): number {
  const bound = Math.sqrt(MAX_PIXELS / (size.width * size.height))
  return Math.min(devicePixelRatio, MAX_PIXEL_RATIO, bound)
}
