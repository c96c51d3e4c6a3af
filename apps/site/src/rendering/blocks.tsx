import type { Block } from '@prospectus/content/blocks/all-blocks'
import type { BlockOrFault, FaultyBlock } from '@prospectus/content/fields/read-context'
import type { ReactNode } from 'react'
import { viewOf } from '../blocks/views.ts'
import { BlockNotice } from '../ui/block-notice/block-notice.tsx'
import { PageTitle } from '../ui/page-title/page-title.tsx'
import { RenderBlockProvider } from '../ui/rich-text/render-block.ts'
import type { AnyBlockView } from './block-view.ts'
import { useContained } from './contained.tsx'
import { usePage } from './page-view.ts'
import { useRenderScope } from './render-scope.ts'

interface BlocksProps {
  readonly blocks: readonly BlockOrFault[]
  /** The first block's heading is the page's `h1` (HEAD-1). */
  readonly titled?: boolean
}

/** An ordered list of blocks; one that cannot be shown never takes another with it (DATA-4). */
export function Blocks({ blocks, titled = false }: BlocksProps): ReactNode {
  return blocks.map((block, index) => (
    <BlockOrNotice
      key={`${block.uid}-${index}`}
      block={block}
      headingLevel={titled && index === 0 ? 1 : 2}
    />
  ))
}

/** Whether the first of these blocks brings the page's `h1`. */
export function titlesPage(blocks: readonly BlockOrFault[]): boolean {
  const first = blocks[0]
  return first?.kind === 'block' && viewOf(first.component)?.titlesPage === true
}

interface BlockOrNoticeProps {
  readonly block: BlockOrFault
  readonly headingLevel: 1 | 2
}

function BlockOrNotice({ block, headingLevel }: BlockOrNoticeProps): ReactNode {
  if (block.kind === 'faulty') return <LeftOut fault={block} />

  const blockView = viewOf(block.component)
  if (blockView === undefined) {
    return <LeftOut fault={faulty(block, 'the site has no view for this block yet')} />
  }
  return <RenderedBlock block={block} blockView={blockView} headingLevel={headingLevel} />
}

interface RenderedBlockProps {
  readonly block: Block
  readonly blockView: AnyBlockView
  readonly headingLevel: 1 | 2
}

function RenderedBlock({ block, blockView, headingLevel }: RenderedBlockProps): ReactNode {
  const page = usePage()
  const { View, load, bare } = blockView
  const contained = useContained(() => (
    <RenderBlockProvider value={renderNested}>
      <View block={block} data={load(block, page)} headingLevel={headingLevel} />
    </RenderBlockProvider>
  ))
  if (!contained.ok) {
    return (
      <>
        {headingLevel === 1 && <PageTitle heading={page.story?.name ?? ''} />}
        <LeftOut fault={faulty(block, `its view failed: ${contained.reason}`)} />
      </>
    )
  }
  const inside = { __html: contained.html }
  const attributes = { 'data-block': block.component, ...page.editAttributes?.(block) }
  if (bare) {
    return contained.html === '' ? null : <div {...attributes} dangerouslySetInnerHTML={inside} />
  }
  const theme = ('theme' in block && block.theme) || 'light'
  return (
    <section
      className={`block ${block.component} theme-${theme}`}
      {...attributes}
      dangerouslySetInnerHTML={inside}
    />
  )
}

/** A block inside rich text or beside another. */
const renderNested = (block: BlockOrFault) => <BlockOrNotice block={block} headingLevel={2} />

function LeftOut({ fault }: { readonly fault: FaultyBlock }): ReactNode {
  useRenderScope().report(fault)
  return usePage().mode === 'preview' ? <BlockNotice fault={fault} /> : null
}

function faulty(block: { component: string; uid: string }, reason: string): FaultyBlock {
  return { kind: 'faulty', component: block.component, uid: block.uid, reason }
}
