import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'

/** The bytes of a packed file. Reading them throws what the disk throws, and for bytes that are not packed. */
export function unpacked(file: string): Readable {
  const unpack = createGunzip()
  createReadStream(file)
    .on('error', (error) => unpack.destroy(error))
    .pipe(unpack)
  return unpack
}

/**
 * The lines of a packed text. Only a line feed ends one: JSON leaves U+2028 and U+2029 as they are, which
 * `node:readline` would take for the end of a line.
 */
export async function* packedLines(file: string): AsyncGenerator<string> {
  let begun = ''
  for await (const text of unpacked(file).setEncoding('utf8')) {
    const lines = `${begun}${text}`.split('\n')
    begun = lines.pop() ?? ''
    yield* lines
  }
  if (begun !== '') yield begun
}
