import type { ReactNode } from 'react'
import { type BlockViewProps, viewWithData } from '../../rendering/block-view.ts'
import { contactWays } from '../../ui/embed-frame/contact-ways.ts'
import { FormColumns } from '../../ui/form-columns/form-columns.tsx'
import type { LinkListItem } from '../../ui/links/links.tsx'
import { RichTextView } from '../../ui/rich-text/rich-text.tsx'

export const contactFormView = viewWithData<'contact-form', readonly LinkListItem[]>(
  ContactFormView,
  (_block, page) => contactWays(page),
  { titlesPage: 'with a heading' },
)

type Props = BlockViewProps<'contact-form', readonly LinkListItem[]>

/** A form to write to us; what to expect stands before it, in a narrow column. */
function ContactFormView({ block, data, headingLevel }: Props): ReactNode {
  const { heading, description, form, theme } = block
  const Heading = `h${headingLevel}` as const
  return (
    <FormColumns
      className="contact-form-columns"
      form={form[0]}
      heading={heading}
      ways={data}
      theme={theme}
    >
      {heading !== undefined && <Heading className="contact-form-heading">{heading}</Heading>}
      <RichTextView content={description} size="short" />
    </FormColumns>
  )
}
