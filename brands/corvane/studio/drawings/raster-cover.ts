import sharp, { type Sharp } from 'sharp'
import type { Cover } from './cover.ts'

/** Pixels at the drawing's sides that may contain half a dot of the texture, and are therefore not repeated. */
const EDGE = 12

/**
 * Converts a cover to a PNG of 16 colours, which suffice for flat drawings and keep it below 40 kB. A drawing is 3:2, or
 * upright and as large as the cover; for a wider cover its edges are extended to both sides, so that nothing is cropped.
 */
export async function rasterCover({ svg, width, height }: Cover): Promise<Uint8Array> {
  const isUpright = height > width
  const drawn = isUpright ? width : Math.round(height * 1.5)
  const picture = sharp(Buffer.from(svg), { density: 144 }).resize(drawn, height)
  const complete = drawn >= width ? picture : extended(picture, drawn, width, height)
  return await sharp(await complete.png().toBuffer())
    .flatten({ background: '#FFFFFF' })
    .png({ palette: true, colours: 16, dither: 0, compressionLevel: 9, effort: 10 })
    .toBuffer()
}

function extended(picture: Sharp, drawn: number, width: number, height: number): Sharp {
  const left = Math.floor((width - drawn) / 2) + EDGE
  return picture
    .extract({ left: EDGE, top: 0, width: drawn - 2 * EDGE, height })
    .extend({ left, right: width - (drawn - 2 * EDGE) - left, extendWith: 'copy' })
}
