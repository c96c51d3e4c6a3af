import type { BlockType } from '@prospectus/content/schema/blocks/all-blocks'
import type { ReactNode } from 'react'
import type { BlockView } from './block-view.ts'
import type { PageView } from './page-view.ts'

/** Type of the export `extension` in an extension's module `views`. */
export interface SiteExtension {
  readonly views: { readonly [S in BlockType]?: BlockView<S> }
  /** Names of the query parameters that these views read. */
  readonly parameters: readonly string[]
  readonly drawings: readonly Drawing[]
  /** In the order in which the product lists them. */
  readonly screens: readonly ProductScreen[]
}

/**
 * A screen of the brand's product. The product window around it has its title, and marks its glyph among the others.
 */
export interface ProductScreen {
  readonly name: string
  /** SVG path data of a filled glyph, in a view box of 24 by 24. */
  readonly glyph: string
  readonly title: (lang: string) => string
}

/** A drawing that editors choose by name, made from the page's content. */
export interface Drawing {
  readonly name: string
  /** False if the page lacks the content; no space is reserved then. */
  readonly canDraw: (page: PageView) => boolean
  readonly View: (props: DrawingProps) => ReactNode
  /** True if it has a frame of its own, such as a phone's, so that it gets no product window around it. */
  readonly isFramed?: boolean
  /** Name of the product's screen that it shows. */
  readonly screen?: string
  /** Explains the drawing, in the column of text beside it. */
  readonly Reading?: (props: Pick<DrawingProps, 'id'>) => ReactNode
  /** True if its upper left is empty on this page, so that the opening's text may reach into it. */
  readonly leavesCorner?: (page: PageView) => boolean
}

export interface DrawingProps {
  readonly id: string
  /** True if it is shown in a product window, where nothing moves. */
  readonly isScreen?: boolean
}
