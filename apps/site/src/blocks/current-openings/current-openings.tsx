import { type BlockViewProps, view } from '../../rendering/block-view.ts'
import { usePage } from '../../rendering/page-view.ts'
import { BlockHead } from '../../ui/block-head/block-head.tsx'
import { EmbeddedTool } from '../../ui/embed-frame/embed-frame.tsx'

export const currentOpeningsView = view<'current-openings'>(CurrentOpeningsView)

/** Open positions across the page (EMBED-1). */
function CurrentOpeningsView({ block, headingLevel }: BlockViewProps<'current-openings'>) {
  const { embed } = usePage().messages
  return (
    <div className="container">
      <BlockHead {...block} level={headingLevel} />
      <EmbeddedTool
        src={block.url?.src}
        title={block.heading ?? embed.openingsTitle}
        invalidText={embed.openingsInvalid}
        theme={block.theme}
      />
    </div>
  )
}
