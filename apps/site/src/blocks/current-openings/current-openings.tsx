import type { ReactNode } from 'react'
import { type BlockViewProps, view } from '../../rendering/block-view.ts'
import { usePage } from '../../rendering/page-view.ts'
import { BlockHead } from '../../ui/block-head/block-head.tsx'
import { EmbeddedTool } from '../../ui/embed-frame/embed-frame.tsx'

export const currentOpeningsView = view<'current-openings'>(CurrentOpeningsView)

/** The list of open positions, as wide as the page: a list is scanned, not read (EMBED-1). */
function CurrentOpeningsView({
  block,
  headingLevel,
}: BlockViewProps<'current-openings'>): ReactNode {
  const { embed } = usePage().messages
  return (
    <div className="container">
      <BlockHead {...block} level={headingLevel} />
      <EmbeddedTool
        src={block.url?.src}
        title={block.heading ?? embed.openingsTitle}
        invalid={embed.openingsInvalid}
        theme={block.theme}
      />
    </div>
  )
}
