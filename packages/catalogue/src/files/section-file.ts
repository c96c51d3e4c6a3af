import { open } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import { readAll, writeAll } from './body-file.ts'
import { DamagedSnapshotError } from './damaged-snapshot.ts'

/** A named run of bytes in a file of such runs, one behind the other. */
export interface Section {
  readonly name: string
  readonly bytes: number
  /** CRC-32. */
  readonly check: number
}

/** Writes sections to a new file, in the order given, and brings them to the disk. */
export async function writeSections(
  path: string,
  contents: Iterable<readonly [name: string, bytes: Uint8Array]>,
): Promise<readonly Section[]> {
  const file = await open(path, 'wx')
  try {
    const sections: Section[] = []
    for (const [name, bytes] of contents) {
      sections.push({ name, bytes: bytes.length, check: await checkInParts(bytes) })
      await writeAll(file, bytes)
    }
    await file.sync()
    return sections
  } finally {
    await file.close()
  }
}

/**
 * Reads the sections of a file one by one, in its order, each into memory of its own; other work has its
 * turn in between. Throws `DamagedSnapshotError` when one is not what was written.
 */
export async function* readSections(
  path: string,
  sections: readonly Section[],
): AsyncGenerator<readonly [name: string, bytes: Buffer<ArrayBuffer>]> {
  const file = await open(path, 'r')
  try {
    for (const { name, bytes, check } of sections) {
      const section = Buffer.from(new ArrayBuffer(bytes))
      const read = await readAll(file, section)
      if (read < bytes) throw new DamagedSnapshotError(path, `it ends within ${name}`)
      if ((await checkInParts(section)) !== check) {
        throw new DamagedSnapshotError(path, `${name} has changed`)
      }
      yield [name, section]
    }
  } finally {
    await file.close()
  }
}

/** CRC-32. Many megabytes would hold everything up if they were summed in one go. */
export async function checkInParts(bytes: Uint8Array): Promise<number> {
  let check = 0
  for (let start = 0; start < bytes.length; start += CHECKSUM_SLICE_BYTES) {
    check = crc32(bytes.subarray(start, start + CHECKSUM_SLICE_BYTES), check)
    await new Promise(setImmediate)
  }
  return check
}

const CHECKSUM_SLICE_BYTES = 4 << 20
