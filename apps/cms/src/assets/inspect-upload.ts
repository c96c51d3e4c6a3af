import {
  type AssetType,
  detectType,
  isRaster,
  mimeType,
  SNIFFED_BYTES,
  typeOfName,
} from '@prospectus/server/files/asset-type'
import { cleanPicture } from '@prospectus/server/images/clean-picture'
import { MOST_PIXELS } from '@prospectus/server/images/image-transform'
import { pictureSize } from '@prospectus/server/images/picture-size'
import { StorageFault } from '../database/storage-fault.ts'
import { sanitizeSvg } from './sanitize-svg.ts'

/** A file that may be kept and served. */
export interface InspectedFile {
  /** What was left of a drawing or picture after cleaning it. */
  readonly bytes: Uint8Array
  readonly contentType: string
  /** `{W}x{H}` of a picture, `x` of anything else (asset-addresses#addresses). */
  readonly size: string
}

/**
 * Decides by its bytes what an uploaded file is. Takes out of a drawing all that could run or load anything, and
 * out of a picture what its camera noted, such as where it was taken.
 *
 * @param name with the ending that it was uploaded with
 * @throws {StorageFault} for a kind of file that is not served, an empty one, one that is not what its ending
 *   says, and a picture that is broken or could never be converted
 */
export async function inspectUpload(name: string, bytes: Uint8Array): Promise<InspectedFile> {
  if (typeOfName(name) === undefined) {
    throw new StorageFault('invalid', `${name} is of no kind that is served; expected ${KINDS}.`)
  }
  if (bytes.length === 0) throw new StorageFault('invalid', `${name} is empty.`)
  const type = detectType(name, bytes.subarray(0, SNIFFED_BYTES))
  if (type === undefined) {
    throw new StorageFault('invalid', `The bytes of ${name} are not what its ending says.`)
  }
  if (type === 'svg') return await inspectDrawing(name, bytes)
  const contentType = mimeType(type)
  if (!isRaster(type)) return { bytes, contentType, size: 'x' }
  const size = await sizeOf(name, bytes)
  const clean = await cleanPicture(bytes)
  if (clean === undefined) throw broken(name)
  return { bytes: clean, contentType, size }
}

async function inspectDrawing(name: string, bytes: Uint8Array): Promise<InspectedFile> {
  if (bytes.length > LONGEST_DRAWING_BYTES) {
    const most = LONGEST_DRAWING_BYTES / 1024 / 1024
    throw new StorageFault('invalid', `${name} is too long; a drawing has at most ${most} MB.`)
  }
  const clean = Buffer.from(sanitizeSvg(new TextDecoder().decode(bytes)))
  if (detectType(name, clean.subarray(0, SNIFFED_BYTES)) !== 'svg') throw broken(name)
  const contentType = mimeType('svg')
  return { bytes: clean, contentType, size: await sizeOf(name, clean) }
}

async function sizeOf(name: string, bytes: Uint8Array): Promise<string> {
  const size = await pictureSize(bytes)
  if (size === undefined || Math.max(size.width, size.height) > LONGEST_SIDE_PX) throw broken(name)
  return `${size.width}x${size.height}`
}

function broken(name: string): StorageFault {
  const most = MOST_PIXELS / 1_000_000
  const message = `${name} cannot be read as a picture, or has more than ${most} million pixels.`
  return new StorageFault('invalid', message)
}

const ALLOWED: readonly AssetType[] = [
  ...(['png', 'jpeg', 'webp', 'avif', 'gif', 'svg'] as const),
  ...(['pdf', 'mp3', 'mp4', 'webm', 'vtt'] as const),
]
const KINDS = ALLOWED.join(', ')
const LONGEST_DRAWING_BYTES = 2 * 1024 * 1024
/** Five digits are what an address has room for. */
const LONGEST_SIDE_PX = 99_999
