import { type BlockViewProps, view } from '../../rendering/block-view.ts'
import { FormColumns } from '../../ui/form-columns/form-columns.tsx'
import { RichTextView } from '../../ui/rich-text/rich-text.tsx'
import { withNonBreakingNumbersAndCompounds } from '../../ui/typography/no-breaks.tsx'

export const leadFormView = view<'lead-form'>(LeadFormView, { titlesPage: 'if-headed' })

/** A campaign's label and heading with a form (EMBED-3). */
function LeadFormView({ block, headingLevel }: BlockViewProps<'lead-form'>) {
  const { label, heading, description, form, theme } = block
  const Heading = `h${headingLevel}` as const
  return (
    <FormColumns className="lead-form-columns" form={form[0]} heading={heading} theme={theme}>
      {label !== undefined && <p className="eyebrow">{label}</p>}
      {heading !== undefined && (
        <Heading className="lead-form-heading">
          {withNonBreakingNumbersAndCompounds(heading)}
        </Heading>
      )}
      {description !== undefined && (
        <div className="lead-form-text">
          <RichTextView content={description} size="short" />
        </div>
      )}
    </FormColumns>
  )
}
