import type { BundledFile } from './bundled-files.ts'
import type { AssetStore } from './store/asset-store.ts'

/** What the management API needs to take files in and let them go. */
export interface AssetLibrary {
  readonly store: AssetStore
  /** The files that came with the content, which are served like uploaded ones. */
  readonly bundled: () => Promise<readonly BundledFile[]>
  /** The id of a space that stands in the addresses of those. */
  readonly bundledSpaceId: string
  /** Deletes the pictures that were made of the file at `{W}x{H}/{hash}/{name}`. */
  readonly dropPictures: (path: string) => Promise<void>
  /** The public origin that files are sent to. */
  readonly uploadOrigin: string
}
