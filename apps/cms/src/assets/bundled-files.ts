import { readdir } from 'node:fs/promises'
import { relative, sep } from 'node:path'
import { assetTypeOfName, mimeType } from '@prospectus/server/files/asset-type'

export interface BundledFile {
  /** `{W}x{H}/{hash}/{name}` (asset-addresses#addresses). */
  readonly path: string
  readonly name: string
  readonly contentType: string
}

/**
 * Returns a function that lists the files of served types at `{W}x{H}/{hash}/{name}` in a folder, sorted by name. The
 * folder is read once, on the first call; if it is missing or unreadable, the list is empty.
 */
export function createBundledFileLister(folder: string): () => Promise<readonly BundledFile[]> {
  let files: Promise<readonly BundledFile[]> | undefined
  return () => {
    files ??= readFolder(folder)
    return files
  }
}

async function readFolder(folder: string): Promise<readonly BundledFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.flatMap(({ name, parentPath }) => {
    const folders = relative(folder, parentPath).split(sep)
    const type = assetTypeOfName(name)
    return folders.length === 2 && type !== undefined
      ? [{ path: [...folders, name].join('/'), name, contentType: mimeType(type) }]
      : []
  })
  return files.sort((one, other) => (one.name < other.name ? -1 : 1))
}
