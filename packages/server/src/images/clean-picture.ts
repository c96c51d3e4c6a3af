import { loadSharp, MAX_PIXELS, withinDecodingLimit } from './decoding-limit.ts'

/**
 * Removes metadata, such as where a picture was taken. Re-encodes pictures with metadata, upright, at a quality that
 * looks like the original; returns others unchanged. Undefined for bytes that are not a complete picture, or have too
 * many pixels.
 */
export async function cleanPicture(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const sharp = await loadSharp()
  try {
    const limits = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const
    const {
      exif,
      xmp,
      iptc,
      format,
      pages = 1,
      width,
      height,
    } = await sharp(bytes, limits).metadata()
    if (exif === undefined && xmp === undefined && iptc === undefined) {
      // Decodes the whole picture, to detect a truncated one.
      const decoded = sharp(bytes, { ...limits, sequentialRead: true })
        .resize(8)
        .raw()
      await withinDecodingLimit(width * height, () => decoded.toBuffer())
      return bytes
    }
    const options = { quality: 95, chromaSubsampling: '4:4:4' }
    const clean = sharp(bytes, { ...limits, autoOrient: true, animated: pages > 1 })
      .keepIccProfile()
      // sharp reports AVIF as heif.
      .toFormat(format === 'heif' ? 'avif' : format, options)
    return await withinDecodingLimit(width * height * pages, () => clean.toBuffer())
  } catch {
    return undefined
  }
}

/** Size of a picture once upright; undefined for bytes that are no picture, or too many pixels to convert. */
export async function pictureSize(
  bytes: Uint8Array,
): Promise<{ readonly width: number; readonly height: number } | undefined> {
  const sharp = await loadSharp()
  try {
    const { autoOrient } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata()
    const { width, height } = autoOrient
    return width * height <= MAX_PIXELS ? { width, height } : undefined
  } catch {
    return undefined
  }
}
