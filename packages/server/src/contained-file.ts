import { createReadStream } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'

export interface ContainedFile {
  /** Absolute path, without links. */
  readonly file: string
  /** Bytes. */
  readonly size: number
  /** Milliseconds since 1970. */
  readonly modified: number
}

/** Places of bytes in a file, both included. */
interface Part {
  readonly first: number
  readonly last: number
}

/**
 * The file at `path` below `folder`, or undefined when there is none, or no folder. Whatever the path
 * and the links on its way, nothing outside of the folder is found (ROUTE-3).
 *
 * @param path decoded segments
 * @throws when the disk fails
 */
export async function findContainedFile(
  folder: string,
  path: readonly string[],
): Promise<ContainedFile | undefined> {
  try {
    const root = await realpath(folder)
    const file = await realpath(join(root, ...path))
    if (!file.startsWith(root + sep)) return undefined
    const found = await stat(file)
    return found.isFile() ? { file, size: found.size, modified: found.mtimeMs } : undefined
  } catch (error) {
    if (error instanceof Error && 'code' in error && ABSENT.has(String(error.code))) {
      return undefined
    }
    throw error
  }
}

/**
 * All bytes of a file, or a part of it. Nothing is opened before the first byte is wanted, and the
 * file is closed when the reader goes away.
 */
export function streamFile(file: string, part?: Part): ReadableStream<Uint8Array> {
  let chunks: AsyncIterator<Uint8Array> | undefined
  return new ReadableStream(
    {
      pull: async (controller) => {
        chunks ??= readFrom(file, part)[Symbol.asyncIterator]()
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

function readFrom(file: string, part: Part | undefined): AsyncIterable<Uint8Array> {
  return createReadStream(file, part && { start: part.first, end: part.last })
}

const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ELOOP', 'EACCES'])
