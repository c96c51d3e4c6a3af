import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A zip archive with empty entries of these names. */
export function archive(...names: readonly string[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const name of names.map((name) => Buffer.from(name))) {
    const localHeader = Buffer.alloc(30)
    localHeader.write('PK\u0003\u0004')
    localHeader.writeUInt16LE(name.length, 26)
    const directoryEntry = Buffer.alloc(46)
    directoryEntry.write('PK\u0001\u0002')
    directoryEntry.writeUInt16LE(name.length, 28)
    directoryEntry.writeUInt32LE(offset, 42)
    parts.push(localHeader, name)
    directory.push(directoryEntry, name)
    offset += localHeader.length + name.length
  }
  const endRecord = Buffer.alloc(22)
  endRecord.write('PK\u0005\u0006')
  endRecord.writeUInt16LE(names.length, 10)
  endRecord.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, ...directory, endRecord])
}

export const text = (words: string) => new TextEncoder().encode(words)

const canvas = { width: 40, height: 30, channels: 3, background: '#336699' } as const
const picture = () => sharp({ create: canvas })

export const jpeg = () => picture().jpeg().toBuffer()

/** A picture whose metadata has a description, a location and a rotation. */
export async function pictureWithMetadata(format: 'jpeg' | 'png' | 'webp'): Promise<Buffer> {
  const exif = {
    IFD0: { ImageDescription: 'SECRET-PLACE' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 28/1 38/1' },
  }
  return await picture().withExif(exif).withMetadata({ orientation: 6 }).toFormat(format).toBuffer()
}

/** The first half of a picture's file, whose last pixels are therefore missing. */
export async function truncatedPicture(format: 'jpeg' | 'png' | 'webp' | 'gif'): Promise<Buffer> {
  const size = { width: 200, height: 150, channels: 3 } as const
  const raw = Buffer.from(Array.from({ length: 200 * 150 * 3 }, (_, index) => (index * 7919) % 251))
  const whole = await sharp(raw, { raw: size }).toFormat(format).toBuffer()
  return whole.subarray(0, whole.length / 2)
}

/** A picture with the bytes of another file appended. */
export async function pictureFollowedBy(
  format: 'jpeg' | 'png' | 'gif',
  words: string,
): Promise<Buffer> {
  return Buffer.concat([await picture().toFormat(format).toBuffer(), text(words)])
}

/** A PNG of few bytes whose header claims this size. */
export function pngClaimingSize(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(1000)))]
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts, chunk('IEND')])
}

function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}

export const svg = (inside: string, before = '') =>
  text(
    `${before}<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4">${inside}<path d="M0 0h8"/></svg>`,
  )
