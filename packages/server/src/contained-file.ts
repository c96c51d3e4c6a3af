import { createReadStream } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { ByteRange } from './files/byte-range.ts'

export interface ContainedFile {
  /** Absolute path, links resolved. */
  readonly file: string
  /** Bytes. */
  readonly size: number
  /** Milliseconds since 1970. */
  readonly modifiedMs: number
}

/**
 * Finds the file at `path`, as decoded segments, below `folder`, never outside (ROUTE-3); undefined if it is missing or
 * may not be read. Throws when the disk fails.
 */
export async function findContainedFile(
  folder: string,
  path: readonly string[],
): Promise<ContainedFile | undefined> {
  try {
    const root = await realpath(folder)
    const file = await realpath(join(root, ...path))
    if (!file.startsWith(root + sep)) return undefined
    const stats = await stat(file)
    return stats.isFile() ? { file, size: stats.size, modifiedMs: stats.mtimeMs } : undefined
  } catch (error) {
    if (error instanceof Error && 'code' in error && ABSENT_CODES.has(String(error.code))) {
      return undefined
    }
    throw error
  }
}

/** Streams a file or a part of it. Opens it at the first read, and closes it when the reader cancels. */
export function streamFile(file: string, range?: ByteRange): ReadableStream<Uint8Array> {
  let chunks: AsyncIterator<Uint8Array> | undefined
  return new ReadableStream(
    {
      pull: async (controller) => {
        chunks ??= readFrom(file, range)[Symbol.asyncIterator]()
        const { done, value } = await chunks.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: async () => {
        await chunks?.return?.()
      },
    },
    { highWaterMark: 0 },
  )
}

function readFrom(file: string, range: ByteRange | undefined): AsyncIterable<Uint8Array> {
  return createReadStream(file, range && { start: range.first, end: range.last })
}

const ABSENT_CODES = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ELOOP', 'EACCES'])
