import { randomUUID } from 'node:crypto'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'

/** A file written under a temporary name and renamed when complete, so that no reader meets half of it. Rejects on a disk error. */
export interface TemporaryFile {
  readonly write: (bytes: Uint8Array) => Promise<void>
  /** Syncs it to disk, so that it survives a power cut, and renames it. */
  readonly finish: (file: string) => Promise<void>
  /** Deletes an unfinished file; does nothing after `finish`. */
  readonly discard: () => Promise<void>
}

/** Suffix of temporary files, by which those that a crash left behind are recognised. */
export const TEMPORARY_ENDING = '.tmp'

/** A temporary file whose absolute path is `place` with a unique suffix; opened at the first write. */
export function createTemporaryFile(place: string): TemporaryFile {
  const temporary = `${place}.${randomUUID()}${TEMPORARY_ENDING}`
  let opening: Promise<FileHandle> | undefined
  const opened = () => {
    opening ??= open(temporary, 'wx')
    return opening
  }
  return {
    write: async (bytes) => (await opened()).writeFile(bytes),
    finish: async (file) => {
      const handle = await opened()
      await handle.datasync()
      await handle.close()
      await rename(temporary, file)
    },
    discard: async () => {
      // Closing a handle that is already closed is harmless.
      await opening?.then((handle) => handle.close()).catch(() => undefined)
      if (opening !== undefined) await rm(temporary, { force: true }).catch(() => undefined)
    },
  }
}

/** Writes a file completely or not at all. Rejects on a disk error. */
export async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const temporary = createTemporaryFile(file)
  try {
    await temporary.write(bytes)
    await temporary.finish(file)
  } finally {
    await temporary.discard()
  }
}
