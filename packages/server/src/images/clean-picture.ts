import { inDecodingRoom, loadSharp, MOST_PIXELS } from './decoding-room.ts'

/**
 * A picture of pixels without what its camera noted, such as where it was taken. One that notes nothing comes
 * back byte for byte; of another the pixels are stored again, upright, at a quality that nobody can tell from
 * the original. Undefined for bytes that are not a whole picture.
 */
export async function cleanPicture(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const sharp = await loadSharp()
  try {
    const limits = { limitInputPixels: MOST_PIXELS, failOn: 'error' } as const
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
      // Reads all of it, which is how a picture that was cut off is found.
      const all = sharp(bytes, { ...limits, sequentialRead: true })
        .resize(8)
        .raw()
      await inDecodingRoom(width * height, () => all.toBuffer())
      return bytes
    }
    const options = { quality: 95, chromaSubsampling: '4:4:4' }
    const clean = sharp(bytes, { ...limits, autoOrient: true, animated: pages > 1 })
      .keepIccProfile()
      .toFormat(format === 'heif' ? 'avif' : format, options)
    return await inDecodingRoom(width * height * pages, () => clean.toBuffer())
  } catch {
    return undefined
  }
}

/**
 * How wide and high a picture is when it stands upright; undefined for bytes that are none, and for one that has too
 * many pixels to be converted.
 */
export async function pictureSize(
  bytes: Uint8Array,
): Promise<{ readonly width: number; readonly height: number } | undefined> {
  const sharp = await loadSharp()
  try {
    const { autoOrient } = await sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata()
    const { width, height } = autoOrient
    return width * height <= MOST_PIXELS ? { width, height } : undefined
  } catch {
    return undefined
  }
}
