import type { AssetStore } from './store/asset-store.ts'

/** What the management API needs to take files in and let them go. */
export interface AssetLibrary {
  readonly store: AssetStore
  /** Deletes the pictures that were made of the file at `{W}x{H}/{hash}/{name}`. */
  readonly dropPictures: (path: string) => Promise<void>
  /** The public origin that files are sent to. */
  readonly uploadOrigin: string
}
