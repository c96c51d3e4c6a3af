import { type BlockViewProps, view } from '../../rendering/block-view.ts'
import { usePage } from '../../rendering/page-view.ts'
import { BlockHead } from '../../ui/block-head/block-head.tsx'
import { EmbeddedTool } from '../../ui/embed-frame/embed-frame.tsx'

export const assessmentToolView = view<'assessment-tool'>(AssessmentToolView)

/** A self-assessment across the page (EMBED-1). */
function AssessmentToolView({ block, headingLevel }: BlockViewProps<'assessment-tool'>) {
  const { embed } = usePage().messages
  return (
    <div className="container">
      <BlockHead {...block} level={headingLevel} />
      <EmbeddedTool
        src={block.url?.src}
        title={block.heading ?? embed.assessmentTitle}
        invalidText={embed.assessmentInvalid}
        theme={block.theme}
      />
    </div>
  )
}
