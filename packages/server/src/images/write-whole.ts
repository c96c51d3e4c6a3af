import { randomUUID } from 'node:crypto'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'

/** A file that is being written beside its place, and is not there before it is whole. Rejects when the disk does. */
export interface Draft {
  readonly write: (bytes: Uint8Array) => Promise<void>
  /** Makes it safe against a power cut and moves it to its place. */
  readonly finish: (file: string) => Promise<void>
  /** Deletes what is not finished; may be called in every case. */
  readonly discard: () => Promise<void>
}

/** What a draft's name ends with, so that those a crash left behind can be told. */
export const DRAFT_ENDING = '.tmp'

/** A draft in the folder of `place`, an absolute path that its name begins with. */
export function createDraft(place: string): Draft {
  const draft = `${place}.${randomUUID()}${DRAFT_ENDING}`
  let opening: Promise<FileHandle> | undefined
  const opened = () => {
    opening ??= open(draft, 'wx')
    return opening
  }
  return {
    write: async (bytes) => (await opened()).writeFile(bytes),
    finish: async (file) => {
      const handle = await opened()
      await handle.datasync()
      await handle.close()
      await rename(draft, file)
    },
    discard: async () => {
      // A handle that is closed already closes again without complaint.
      await opening?.then((handle) => handle.close()).catch(() => undefined)
      if (opening !== undefined) await rm(draft, { force: true }).catch(() => undefined)
    },
  }
}

/** Writes a file wholly or not at all. Rejects when the disk does. */
export async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const draft = createDraft(file)
  try {
    await draft.write(bytes)
    await draft.finish(file)
  } finally {
    await draft.discard()
  }
}
