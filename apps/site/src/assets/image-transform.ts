import sharp, { type Sharp } from 'sharp'
import type { ImageFilters, OutputFormat, RoundCorner } from './image-filters.ts'
import { type Frame, frameImage } from './image-frame.ts'
import type { ImageOperations } from './image-operations.ts'

/** A picture of more pixels is refused before a single one of them is decoded. */
export const MOST_PIXELS = 50_000_000
const LONGEST_SECONDS = 30

/** A picture that cannot be made: `status` and `message` are for the visitor. */
export class ImageRefused extends Error {
  readonly status: 400 | 422 | 503

  constructor(status: 400 | 422 | 503, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ImageRefused'
    this.status = status
  }
}

/**
 * Makes a variant of a picture: the bytes of a PNG, JPEG, WebP, AVIF or GIF (its first frame) in,
 * those of the wanted format out, in sRGB, upright and without metadata (protocol section 11).
 * Throws ImageRefused: 400 for a crop outside of the picture, 422 for bytes that are broken or of
 * more than MOST_PIXELS pixels.
 */
export async function transformImage(
  bytes: Uint8Array,
  operations: ImageOperations,
  format: OutputFormat,
): Promise<Uint8Array> {
  try {
    const input = { autoOrient: true, failOn: 'error', limitInputPixels: MOST_PIXELS } as const
    const frame = frameImage((await sharp(bytes, input).metadata()).autoOrient, operations)
    if (frame === undefined) throw new ImageRefused(400, 'The crop lies outside of the picture.')
    const background = backgroundOf(operations.filters, format)
    const framed = coloured(
      reframed(sharp(bytes, input), frame, operations, background),
      operations,
    )
    const turned = await turnedAndRounded(framed, operations.filters, format)
    const flat = format === 'jpeg' ? turned.flatten({ background }) : turned
    return await encoded(flat, format, operations.filters.quality)
      .timeout({ seconds: LONGEST_SECONDS })
      .toBuffer()
  } catch (error) {
    if (error instanceof ImageRefused) throw error
    throw new ImageRefused(422, 'The picture cannot be read or is too large.', { cause: error })
  }
}

function reframed(
  image: Sharp,
  frame: Frame,
  { size }: ImageOperations,
  background: string | Colour,
): Sharp {
  const { width, height, canvas } = frame
  const resized = image.extract(frame.region).resize({
    width,
    height,
    ...(frame.attention ? { fit: 'cover', position: sharp.strategy.attention } : { fit: 'fill' }),
  })
  if (size?.flipX) resized.flop()
  if (size?.flipY) resized.flip()
  if (canvas === undefined) return resized
  const left = Math.floor((canvas.width - width) / 2)
  const top = Math.floor((canvas.height - height) / 2)
  const right = canvas.width - width - left
  return resized.extend({ left, top, right, bottom: canvas.height - height - top, background })
}

function coloured(image: Sharp, { filters }: ImageOperations): Sharp {
  if (filters.grayscale) image.grayscale()
  if (filters.brightness) image.linear(1, filters.brightness * 2.55)
  const { radius = 0, sigma = radius === 0 ? 0 : 1 + radius / 2 } = filters.blur ?? {}
  return sigma === 0 ? image : image.blur(sigma)
}

/** Turning and rounding come after all else, which one run of sharp cannot promise. */
async function turnedAndRounded(
  image: Sharp,
  { rotate = 0, round_corner: corner }: ImageFilters,
  format: OutputFormat,
): Promise<Sharp> {
  if (rotate === 0 && corner === undefined) return image
  const { data, info } = await rawPixels(
    rotate === 0 ? image : sharpOf(await rawPixels(image)).rotate(rotate),
  )
  const turned = sharpOf({ data, info })
  if (corner === undefined) return turned
  const transparent = corner.transparent && format !== 'jpeg'
  const input = Buffer.from(cornerDrawing(corner, info, transparent))
  const rounded = turned.composite([{ input, blend: transparent ? 'dest-in' : 'over' }])
  return sharpOf(await rawPixels(rounded))
}

type RawPixels = Awaited<ReturnType<typeof rawPixels>>

function rawPixels(image: Sharp) {
  return image
    .ensureAlpha()
    .raw()
    .timeout({ seconds: LONGEST_SECONDS })
    .toBuffer({ resolveWithObject: true })
}

function sharpOf({ data, info }: RawPixels): Sharp {
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
}

/** The rounded area itself (what is kept), or else the four corners in their colour. */
function cornerDrawing(
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

interface Colour {
  readonly r: number
  readonly g: number
  readonly b: number
  readonly alpha: number
}

function backgroundOf({ fill }: ImageFilters, format: OutputFormat): string | Colour {
  if (fill !== undefined && fill !== 'transparent') return `#${fill}`
  return format === 'jpeg' ? '#ffffff' : { r: 0, g: 0, b: 0, alpha: 0 }
}

function encoded(image: Sharp, format: OutputFormat, wanted: number | undefined): Sharp {
  const quality = (usual: number) => Math.max(1, wanted ?? usual)
  switch (format) {
    case 'avif':
      // More effort makes it a few per cent smaller and takes three to eight times as long.
      return image.avif({ quality: quality(55), effort: 2 })
    case 'webp':
      return image.webp({ quality: quality(80), smartSubsample: true })
    case 'jpeg':
      return image.jpeg({ quality: quality(80), mozjpeg: true })
    case 'png':
      return image.png({ compressionLevel: 9 })
  }
}
