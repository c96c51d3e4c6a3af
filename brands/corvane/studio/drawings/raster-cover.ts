import sharp, { type Sharp } from 'sharp'
import type { Cover } from './cover.ts'

/** Pixels at the drawing's sides that may hold half a dot of its paper, and are not drawn out. */
const edge = 12

/**
 * A cover as a PNG of 16 colours: flat drawings need no more, and stay below 40 kB. The drawing is 3:2, or upright and as large as the
 * cover; a wider cover has its edges drawn out to both sides, so that nothing of it is cut off.
 */
export async function rasterCover({ svg, width, height }: Cover): Promise<Uint8Array> {
  const isUpright = height > width
  const drawn = isUpright ? width : Math.round(height * 1.5)
  const picture = sharp(Buffer.from(svg), { density: 144 }).resize(drawn, height)
  const whole = drawn >= width ? picture : drawnOut(picture, drawn, width, height)
  return await sharp(await whole.png().toBuffer())
    .flatten({ background: '#FFFFFF' })
    .png({ palette: true, colours: 16, dither: 0, compressionLevel: 9, effort: 10 })
    .toBuffer()
}

function drawnOut(picture: Sharp, drawn: number, width: number, height: number): Sharp {
  const left = Math.floor((width - drawn) / 2) + edge
  return picture
    .extract({ left: edge, top: 0, width: drawn - 2 * edge, height })
    .extend({ left, right: width - (drawn - 2 * edge) - left, extendWith: 'copy' })
}
