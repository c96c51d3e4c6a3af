import { type Block, isBlock, isToolBlock } from '@prospectus/content/schema/blocks/all-blocks'
import type { BlockOrIssue, FaultyBlock } from '@prospectus/content/schema/context/nested-block'
import { Fragment, type ReactNode } from 'react'
import { viewOf } from '../blocks/views.ts'
import type { AnyBlockView } from '../rendering/block-view.ts'
import { foldMark } from '../rendering/fold.tsx'
import { markupOf } from '../rendering/markup.tsx'
import { type PageView, usePage } from '../rendering/page-view.ts'
import { type RenderScope, useRenderScope } from '../rendering/render-scope.ts'
import { BlockNotice } from '../ui/block-notice/block-notice.tsx'
import {
  RenderBlockProvider,
  type SurroundingText,
  SurroundingTextProvider,
} from '../ui/rich-text/render-block.ts'
import { DroppedContent } from './dropped-content.tsx'

interface BlocksProps {
  readonly blocks: readonly BlockOrIssue[]
  /** The text that the blocks are part of. */
  readonly text?: SurroundingText | undefined
}

/** Renders blocks so that a block that cannot be shown never affects the others (DATA-4). */
export function Blocks({ blocks, text }: BlocksProps): ReactNode {
  const page = usePage()
  const scope = useRenderScope()
  return blocks.map((block, index) => (
    <Fragment key={`${block.uid}-${index}`}>
      {renderBlock(block, { page, scope, headingLevel: 2, text }).node}
    </Fragment>
  ))
}

/** Renders the blocks that are inside texts and other blocks. */
export function NestedBlocksProvider({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <RenderBlockProvider value={(nested, text) => <Blocks blocks={[nested]} text={text} />}>
      {children}
    </RenderBlockProvider>
  )
}

interface BlockContext {
  readonly page: PageView
  readonly scope: RenderScope
  /** 1 if the block's heading is the page's `h1` (HEAD-1). */
  readonly headingLevel: 1 | 2
  readonly text?: SurroundingText | undefined
  /** True if the block starts below the first screen. */
  readonly isBelowFold?: boolean
}

export interface RenderedBlock {
  /** The block, or the notice in its place. */
  readonly node: ReactNode
  /** HTML that visitors see; '' if they see nothing of the block (structured data, a notice in preview). */
  readonly visibleHtml: string
  /** True if visitors see an image, video, chart or drawing in it. */
  readonly hasPicture: boolean
}

/** Renders a block, or in preview the notice in its place (DATA-4). */
export function renderBlock(block: BlockOrIssue, context: BlockContext): RenderedBlock {
  if (block.kind === 'faulty') return omitBlock(block, context)
  if (!isBlock(block)) {
    return omitBlock(faultyBlock(block, 'The site has no view for this block.'), context)
  }
  return renderWithView(block, viewOf(block.component), context)
}

function renderWithView(
  block: Block,
  blockView: AnyBlockView,
  context: BlockContext,
): RenderedBlock {
  const { page, scope, headingLevel, text, isBelowFold = false } = context
  const { View, load, isInvisible } = blockView
  let hasPicture = false
  const recordPicture = () => {
    hasPicture = true
    scope.recordPicture()
  }
  const isolated = renderIsolated(page, { ...scope, recordPicture }, () => (
    <NestedBlocksProvider>
      <SurroundingTextProvider value={text}>
        <View block={block} data={load(block, page)} headingLevel={headingLevel} />
      </SurroundingTextProvider>
    </NestedBlocksProvider>
  ))
  if (!isolated.ok)
    return omitBlock(faultyBlock(block, `Its view failed: ${isolated.reason}`), context)

  const { html } = isolated
  // In preview an empty block stays, so that it can be clicked and filled.
  if (html === '' && (isInvisible || page.mode === 'production')) return withoutVisibleHtml(null)
  const innerHtml = { __html: isBelowFold ? foldMark(page) + html : html }
  const attributes = {
    id: anchorOf(block, page),
    'data-block': block.component,
    ...page.editAttributes?.(block),
  }
  if (isInvisible) {
    return withoutVisibleHtml(<div {...attributes} dangerouslySetInnerHTML={innerHtml} />)
  }
  const node = (
    <>
      <section
        className={classesOf(block, blockView, text !== undefined)}
        {...attributes}
        dangerouslySetInnerHTML={innerHtml}
      />
      <DroppedContent issues={block.dropped} />
    </>
  )
  return { node, visibleHtml: html, hasPicture }
}

function withoutVisibleHtml(node: ReactNode): RenderedBlock {
  return { node, visibleHtml: '', hasPicture: false }
}

/** Id of the section: the component name, for the first tool of its kind on the page. */
function anchorOf(block: Block, { story }: PageView): string | undefined {
  if (!isToolBlock(block.component) || story?.content.kind !== 'page') return undefined
  const first = story.content.body.find(
    (other) => other.kind !== 'faulty' && other.component === block.component,
  )
  return first === block ? block.component : undefined
}

/** A block inside a text takes the text's theme and no section spacing, unless it has its own theme. */
function classesOf(block: Block, { isPartOfText }: AnyBlockView, isInText: boolean): string {
  const theme = 'theme' in block ? block.theme : undefined
  if (isInText && isPartOfText && theme === undefined) return block.component
  return `block ${block.component} theme-${theme ?? 'light'}`
}

function omitBlock(issue: FaultyBlock, { page, scope }: BlockContext): RenderedBlock {
  const { component, uid, reason, dropped } = issue
  scope.report({ component, uid, reason })
  return withoutVisibleHtml(
    <>
      {page.mode === 'preview' && <BlockNotice issue={issue} />}
      <DroppedContent issues={dropped} />
    </>,
  )
}

function faultyBlock(block: { component: string; uid: string }, reason: string): FaultyBlock {
  return { kind: 'faulty', component: block.component, uid: block.uid, reason, dropped: [] }
}

/** Renders a part of a page, so that an error loses only this part (DATA-4): React's server has no error boundaries. */
function renderIsolated(
  page: PageView,
  scope: RenderScope,
  render: () => ReactNode,
): { readonly ok: true; readonly html: string } | { readonly ok: false; readonly reason: string } {
  try {
    return { ok: true, html: markupOf(page, render(), scope) }
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : String(error) }
  }
}
