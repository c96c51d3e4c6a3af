import type { ReactNode } from 'react'
import { type BlockViewProps, view } from '../../rendering/block-view.ts'
import { usePage } from '../../rendering/page-view.ts'
import { BlockHead } from '../../ui/block-head/block-head.tsx'
import { CATEGORIES } from '../../visit/consent-record.ts'

export const consentChoicesView = view<'consent-choices'>(ConsentChoicesView)

/**
 * Every category with a box to tick, and what it means. The fields are shut until the script has filled in what
 * was chosen before; without script nothing is ever stored, and the block says so. A site without a tag manager
 * asks about films alone.
 */
function ConsentChoicesView(props: BlockViewProps<'consent-choices'>): ReactNode {
  const { block, headingLevel } = props
  const { messages, tagManagerId } = usePage()
  const { consent } = messages
  const hasTags = tagManagerId !== undefined
  const asked = hasTags ? CATEGORIES : (['media'] as const)
  const heading = block.heading ?? consent.heading
  return (
    <div className="consent-choices-sheet container">
      <BlockHead {...block} heading={heading} level={headingLevel} text="under" />
      <noscript>
        <p className="consent-choices-note">{consent.withoutScript}</p>
      </noscript>
      {!hasTags && <p className="consent-choices-note">{consent.noTags}</p>}
      <form data-enhance="consent-choices" data-when="load">
        <fieldset className="consent-choices-fields" disabled>
          <legend className="visually-hidden">{heading}</legend>
          <Choice id={`${block.uid}-necessary`} label={consent.necessary}>
            {consent.necessaryText}
          </Choice>
          {asked.map((category) => (
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
            {hasTags && (
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
  /** Left out of what cannot be chosen: it is always on. */
  readonly name?: string
  readonly label: string
  readonly children: string
}

function Choice({ id, name, label, children }: ChoiceProps): ReactNode {
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
