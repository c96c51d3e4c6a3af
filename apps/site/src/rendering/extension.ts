import type { BlockType } from '@prospectus/content/schema/blocks/all-blocks'
import type { ReactNode } from 'react'
import type { BlockView } from './block-view.ts'
import type { PageView } from './page-view.ts'

/** The export `extension` of the `views` of a package that a brand names. */
export interface SiteExtension {
  /** Views of its own blocks, and of blocks of the product that it overrides. */
  readonly views: { readonly [S in BlockType]?: BlockView<S> }
  /** For blocks and the heads of pages. */
  readonly drawings: readonly Drawing[]
}

/** A drawing that editors choose by name, made from the page's content. */
export interface Drawing {
  /** As it is stored. */
  readonly name: string
  /** False when the page lacks the content; then it keeps no place for the drawing. */
  readonly canDraw: (page: PageView) => boolean
  readonly View: (props: DrawingProps) => ReactNode
  /** Has a frame of its own, such as a phone's, and gets no product window around it. */
  readonly isFramed?: boolean
  /** A reading of it, for the column of text beside it. */
  readonly Reading?: (props: Pick<DrawingProps, 'id'>) => ReactNode
  /** Whether its upper left is empty on this page, so that the text of an opening may reach into it. */
  readonly leavesCorner?: (page: PageView) => boolean
}

export interface DrawingProps {
  /** Unique on the page. */
  readonly id: string
  /** Shown in a product window, where nothing moves. */
  readonly isScreen?: boolean
}
