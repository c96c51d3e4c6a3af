import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

export const RED = [255, 0, 0]
export const GREEN = [0, 128, 0]
export const BLUE = [0, 0, 255]
export const YELLOW = [255, 255, 0]

/** A picture of four quarters: red and green above, blue and yellow below. */
export function quarters(width: number, height: number) {
  const [w, h] = [width / 2, height / 2]
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
        `<rect width="${w}" height="${h}" fill="#ff0000"/>` +
        `<rect x="${w}" width="${w}" height="${h}" fill="#008000"/>` +
        `<rect y="${h}" width="${w}" height="${h}" fill="#0000ff"/>` +
        `<rect x="${w}" y="${h}" width="${w}" height="${h}" fill="#ffff00"/></svg>`,
    ),
  )
}

/** A PNG with 1,000 bytes of pixels that claims to be `width` by `height` pixels. */
export function bomb(width: number, height: number): Uint8Array {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Red, green, blue and opacity (0-255) of the pixel at a position, in fractions of the sides. */
export async function pixelAt(bytes: Uint8Array, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(bytes)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const column = Math.min(info.width - 1, Math.floor(x * info.width))
  const row = Math.min(info.height - 1, Math.floor(y * info.height))
  const start = (row * info.width + column) * 4
  return [...data.subarray(start, start + 4)]
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
