import type { ReactNode } from 'react'
import { type BlockViewProps, viewWithData } from '../../rendering/block-view.ts'
import { contactWays } from '../../ui/embed-frame/contact-ways.ts'
import { HostedForm } from '../../ui/embed-frame/embed-frame.tsx'
import type { LinkListItem } from '../../ui/links/links.tsx'
import { RichTextView } from '../../ui/rich-text/rich-text.tsx'

export const twoColumnSectionView = viewWithData<'two-column-section', readonly LinkListItem[]>(
  TwoColumnSectionView,
  (_block, page) => contactWays(page),
  { titlesPage: 'with a heading' },
)

type Props = BlockViewProps<'two-column-section', readonly LinkListItem[]>

/** Running text, and a lead form on the side that `direction` says (BLOCK-2, BLOCK-2a). */
function TwoColumnSectionView({ block, data, headingLevel }: Props): ReactNode {
  const { heading, body, form, direction = 'right' } = block
  const Heading = `h${headingLevel}` as const
  return (
    <div className={`two-column-section-columns two-column-section-${direction} container`}>
      <div className="two-column-section-words">
        {heading !== undefined && (
          <Heading className="two-column-section-heading">{heading}</Heading>
        )}
        <RichTextView content={body} />
      </div>
      <div className="two-column-section-form">
        <HostedForm form={form[0]} heading={heading} ways={data} theme={block.theme} />
      </div>
    </div>
  )
}
