import { type BlockViewProps, view } from '../../rendering/block-view.ts'
import { BlockHead } from '../../ui/block-head/block-head.tsx'
import { HostedFormFrame } from '../../ui/embed-frame/embed-frame.tsx'

export const formView = view<'form'>(FormView)

/** A hosted form in a page (EMBED-3). */
function FormView({ block, headingLevel }: BlockViewProps<'form'>) {
  return (
    <div className="container">
      <BlockHead {...block} level={headingLevel} isDescriptionBelow />
      <div className="form-form">
        <HostedFormFrame form={block.form[0]} heading={block.heading} theme={block.theme} />
      </div>
    </div>
  )
}
