import { MOST_PIXELS } from './image-transform.ts'
import { loadSharp } from './load-sharp.ts'

/**
 * A picture of pixels without what its camera noted, such as where it was taken. One that notes nothing comes
 * back byte for byte; of another the pixels are stored again, upright, at a quality that nobody can tell from
 * the original. Undefined for bytes that are not a whole picture.
 */
export async function cleanPicture(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const sharp = await loadSharp()
  try {
    const limits = { limitInputPixels: MOST_PIXELS, failOn: 'error' } as const
    const { exif, xmp, iptc, format, pages = 1 } = await sharp(bytes, limits).metadata()
    if (exif === undefined && xmp === undefined && iptc === undefined) {
      // Reads all of it, which is how a picture that was cut off is found.
      await sharp(bytes, { ...limits, sequentialRead: true })
        .resize(8)
        .raw()
        .toBuffer()
      return bytes
    }
    const picture = sharp(bytes, { ...limits, autoOrient: true, animated: pages > 1 })
    const options = { quality: 95, chromaSubsampling: '4:4:4' }
    return await picture
      .keepIccProfile()
      .toFormat(format === 'heif' ? 'avif' : format, options)
      .toBuffer()
  } catch {
    return undefined
  }
}
