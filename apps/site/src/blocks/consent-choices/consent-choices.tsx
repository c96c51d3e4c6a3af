import { type BlockViewProps, view } from '../../rendering/block-view.ts'
import { usePage } from '../../rendering/page-view.ts'
import { BlockHead } from '../../ui/block-head/block-head.tsx'
import { CATEGORIES } from '../../visit/consent-record.ts'

export const consentChoicesView = view<'consent-choices'>(ConsentChoicesView)

/**
 * A form for the visitor's decisions on consent. Its fields are disabled until the enhancer has filled in earlier
 * decisions: without script nothing is stored, and the block says so. Without a tag manager only videos need consent.
 */
function ConsentChoicesView(props: BlockViewProps<'consent-choices'>) {
  const { block, headingLevel } = props
  const { messages, tagManagerId } = usePage()
  const { consent } = messages
  const hasTagManager = tagManagerId !== undefined
  const categories = hasTagManager ? CATEGORIES : (['media'] as const)
  const heading = block.heading ?? consent.heading
  return (
    <div className="consent-choices-sheet container">
      <BlockHead {...block} heading={heading} level={headingLevel} isDescriptionBelow />
      <noscript>
        <p className="consent-choices-note">{consent.withoutScript}</p>
      </noscript>
      {!hasTagManager && <p className="consent-choices-note">{consent.noTags}</p>}
      <form data-enhance="consent-choices" data-when="load">
        <fieldset className="consent-choices-fields" disabled>
          <legend className="visually-hidden">{heading}</legend>
          <Choice id={`${block.uid}-necessary`} label={consent.necessary}>
            {consent.necessaryText}
          </Choice>
          {categories.map((category) => (
            <Choice
              key={category}
              id={`${block.uid}-${category}`}
              name={category}
              label={consent[category]}
            >
              {consent[`${category}Text`]}
            </Choice>
          ))}
          <div className="consent-choices-keys">
            <button type="submit" className="button button-primary">
              {consent.save}
            </button>
            {hasTagManager && (
              <>
                <button type="submit" className="button button-secondary" value="accept">
                  {consent.accept}
                </button>
                <button type="submit" className="button button-secondary" value="reject">
                  {consent.reject}
                </button>
              </>
            )}
          </div>
        </fieldset>
        <p className="consent-choices-saved" role="status">
          <span data-part="saved" hidden>
            {consent.saved}
          </span>
        </p>
      </form>
    </div>
  )
}

interface ChoiceProps {
  readonly id: string
  /** Undefined for the category that is always on. */
  readonly name?: string
  readonly label: string
  readonly children: string
}

function Choice({ id, name, label, children }: ChoiceProps) {
  return (
    <div className="consent-choices-choice">
      <input
        type="checkbox"
        id={id}
        name={name}
        aria-describedby={`${id}-text`}
        defaultChecked={name === undefined}
        disabled={name === undefined}
      />
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-text`}>{children}</p>
    </div>
  )
}
