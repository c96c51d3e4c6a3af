import type { RichText } from '@prospectus/content/schema/rich-text/rich-text'
import type { ReactNode } from 'react'
import { type FactLine, Facts } from '../../ui/facts/facts.tsx'
import { PageTitle } from '../../ui/page-title/page-title.tsx'
import { RichTextView } from '../../ui/rich-text/rich-text.tsx'

interface EntityPageProps {
  /** The entity's name, above a heading that does not contain it. */
  readonly label?: string | undefined
  readonly heading: string
  readonly text: string | undefined
  readonly body: RichText | undefined
  readonly picture?: ReactNode
  readonly facts?: readonly FactLine[]

  readonly factsLabel?: string
  readonly aside?: ReactNode
}

/** An entity's page: its text, and picture and facts beside it (BLOCK-1). */
export function EntityPage(props: EntityPageProps): ReactNode {
  const { facts = [], factsLabel, picture, aside } = props
  const hasFacts = facts.some((fact) => fact.value !== undefined)
  return (
    <div className="entity-page">
      <PageTitle label={props.label} heading={props.heading} text={props.text} />
      <div className="entity-page-columns container">
        <div className="entity-page-side">
          {picture}
          {hasFacts && factsLabel !== undefined && (
            <h2 className="entity-page-label">{factsLabel}</h2>
          )}
          <Facts facts={facts} />
          {aside}
        </div>
        <div className="entity-page-body">
          <RichTextView content={props.body} />
        </div>
      </div>
    </div>
  )
}
