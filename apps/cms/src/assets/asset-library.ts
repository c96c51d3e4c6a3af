import type { BundledFile } from './bundled-files.ts'
import type { AssetStore } from './store/asset-store.ts'

/** The dependencies of the management API for storing and deleting files. */
export interface AssetLibrary {
  readonly store: AssetStore
  /** Files bundled with the content, which are served like uploaded ones. */
  readonly bundled: () => Promise<readonly BundledFile[]>
  /** Id of the space in the addresses of bundled files. */
  readonly bundledSpaceId: string
  /** Deletes all conversions of the file at `{W}x{H}/{hash}/{name}`. */
  readonly dropPictures: (path: string) => Promise<void>
  /** The public origin for uploads. */
  readonly uploadOrigin: string
}
