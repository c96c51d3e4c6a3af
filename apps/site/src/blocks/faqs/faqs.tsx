import { type BlockViewProps, view } from '../../rendering/block-view.ts'
import { elementId } from '../../rendering/element-id.ts'
import { BlockHead } from '../../ui/block-head/block-head.tsx'
import { RichTextView } from '../../ui/rich-text/rich-text.tsx'

export const faqsView = view<'faqs'>(FaqsView)

/** An exclusive accordion, the first question open (BLOCK-4): `details` with a shared name. */
function FaqsView({ block, headingLevel }: BlockViewProps<'faqs'>) {
  const Question = `h${block.heading === undefined ? 2 : 3}` as const
  return (
    <div className="faqs-columns twelve-columns container">
      <BlockHead {...block} level={headingLevel} isDescriptionBelow />
      <div className="faqs-entries">
        {block.entries.map((entry, index) => (
          <details
            key={entry.uid}
            className="faqs-entry"
            name={elementId('faqs', block.uid)}
            open={index === 0}
          >
            <summary className="faqs-question fold-sign">
              <Question className="faqs-title">{entry.title}</Question>
            </summary>
            <div className="faqs-answer">
              <RichTextView content={entry.description} />
            </div>
          </details>
        ))}
      </div>
    </div>
  )
}
