import { brand } from 'virtual:brand'
import type { Assessment } from '@prospectus/content/schema/stories/assessment'
import type { ReactNode } from 'react'
import { ResultSheet } from './result-sheet.tsx'
import { type Answers, score } from './scoring.ts'
import type { AssessmentWords } from './words.ts'

interface ResultPageProps {
  readonly title: string
  readonly assessment: Assessment
  readonly answers: Answers
  readonly words: AssessmentWords
  readonly embedded: boolean
  /** Absolute: of this result on a page of its own. */
  readonly address: string
  readonly siteUrl: string
  readonly changeHref: string
  readonly againHref: string
}

/** The result: where one stands, the drawn sheet, and what to do next, the weakest dimension first. */
export function ResultPage(props: ResultPageProps): ReactNode {
  const { title, assessment, answers, words, embedded, address, siteUrl } = props
  const result = score(assessment, answers)
  const { band, first, dimensions } = result
  const steps = [...dimensions].sort((a, b) => a.points / a.of - b.points / b.of)
  return (
    <main>
      {!embedded && (
        <p className="result-of">
          <a href={siteUrl}>{brand.name}</a> · {title}
        </p>
      )}
      <p className="eyebrow">{words.points(result.points, result.of)}</p>
      <h1 className="result-band">{band?.name ?? title}</h1>
      {band !== undefined && <p className="lede">{band.description}</p>}
      <ResultSheet score={result} words={words} bands={assessment.bands.map(({ from }) => from)} />
      <h2 className="result-heading">{words.nextSteps}</h2>
      <ol className="result-steps">
        {steps.map((step) => (
          <li key={step.dimension.uid}>
            <h3>
              {step.dimension.name}{' '}
              <span className="result-points">{words.points(step.points, step.of)}</span>
              {step === first && <span className="result-first">{words.first}</span>}
            </h3>
            <p>{step.next}</p>
          </li>
        ))}
      </ol>
      <section className="result-keep" aria-labelledby="keep">
        <h2 id="keep" className="result-heading">
          {words.keep}
        </h2>
        <p>{words.keepHelp}</p>
        <p className="result-address">
          <a href={address} {...(embedded && { target: '_blank' })}>
            {address}
          </a>
        </p>
        <p className="assessment-moves page-only">
          <a className="button button-secondary" href={props.changeHref}>
            {words.change}
          </a>
          <a className="button button-text" href={props.againHref}>
            <span className="button-label">{words.again}</span>
          </a>
        </p>
      </section>
    </main>
  )
}
