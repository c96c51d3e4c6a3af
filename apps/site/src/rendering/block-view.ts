import type { Block, BlockOfType, BlockType } from '@prospectus/content/schema/blocks/all-blocks'
import type { ReactNode } from 'react'
import type { PageView } from './page-view.ts'

export interface BlockViewProps<S extends BlockType, Data = undefined> {
  readonly block: BlockOfType<S>
  /** The result of `load`; undefined without one. */
  readonly data: Data
  /** 1 when this block's heading is the page's `h1` (HEAD-1), else 2. */
  readonly headingLevel: 1 | 2
}

interface BlockViewOptions {
  /** Whether its heading can be the page's `h1` when it is the first block. */
  readonly titlesPage?: boolean | 'with a heading'
  /** Inside a text it has the theme of that text, and no space of its own (BLOCK-11). */
  readonly partOfText?: boolean
  /** It shows nothing, so it gets no section with a theme. */
  readonly bare?: boolean
}

/**
 * Renders a block inside the `<section data-block="…">` that `Blocks` makes. Methods rather than function properties, so
 * that a view of one block can be in the list of all views.
 */
export interface BlockView<S extends BlockType = BlockType, Data = unknown>
  extends BlockViewOptions {
  View(props: BlockViewProps<S, Data>): ReactNode
  /** Prepares the data beyond the block's own fields. */
  load(block: BlockOfType<S>, page: PageView): Data
}

export function view<S extends BlockType>(
  View: (props: BlockViewProps<S>) => ReactNode,
  options: BlockViewOptions = {},
): BlockView<S, undefined> {
  return { View, load: () => undefined, ...options }
}

/** A view with data from the page's snapshot. */
export function viewWithData<S extends BlockType, Data>(
  View: (props: BlockViewProps<S, Data>) => ReactNode,
  load: (block: BlockOfType<S>, page: PageView) => Data,
  options: BlockViewOptions = {},
): BlockView<S, Data> {
  return { View, load, ...options }
}

/** A view of an unknown block. */
export type AnyBlockView = BlockView<Block['component'], unknown>
