import type { BlockType } from '@prospectus/content/schema/blocks/all-blocks'
import type { BlockView } from './block-view.ts'

/** What a package that a brand names adds to the site: the export `extension` of its `views`. */
export interface SiteExtension {
  /** A view for each of the blocks that it brings, by component name. */
  readonly views: { readonly [S in BlockType]?: BlockView<S> }
}
