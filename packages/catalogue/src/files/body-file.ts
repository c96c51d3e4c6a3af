import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import type { BodyStore } from '../snapshot/snapshot.ts'
import { DamagedSnapshotError } from './checked-files.ts'

/** End offset and CRC-32 of each body in a file; the first body starts at 0. */
export interface BodyTable {
  readonly ends: Float64Array
  readonly checksums: Uint32Array
}

/** Creates a file of bodies, with no separators between them. */
export async function createBodyFile(path: string) {
  const file = await open(path, 'wx')
  const ends: number[] = []
  const checksums: number[] = []
  let buffered: Buffer[] = []
  let bufferedBytes = 0
  let end = 0
  const flush = async () => {
    const bytes = Buffer.concat(buffered)
    buffered = []
    bufferedBytes = 0
    await file.appendFile(bytes)
  }
  return {
    append: async (body: string) => {
      const bytes = Buffer.from(body)
      end += bytes.length
      ends.push(end)
      checksums.push(crc32(bytes))
      buffered.push(bytes)
      bufferedBytes += bytes.length
      if (bufferedBytes >= WRITE_SLICE_BYTES) await flush()
    },
    finish: async (): Promise<BodyTable> => {
      await flush()
      await file.sync()
      return { ends: Float64Array.from(ends), checksums: Uint32Array.from(checksums) }
    },
    close: () => file.close(),
  }
}

/**
 * Opens a file of bodies, which can be read until `close`, even after its folder is deleted. Throws
 * `DamagedSnapshotError` if the file's size is wrong; `read` throws it if a body has changed.
 */
export function openBodyFile(path: string, { ends, checksums }: BodyTable): BodyStore {
  const file = openSync(path, 'r')
  const { size } = fstatSync(file)
  const expectedSize = ends.at(-1) ?? 0
  if (size !== expectedSize) {
    closeSync(file)
    throw new DamagedSnapshotError(path, `it has ${size} bytes; expected ${expectedSize}`)
  }
  let buffer = Buffer.allocUnsafe(64 * 1024)
  let closed = false
  return {
    read: (row) => {
      const end = ends[row]
      if (closed || end === undefined) {
        const reason = closed ? 'its file is closed' : 'its file has no such row'
        throw new Error(`The body of row ${row} cannot be read: ${reason}`)
      }
      const start = row === 0 ? 0 : (ends[row - 1] as number)
      const length = end - start
      if (length > buffer.length) buffer = Buffer.allocUnsafe(length * 2)
      for (let done = 0; done < length; ) {
        const count = readSync(file, buffer, done, length - done, start + done)
        if (count === 0)
          throw new DamagedSnapshotError(path, 'it was truncated after it was opened')
        done += count
      }
      const body = buffer.subarray(0, length)
      if (crc32(body) !== checksums[row]) {
        throw new DamagedSnapshotError(
          path,
          `the checksum of the body of row ${row} does not match`,
        )
      }
      return body.toString('utf8')
    },
    close: () => {
      if (!closed) closeSync(file)
      closed = true
    },
  }
}

const WRITE_SLICE_BYTES = 1 << 20
