import type { OriginalAsset } from '@prospectus/server/images/asset-origin'

/** A file of a store, with the time of its last change where the store knows it. */
export interface StoredFile extends OriginalAsset {
  /** Milliseconds since 1970. */
  readonly modified: number | undefined
}

/** Where the bytes of files are found, by `{W}x{H}/{hash}/{name}`. */
export interface AssetSource {
  /** Undefined when there is no such file. Throws `OperatorFault` when the store cannot be asked. */
  readonly open: (path: string) => Promise<StoredFile | undefined>
}

/** Where uploaded files are kept. Every function throws `OperatorFault` when the store does not do it. */
export interface AssetStore extends AssetSource {
  /** Keeps a file: wholly, or not at all. */
  readonly put: (path: string, bytes: Uint8Array, contentType: string) => Promise<void>
  /** Does nothing when there is no such file. */
  readonly remove: (path: string) => Promise<void>
}
