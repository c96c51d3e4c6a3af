import sharp from 'sharp'
import type { Cover } from './cover.ts'

/** A cover as a PNG of few colours: flat drawings need no more, and stay below 40 kB. */
export async function rasterCover({ svg, width, height }: Cover): Promise<Uint8Array> {
  return await sharp(Buffer.from(svg), { density: 144 })
    .resize(width, height, { fit: 'cover' })
    .flatten({ background: '#FFFFFF' })
    .png({ palette: true, colours: 32, dither: 0, compressionLevel: 9, effort: 10 })
    .toBuffer()
}
