/** Limits of the zoom factor; at 1, a page has its print size. */
export const MIN_ZOOM = 0.25
export const MAX_ZOOM = 4

const STEPS = [MIN_ZOOM, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, MAX_ZOOM]

/** CSS pixels per point. */
export const PIXELS_PER_POINT = 96 / 72

/** Limits the memory of a canvas; very large pages lose sharpness. */
const MAX_PIXELS = 8_000_000
const MAX_PIXEL_RATIO = 2

/** The next zoom step; stays at the ends. */
export function nextZoom(zoom: number, direction: 'in' | 'out'): number {
  const tolerance = 0.01
  return direction === 'in'
    ? (STEPS.find((step) => step > zoom + tolerance) ?? MAX_ZOOM)
    : (STEPS.findLast((step) => step < zoom - tolerance) ?? MIN_ZOOM)
}

/** The zoom at which a page of `pageWidth` points fills `availableWidth` CSS pixels. */
export function zoomToFit(pageWidth: number, availableWidth: number): number {
  const zoom = availableWidth / (pageWidth * PIXELS_PER_POINT)
  return Number.isFinite(zoom) ? Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom)) : 1
}

/** Device pixels per CSS pixel of a canvas: at most two, fewer for a large one. */
export function canvasRatio(
  size: { readonly width: number; readonly height: number },
  devicePixelRatio: number,
): number {
  const memoryLimit = Math.sqrt(MAX_PIXELS / (size.width * size.height))
  return Math.min(devicePixelRatio, MAX_PIXEL_RATIO, memoryLimit)
}
