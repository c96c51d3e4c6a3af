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
  /** Three bytes each, row by row. */
  readonly bytes: Buffer
}

/** The pixels of an encoded picture. */
export async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({
    resolveWithObject: true,
  })
  return { width: info.width, bytes: data }
}

/** How many pixels of each colour, as `0xrrggbb`, a part of a picture has. */
export function coloursIn({ width, bytes }: Pixels, box: Box): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (let y = box.y; y < box.y + box.height; y += 1) {
    for (let x = box.x; x < box.x + box.width; x += 1) {
      const colour = bytes.readUIntBE((y * width + x) * 3, 3)
      counts.set(colour, (counts.get(colour) ?? 0) + 1)
    }
  }
  return counts
}
