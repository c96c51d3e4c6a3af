import { type BlockViewProps, view } from '../../rendering/block-view.ts'
import { FormColumns } from '../../ui/form-columns/form-columns.tsx'
import { RichTextView } from '../../ui/rich-text/rich-text.tsx'

export const contactFormView = view<'contact-form'>(ContactFormView, {
  titlesPage: 'if-headed',
})

function ContactFormView({ block, headingLevel }: BlockViewProps<'contact-form'>) {
  const { heading, description, form, theme } = block
  const Heading = `h${headingLevel}` as const
  return (
    <FormColumns className="contact-form-columns" form={form[0]} heading={heading} theme={theme}>
      {heading !== undefined && <Heading className="contact-form-heading">{heading}</Heading>}
      <RichTextView content={description} size="short" />
    </FormColumns>
  )
}
