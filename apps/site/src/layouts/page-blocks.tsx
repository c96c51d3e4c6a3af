import { isBlock } from '@prospectus/content/schema/blocks/all-blocks'
import type { BlockOrIssue } from '@prospectus/content/schema/context/nested-block'
import { Fragment, type ReactNode } from 'react'
import { viewOf } from '../blocks/views.ts'
import { type PageView, usePage } from '../rendering/page-view.ts'
import { type RenderScope, useRenderScope } from '../rendering/render-scope.ts'
import { useDrawingFinder } from '../ui/drawing/drawing.tsx'
import { PageFigure } from '../ui/page-figure/page-figure.tsx'
import { PageTitle } from '../ui/page-title/page-title.tsx'
import { type RenderedBlock, renderBlock } from './blocks.tsx'

/** Number of blocks that are assumed to fill the first screen. */
const BLOCKS_ON_FIRST_SCREEN = 2

interface PageBlocksProps {
  readonly blocks: readonly BlockOrIssue[]
  /** Title of the page unless the first visible block titles it. */
  readonly name: string
  /** Name of the drawing for a first block without a picture (DATA-2). */
  readonly graphic: string | undefined
}

/** A page's blocks under one `h1` (HEAD-1): that of the first visible block if it has one, else the page's name. */
export function PageBlocks({ blocks, name, graphic }: PageBlocksProps): ReactNode {
  const findDrawing = useDrawingFinder()
  const { rendered, firstVisibleIndex } = renderInOrder(blocks, usePage(), useRenderScope())
  const isTitled = firstVisibleIndex >= 0 && canTitlePage(blocks[firstVisibleIndex])
  const drawing = rendered[firstVisibleIndex]?.hasPicture ? undefined : findDrawing(graphic)
  return (
    <>
      {!isTitled && <PageTitle heading={name} drawing={drawing} />}
      {rendered.map(({ node }, index) => (
        <Fragment key={`${blocks[index]?.uid}-${index}`}>
          {node}
          {isTitled && index === firstVisibleIndex && drawing !== undefined && (
            <PageFigure drawing={drawing} />
          )}
        </Fragment>
      ))}
    </>
  )
}

/** Renders the blocks; `firstVisibleIndex` is the index of the first visible one, or -1. */
function renderInOrder(
  blocks: readonly BlockOrIssue[],
  page: PageView,
  scope: RenderScope,
): { readonly rendered: readonly RenderedBlock[]; readonly firstVisibleIndex: number } {
  const visibleIndexes: number[] = []
  const rendered = blocks.map((block, index) => {
    const headingLevel = visibleIndexes.length === 0 && canTitlePage(block) ? 1 : 2
    const isBelowFold = visibleIndexes.length >= BLOCKS_ON_FIRST_SCREEN
    const result = renderBlock(block, { page, scope, headingLevel, isBelowFold })
    if (isVisible(result.visibleHtml)) visibleIndexes.push(index)
    return result
  })
  return { rendered, firstVisibleIndex: visibleIndexes[0] ?? -1 }
}

/** True if the HTML has text, or an element such as a picture or field; scripts and templates do not count. */
function isVisible(html: string): boolean {
  if (/<(?:img|svg|video|audio|iframe|input|hr)\b/.test(html)) return true
  if (STARTS_WITH_TEXT.test(html)) return true
  const text = html.replace(/<(script|template)\b[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, '')
  return text.trim() !== ''
}

/** Matches HTML in which only tags precede a text. Most blocks match, so their remaining HTML is not scanned. */
const STARTS_WITH_TEXT = /^(?:\s*<(?!script|template)[^>]*>)*\s*[^<\s]/

function canTitlePage(block: BlockOrIssue | undefined): boolean {
  if (block === undefined || !isBlock(block)) return false
  const { titlesPage } = viewOf(block.component)
  if (titlesPage !== 'if-headed') return titlesPage === true
  return 'heading' in block && block.heading !== undefined
}
