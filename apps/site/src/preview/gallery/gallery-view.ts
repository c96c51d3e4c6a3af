import type { BlockType } from '@prospectus/content/schema/blocks/all-blocks'
import type { Theme } from '@prospectus/content/schema/blocks/block-settings'

/** One block, or all; one theme, or every one. */
export interface GalleryView {
  readonly blockType: BlockType | undefined
  readonly theme: Theme | undefined
}
