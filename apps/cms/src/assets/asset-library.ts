import type { BundledFile } from './bundled-files.ts'
import type { AssetStore } from './store/asset-store.ts'

export interface AssetLibrary {
  readonly store: AssetStore
  /** Lists the files bundled with the content, which are served like uploaded ones. */
  readonly listBundledFiles: () => Promise<readonly BundledFile[]>
  /** Space id in the URLs of bundled files. */
  readonly bundledSpaceId: string
  /** Deletes all conversions of the file at `{W}x{H}/{hash}/{name}`. */
  readonly deleteConversions: (path: string) => Promise<void>
  /** Origin of the addresses that clients upload files to. */
  readonly uploadOrigin: string
}
