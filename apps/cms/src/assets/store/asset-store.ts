import type { OriginalAsset } from '@prospectus/server/images/asset-origin'

export interface StoredFile extends OriginalAsset {
  /** Milliseconds since 1970. */
  readonly modifiedMs: number | undefined
}

export interface AssetSource {
  /** Undefined when the file does not exist. Throws `OperatorError` if a bucket fails, and any error of a disk. */
  readonly open: (path: string) => Promise<StoredFile | undefined>
}

/** A store of uploaded files. `put` and `remove` throw `OperatorError` on failure. */
export interface AssetStore extends AssetSource {
  /** Stores a file completely, or not at all. */
  readonly put: (path: string, bytes: Uint8Array, contentType: string) => Promise<void>
  readonly remove: (path: string) => Promise<void>
}

/** Opens a file in the first source that has it; undefined if no source has it. */
export async function openFirstAvailable(
  path: string,
  sources: readonly AssetSource[],
): Promise<StoredFile | undefined> {
  for (const source of sources) {
    const storedFile = await source.open(path)
    if (storedFile !== undefined) return storedFile
  }
  return undefined
}
