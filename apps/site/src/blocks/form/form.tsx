import type { ReactNode } from 'react'
import { type BlockViewProps, viewWithData } from '../../rendering/block-view.ts'
import { BlockHead } from '../../ui/block-head/block-head.tsx'
import { contactWays } from '../../ui/embed-frame/contact-ways.ts'
import { HostedForm } from '../../ui/embed-frame/embed-frame.tsx'
import type { LinkListItem } from '../../ui/links/links.tsx'

export const formView = viewWithData<'form', readonly LinkListItem[]>(FormView, (_block, page) =>
  contactWays(page),
)

type Props = BlockViewProps<'form', readonly LinkListItem[]>

/** Any hosted form in the flow of a page (EMBED-3). */
function FormView({ block, data, headingLevel }: Props): ReactNode {
  return (
    <div className="container">
      <BlockHead {...block} level={headingLevel} text="under" />
      <div className="form-form">
        <HostedForm form={block.form[0]} heading={block.heading} ways={data} theme={block.theme} />
      </div>
    </div>
  )
}
