import type { ReactNode } from 'react'
import { type BlockViewProps, viewWithData } from '../../rendering/block-view.ts'
import { usePage } from '../../rendering/page-view.ts'
import { BlockHead } from '../../ui/block-head/block-head.tsx'
import { contactWays } from '../../ui/embed-frame/contact-ways.ts'
import { EmbeddedTool } from '../../ui/embed-frame/embed-frame.tsx'
import type { LinkListItem } from '../../ui/links/links.tsx'

export const assessmentToolView = viewWithData<'assessment-tool', readonly LinkListItem[]>(
  AssessmentToolView,
  (_block, page) => contactWays(page),
)

type Props = BlockViewProps<'assessment-tool', readonly LinkListItem[]>

/** A self-assessment, in the width of the page (EMBED-1). */
function AssessmentToolView({ block, data, headingLevel }: Props): ReactNode {
  const { embed } = usePage().messages
  return (
    <div className="container">
      <BlockHead {...block} level={headingLevel} />
      <EmbeddedTool
        src={block.url?.src}
        title={block.heading ?? embed.assessmentTitle}
        invalid={embed.assessmentInvalid}
        ways={data}
        theme={block.theme}
      />
    </div>
  )
}
