import type { Sharp } from 'sharp'
import { loadSharp, MAX_PIXELS, withinDecodingLimit } from './decoding-limit.ts'
import { ImageError, tooBusy } from './image-error.ts'
import type { ImageFilters, OutputFormat, RoundCorner } from './image-filters.ts'
import { type Frame, frameImage } from './image-frame.ts'
import type { ImageOperations } from './image-operations.ts'

/** Limit of one conversion, including its wait for `withinDecodingLimit`. */
const MAX_CONVERSION_SECONDS = 15
const MIN_SIGMA = 0.3

/**
 * Converts a PNG, JPEG, WebP, AVIF or GIF (its first frame), to sRGB, upright and without metadata
 * (asset-addresses#image-operations).
 * @throws {ImageError} 400 for a crop outside of the picture, 422 for bytes that are broken, have more than MAX_PIXELS
 * pixels or take longer than MAX_CONVERSION_SECONDS, 503 after waiting too long for `withinDecodingLimit`
 */
export async function transformImage(
  bytes: Uint8Array,
  operations: ImageOperations,
  format: OutputFormat,
): Promise<Uint8Array> {
  const sharp = await loadSharp()
  const { filters } = operations
  const deadline = performance.now() + 1000 * MAX_CONVERSION_SECONDS
  const run = (image: Sharp) =>
    image
      .timeout({ seconds: Math.max(1, Math.ceil((deadline - performance.now()) / 1000)) })
      .toBuffer({ resolveWithObject: true })
  /** Renders the steps so far: within one pipeline libvips uses its own order, and keeps a grey picture's fill grey. */
  const renderSteps = async (image: Sharp) => {
    const { data, info } = await run(image.png({ compressionLevel: 0 }))
    return { image: sharp(data), size: info }
  }

  const inputOptions = { autoOrient: true, failOn: 'error', limitInputPixels: MAX_PIXELS } as const
  try {
    const original = (await sharp(bytes, inputOptions).metadata()).autoOrient
    const frame = frameImage(original, operations)
    if (frame === undefined)
      throw new ImageError(
        400,
        'The crop lies outside of the picture; expected corners within its width and height.',
      )
    return await withinDecodingLimit(original.width * original.height, () => convert(frame))
  } catch (error) {
    if (error instanceof ImageError) throw error
    throw new ImageError(
      422,
      'The picture cannot be read, has too many pixels or takes too long to convert; upload a smaller one, or save it again.',
      { cause: error },
    )
  }

  async function convert(frame: Frame): Promise<Uint8Array> {
    if (performance.now() > deadline) throw tooBusy()
    const background = backgroundOf(filters, format)
    let image = applyFrame(sharp(bytes, inputOptions), frame, operations)
    if (frame.canvas)
      image = (await renderSteps(image)).image.extend({ ...margins(frame), background })
    image = adjustColours(image, filters)
    if (filters.rotate) image = (await renderSteps(image)).image.rotate(filters.rotate)
    if (filters.round_corner) {
      const transparent = filters.round_corner.isTransparent && format !== 'jpeg'
      const square = await renderSteps(image.ensureAlpha())
      const input = Buffer.from(cornerOverlay(filters.round_corner, square.size, transparent))
      const blend = transparent ? 'dest-in' : 'over'
      image = (await renderSteps(square.image.composite([{ input, blend }]))).image
    }
    if (format === 'jpeg') image = image.flatten({ background })
    return (await run(encode(image, format, filters.quality))).data
  }
}

function applyFrame(image: Sharp, frame: Frame, { size }: ImageOperations): Sharp {
  const { width, height, region, isSmartCrop } = frame
  const resized = image.extract(region).resize({
    width,
    height,
    ...(isSmartCrop ? { fit: 'cover', position: 'attention' } : { fit: 'fill' }),
  })
  if (size?.isFlippedX) resized.flop()
  if (size?.isFlippedY) resized.flip()
  return resized
}

function margins({ width, height, canvas = { width, height } }: Frame) {
  const left = Math.floor((canvas.width - width) / 2)
  const top = Math.floor((canvas.height - height) / 2)
  const right = canvas.width - width - left
  return { left, top, right, bottom: canvas.height - height - top }
}

function adjustColours(image: Sharp, filters: ImageFilters): Sharp {
  if (filters.grayscale) image.grayscale()
  if (filters.brightness) image.linear(1, filters.brightness * 2.55)
  const { radius = 0, sigma = radius === 0 ? 0 : 1 + radius / 2 } = filters.blur ?? {}
  return sigma < MIN_SIGMA ? image : image.blur(sigma)
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

function encode(image: Sharp, format: OutputFormat, requestedQuality: number | undefined): Sharp {
  const quality = (defaultQuality: number) => Math.max(1, requestedQuality ?? defaultQuality)
  switch (format) {
    case 'avif':
      // A higher effort makes it a few per cent smaller and takes three to eight times as long.
      return image.avif({ quality: quality(55), effort: 2 })
    case 'webp':
      return image.webp({ quality: quality(80), smartSubsample: true })
    case 'jpeg':
      return image.jpeg({ quality: quality(80), mozjpeg: true })
    case 'png':
      return image.png({ compressionLevel: 9 })
  }
}

/**
 * An SVG of the picture's size to composite onto it: with `isMask` the rounded area, outside of which the picture
 * becomes transparent; otherwise the four corners, filled with their colour.
 */
function cornerOverlay(
  corner: RoundCorner,
  { width, height }: { readonly width: number; readonly height: number },
  isMask: boolean,
): string {
  const rx = Math.min(corner.radiusX, width / 2)
  const ry = Math.min(corner.radiusY, height / 2)
  const arc = `A${rx} ${ry} 0 0 1`
  const inside =
    `M${rx} 0H${width - rx}${arc} ${width} ${ry}V${height - ry}${arc} ${width - rx} ${height}` +
    `H${rx}${arc} 0 ${height - ry}V${ry}${arc} ${rx} 0Z`
  const path = isMask ? inside : `M0 0H${width}V${height}H0Z${inside}`
  const fill = `rgb(${corner.red},${corner.green},${corner.blue})`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<path fill-rule="evenodd" fill="${fill}" d="${path}"/></svg>`
  )
}
