import { isBlock } from '@prospectus/content/schema/blocks/all-blocks'
import type { BlockOrIssue } from '@prospectus/content/schema/context/nested-block'
import { Fragment, type ReactNode } from 'react'
import { viewOf } from '../blocks/views.ts'
import { type PageView, usePage } from '../rendering/page-view.ts'
import { type RenderScope, useRenderScope } from '../rendering/render-scope.ts'
import { useDrawing } from '../ui/drawing/drawing.tsx'
import { PageFigure } from '../ui/page-figure/page-figure.tsx'
import { PageTitle } from '../ui/page-title/page-title.tsx'
import { type RenderedBlock, renderBlock } from './blocks.tsx'

/** This many blocks of any kind fill a screen. */
const FIRST_SCREEN = 2

interface PageBlocksProps {
  readonly blocks: readonly BlockOrIssue[]
  /** The title if the first block has none. */
  readonly name: string
  /** For a first block without a picture (DATA-2). */
  readonly graphic: string | undefined
}

/** A page's blocks under one `h1` (HEAD-1): that of the first visible block if it has one, else the page's name. */
export function PageBlocks({ blocks, name, graphic }: PageBlocksProps): ReactNode {
  const drawingNamed = useDrawing()
  const { rendered, first } = renderInOrder(blocks, usePage(), useRenderScope())
  const isTitled = first >= 0 && canTitlePage(blocks[first])
  const drawing = rendered[first]?.bringsPicture ? undefined : drawingNamed(graphic)
  return (
    <>
      {!isTitled && <PageTitle heading={name} drawing={drawing} />}
      {rendered.map(({ node }, index) => (
        <Fragment key={`${blocks[index]?.uid}-${index}`}>
          {node}
          {isTitled && index === first && drawing !== undefined && <PageFigure drawing={drawing} />}
        </Fragment>
      ))}
    </>
  )
}

/** `first` is the index of the first visible block, or -1. */
function renderInOrder(
  blocks: readonly BlockOrIssue[],
  page: PageView,
  scope: RenderScope,
): { readonly rendered: readonly RenderedBlock[]; readonly first: number } {
  const shown: number[] = []
  const rendered = blocks.map((block, index) => {
    const headingLevel = shown.length === 0 && canTitlePage(block) ? 1 : 2
    const isBelowFold = shown.length >= FIRST_SCREEN
    const result = renderBlock(block, { page, scope, headingLevel, isBelowFold })
    if (isVisible(result.visible)) shown.push(index)
    return result
  })
  return { rendered, first: shown[0] ?? -1 }
}

/** True for text, or an element that needs none; false for scripts, templates and empty boxes. */
function isVisible(html: string): boolean {
  if (/<(?:img|svg|video|audio|iframe|input|hr)\b/.test(html)) return true
  if (TEXT_FIRST.test(html)) return true
  const text = html.replace(/<(script|template)\b[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, '')
  return text.trim() !== ''
}

/** Matches text after nothing but tags, the usual start of a block, so that the rest is not scanned. */
const TEXT_FIRST = /^(?:\s*<(?!script|template)[^>]*>)*\s*[^<\s]/

function canTitlePage(block: BlockOrIssue | undefined): boolean {
  if (block === undefined || !isBlock(block)) return false
  const { titlesPage } = viewOf(block.component)
  if (titlesPage !== 'with a heading') return titlesPage === true
  return 'heading' in block && block.heading !== undefined
}
