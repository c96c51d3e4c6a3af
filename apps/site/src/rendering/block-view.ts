import type { Block, BlockOfType, BlockType } from '@prospectus/content/schema/blocks/all-blocks'
import type { ReactNode } from 'react'
import type { PageView } from './page-view.ts'

export interface BlockViewProps<S extends BlockType, Data = undefined> {
  readonly block: BlockOfType<S>
  readonly data: Data
  /** 1 if this block's heading is the page's `h1` (HEAD-1), else 2. */
  readonly headingLevel: 1 | 2
}

interface BlockViewOptions {
  /** True if the block's heading can be the page's `h1`; `if-headed`: only if the editor gave it a heading. */
  readonly titlesPage?: boolean | 'if-headed'
  /** True if the block, inside a text, takes the text's theme and adds no spacing of its own (BLOCK-11). */
  readonly isPartOfText?: boolean
  /** True for a block of which visitors see nothing, which gets no section with a theme. */
  readonly isInvisible?: boolean
}

/**
 * Renders a block in its `<section data-block="…">`. `View` and `load` are methods, whose parameters TypeScript
 * compares less strictly, so that every view fits the list of all views.
 */
export interface BlockView<S extends BlockType = BlockType, Data = unknown>
  extends BlockViewOptions {
  View(props: BlockViewProps<S, Data>): ReactNode
  load(block: BlockOfType<S>, page: PageView): Data
}

/** Creates the view of a block that needs no data but its own. */
export function view<S extends BlockType>(
  View: (props: BlockViewProps<S>) => ReactNode,
  options: BlockViewOptions = {},
): BlockView<S, undefined> {
  return { View, load: () => undefined, ...options }
}

/** Creates the view of a block with data that `load` reads from the page before `View` is rendered. */
export function viewWithData<S extends BlockType, Data>(
  View: (props: BlockViewProps<S, Data>) => ReactNode,
  load: (block: BlockOfType<S>, page: PageView) => Data,
  options: BlockViewOptions = {},
): BlockView<S, Data> {
  return { View, load, ...options }
}

/** A view whose block type is not known statically. */
export type AnyBlockView = BlockView<Block['component'], unknown>
