import sharp from 'sharp'

/** A part of a picture or a page, in pixels. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Pixels {
  readonly width: number
  /** Red, green and blue of each pixel, row by row. */
  readonly bytes: Buffer
}

/** The pixels of an encoded picture. */
export async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({
    resolveWithObject: true,
  })
  return { width: info.width, bytes: data }
}

/**
 * Colours behind the text in a part of a picture: the number of pixels per colour, as `0xrrggbb`, where the picture
 * without the text differs from the one with it. Without any difference the text is invisible; then the whole part
 * counts.
 */
export function coloursUnder(
  withText: Pixels,
  withoutText: Pixels,
  box: Box,
): ReadonlyMap<number, number> {
  const under = new Map<number, number>()
  const all = new Map<number, number>()
  for (let y = box.y; y < box.y + box.height; y += 1) {
    for (let x = box.x; x < box.x + box.width; x += 1) {
      const colour = colourAt(withoutText, x, y)
      all.set(colour, (all.get(colour) ?? 0) + 1)
      if (colourAt(withText, x, y) !== colour) under.set(colour, (under.get(colour) ?? 0) + 1)
    }
  }
  return under.size > 0 ? under : all
}

/** Number of pixels per colour, as `0xrrggbb`, in a part of a picture. */
export function coloursIn(pixels: Pixels, box: Box): ReadonlyMap<number, number> {
  return coloursUnder(pixels, pixels, box)
}

function colourAt({ width, bytes }: Pixels, x: number, y: number): number {
  return bytes.readUIntBE((y * width + x) * 3, 3)
}
