import { createReadStream } from 'node:fs'
import { readFile, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { z } from 'zod'
import type { AssetOrigin, ByteRange, OriginalAsset } from './asset-origin.ts'

const spaceFile = z.object({ id: z.coerce.string() })
const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ELOOP', 'EACCES'])

/**
 * The files that come with the bundled catalogue: `f/{space}/{W}x{H}/{hash}/{name}` is
 * `assets/{W}x{H}/{hash}/{name}` in the content folder, when the space is that of its `space.json`
 * (CALL-6). Links out of the folder are not followed.
 */
export function createBundledAssets(contentDir: string): AssetOrigin {
  let known: string | undefined
  return {
    open: async (path) => {
      known ??= await readSpaceId(contentDir)
      const [, space, ...rest] = path.split('/')
      if (space !== known) return undefined
      return openFile(join(contentDir, 'assets'), rest)
    },
  }
}

async function readSpaceId(contentDir: string): Promise<string> {
  return spaceFile.parse(JSON.parse(await readFile(join(contentDir, 'space.json'), 'utf8'))).id
}

async function openFile(folder: string, path: readonly string[]) {
  try {
    const root = await realpath(folder)
    const file = await realpath(join(root, ...path))
    if (!file.startsWith(root + sep)) return undefined
    const found = await stat(file)
    return found.isFile() ? original(file, found.size, found.mtimeMs) : undefined
  } catch (error) {
    if (error instanceof Error && 'code' in error && ABSENT.has(String(error.code))) {
      return undefined
    }
    throw error
  }
}

function original(file: string, size: number, modified: number): OriginalAsset {
  return {
    size,
    // A folder's name holds a hash, but somebody drawing a picture anew must see the new one.
    identity: `${file.split(sep).slice(-3).join('/')}:${size}:${modified}`,
    stream: (range) => lazyStream(() => readFrom(file, range)),
  }
}

function readFrom(file: string, range: ByteRange | undefined): AsyncIterable<Uint8Array> {
  return createReadStream(file, range && { start: range.first, end: range.last })
}

/** Opens nothing before the first byte is wanted, and closes when the reader goes away. */
function lazyStream(open: () => AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  let chunks: AsyncIterator<Uint8Array> | undefined
  return new ReadableStream(
    {
      pull: async (controller) => {
        chunks ??= open()[Symbol.asyncIterator]()
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
