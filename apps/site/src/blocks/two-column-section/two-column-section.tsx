import { type BlockViewProps, view } from '../../rendering/block-view.ts'
import { HostedFormFrame } from '../../ui/embed-frame/embed-frame.tsx'
import { RichTextView } from '../../ui/rich-text/rich-text.tsx'

export const twoColumnSectionView = view<'two-column-section'>(TwoColumnSectionView, {
  titlesPage: 'if-headed',
})

/** Running text with a lead form on the side set by `direction` (BLOCK-2, BLOCK-2a). */
function TwoColumnSectionView({ block, headingLevel }: BlockViewProps<'two-column-section'>) {
  const { heading, body, form, direction = 'right' } = block
  const Heading = `h${headingLevel}` as const
  return (
    <div
      className={`two-column-section-columns twelve-columns two-column-section-${direction} container`}
    >
      <div className="two-column-section-words">
        {heading !== undefined && (
          <Heading className="two-column-section-heading">{heading}</Heading>
        )}
        <RichTextView content={body} />
      </div>
      <div className="two-column-section-form">
        <HostedFormFrame form={form[0]} heading={heading} theme={block.theme} />
      </div>
    </div>
  )
}
