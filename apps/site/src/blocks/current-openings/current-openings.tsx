import type { ReactNode } from 'react'
import { type BlockViewProps, viewWithData } from '../../rendering/block-view.ts'
import { usePage } from '../../rendering/page-view.ts'
import { BlockHead } from '../../ui/block-head/block-head.tsx'
import { contactWays } from '../../ui/embed-frame/contact-ways.ts'
import { EmbeddedTool } from '../../ui/embed-frame/embed-frame.tsx'
import type { LinkListItem } from '../../ui/links/links.tsx'

export const currentOpeningsView = viewWithData<'current-openings', readonly LinkListItem[]>(
  CurrentOpeningsView,
  (_block, page) => contactWays(page),
)

type Props = BlockViewProps<'current-openings', readonly LinkListItem[]>

/** The list of open positions, as wide as the page: a list is scanned, not read (EMBED-1). */
function CurrentOpeningsView({ block, data, headingLevel }: Props): ReactNode {
  const { embed } = usePage().messages
  return (
    <div className="container">
      <BlockHead {...block} level={headingLevel} />
      <EmbeddedTool
        src={block.url?.src}
        title={block.heading ?? embed.openingsTitle}
        invalid={embed.openingsInvalid}
        ways={data}
        theme={block.theme}
      />
    </div>
  )
}
