import { open, writeFile } from 'node:fs/promises'

/** Whether an error says that a file or folder is not there. */
export function isFileNotFound(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

/** Writes a new file and brings it to the disk. */
export async function writeSynced(path: string, contents: string | Uint8Array): Promise<void> {
  await writeFile(path, contents, { flag: 'wx', flush: true })
}

/** Brings to the disk which files a folder holds. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
