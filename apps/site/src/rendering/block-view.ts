import type { Block, BlockOfType, BlockType } from '@prospectus/content/schema/blocks/all-blocks'
import type { ReactNode } from 'react'
import type { PageView } from './page-view.ts'

export interface BlockViewProps<S extends BlockType, Data = undefined> {
  readonly block: BlockOfType<S>
  /** The result of `load`; undefined for blocks that only need their own fields. */
  readonly data: Data
  /** 1 when this block's heading is the page's `h1` (HEAD-1), else 2. */
  readonly headingLevel: 1 | 2
}

export interface BlockViewOptions {
  /** Its heading can be the page's `h1` when it is the first block: always, or when it has one. */
  readonly titlesPage?: boolean | 'with a heading'
  /** Inside a text it belongs to that text: it has its ground, and no space of its own (BLOCK-11). */
  readonly partOfText?: boolean
  /** It shows nothing, so it gets no section with a theme. */
  readonly bare?: boolean
}

/**
 * How a block becomes HTML. The `<section data-block="…">` around it, with its theme, is made by
 * `Blocks`; the view renders what is inside. Methods rather than function properties, so that a view
 * of one block can stand in the list of all views.
 */
export interface BlockView<S extends BlockType = BlockType, Data = unknown>
  extends BlockViewOptions {
  View(props: BlockViewProps<S, Data>): ReactNode
  /** Shapes the data that the view needs beyond the block's own fields. */
  load(block: BlockOfType<S>, page: PageView): Data
}

/** A view that needs nothing but its block's fields. */
export function view<S extends BlockType>(
  View: (props: BlockViewProps<S>) => ReactNode,
  options: BlockViewOptions = {},
): BlockView<S, undefined> {
  return { View, load: () => undefined, ...options }
}

/** A view whose data is shaped from the page's snapshot first. */
export function viewWithData<S extends BlockType, Data>(
  View: (props: BlockViewProps<S, Data>) => ReactNode,
  load: (block: BlockOfType<S>, page: PageView) => Data,
  options: BlockViewOptions = {},
): BlockView<S, Data> {
  return { View, load, ...options }
}

/** The list of views seen from a caller that does not know which block it holds. */
export type AnyBlockView = BlockView<Block['component'], unknown>
