import type { ReactNode } from 'react'

export interface FactLine {
  readonly label: string
  /** Undefined leaves out the line. */
  readonly value: ReactNode
}

/** Ruled lines of label and value. */
export function Facts({ facts }: { readonly facts: readonly FactLine[] }) {
  const shownFacts = facts.filter((fact) => fact.value !== undefined)
  if (shownFacts.length === 0) return null
  return (
    <dl className="facts">
      {shownFacts.map((fact) => (
        <div key={fact.label} className="facts-line">
          <dt className="small-label">{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}
