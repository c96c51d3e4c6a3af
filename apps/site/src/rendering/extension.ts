import type { BlockType } from '@prospectus/content/schema/blocks/all-blocks'
import type { ReactNode } from 'react'
import type { BlockView } from './block-view.ts'
import type { PageView } from './page-view.ts'

/** What a package that a brand names adds to the site: the export `extension` of its `views`. */
export interface SiteExtension {
  /** A view for each of the blocks that it brings, and for those of the product that it shows in its own way. */
  readonly views: { readonly [S in BlockType]?: BlockView<S> }
  /** The drawings that blocks and the heads of pages can show. */
  readonly drawings: readonly Drawing[]
}

/** A drawing that editors choose by its name, made from what belongs to the page. */
export interface Drawing {
  /** As it is stored. */
  readonly name: string
  /** Whether the page has what it is made from. A page that lacks it keeps no place for the drawing. */
  readonly canDraw: (page: PageView) => boolean
  readonly View: (props: DrawingProps) => ReactNode
  /** It is framed by itself, as a phone is, and gets no window of a product around it. */
  readonly isFramed?: boolean
  /** What one sees in it, for the column of words beside it. */
  readonly Reading?: (props: Pick<DrawingProps, 'id'>) => ReactNode
  /** Whether its upper left is empty on this page, so that the words of an opening may reach into it. */
  readonly leavesCorner?: (page: PageView) => boolean
}

export interface DrawingProps {
  /** Unique on the page. */
  readonly id: string
  /** It is a screen in a product's window, where nothing moves. */
  readonly isScreen?: boolean
}
