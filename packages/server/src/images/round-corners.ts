import type { RoundCorner } from './image-filters.ts'

/**
 * A drawing (SVG) of the size of a picture: of the rounded area itself, when that is what is kept, or else
 * of the four corners in their colour.
 */
export function cornerDrawing(
  corner: RoundCorner,
  { width, height }: { readonly width: number; readonly height: number },
  kept: boolean,
): string {
  const rx = Math.min(corner.radiusX, width / 2)
  const ry = Math.min(corner.radiusY, height / 2)
  const arc = `A${rx} ${ry} 0 0 1`
  const inside =
    `M${rx} 0H${width - rx}${arc} ${width} ${ry}V${height - ry}${arc} ${width - rx} ${height}` +
    `H${rx}${arc} 0 ${height - ry}V${ry}${arc} ${rx} 0Z`
  const path = kept ? inside : `M0 0H${width}V${height}H0Z${inside}`
  const fill = `rgb(${corner.red},${corner.green},${corner.blue})`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<path fill-rule="evenodd" fill="${fill}" d="${path}"/></svg>`
  )
}
