import { MOST_PIXELS } from './decoding-room.ts'
import { loadSharp } from './load-sharp.ts'

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
