import { brand } from 'virtual:brand'
import { formatMessage } from '@prospectus/content/messages/format-message'
import type { Assessment } from '@prospectus/content/schema/stories/assessment'
import type { ReactNode } from 'react'
import type { CmsMessages } from '../../messages/messages.ts'
import { type AssessmentAnswers, type Score, score } from './scoring.ts'

interface ResultPageProps {
  readonly title: string
  readonly assessment: Assessment
  readonly answers: AssessmentAnswers
  readonly messages: CmsMessages
  readonly isEmbedded: boolean
  /** Absolute URL of this result outside of frames. */
  readonly address: string
  readonly siteUrl: string
  readonly changeHref: string
  readonly restartHref: string
}

/** The result: the band, the chart, and next steps by dimension, the weakest first. */
export function ResultPage(props: ResultPageProps): ReactNode {
  const { title, assessment, answers, messages, isEmbedded, address, siteUrl } = props
  const result = score(assessment, answers)
  const { band, weakest, dimensions } = result
  const weakestFirst = [...dimensions].sort((a, b) => a.points / a.maximum - b.points / b.maximum)
  return (
    <main>
      {!isEmbedded && (
        <p className="result-of">
          <a href={siteUrl}>{brand.name}</a> · {title}
        </p>
      )}
      <p className="eyebrow">{formatPoints(result, messages)}</p>
      <h1 className="result-band">{band?.name ?? title}</h1>
      {band !== undefined && <p className="lede">{band.description}</p>}
      <ResultChart
        score={result}
        messages={messages}
        bandStarts={assessment.bands.map(({ from }) => from)}
      />
      <h2 className="result-heading">{messages.assessment.nextSteps}</h2>
      <ol className="result-steps">
        {weakestFirst.map((dimensionScore) => (
          <li key={dimensionScore.dimension.uid}>
            <h3>
              {dimensionScore.dimension.name}{' '}
              <span className="result-points">{formatPoints(dimensionScore, messages)}</span>
              {dimensionScore === weakest && (
                <span className="result-first">{messages.assessment.first}</span>
              )}
            </h3>
            <p>{dimensionScore.nextStep}</p>
          </li>
        ))}
      </ol>
      <section className="result-keep" aria-labelledby="keep">
        <h2 id="keep" className="result-heading">
          {messages.assessment.keep}
        </h2>
        <p>{messages.assessment.keepHelp}</p>
        <p className="result-address">
          <a href={address} {...(isEmbedded && { target: '_blank' })}>
            {address}
          </a>
        </p>
        <p className="assessment-moves page-only">
          <a className="button button-secondary" href={props.changeHref}>
            {messages.assessment.change}
          </a>
          <a className="button button-text" href={props.restartHref}>
            <span className="button-label">{messages.assessment.again}</span>
          </a>
        </p>
      </section>
    </main>
  )
}

interface ResultChartProps {
  readonly score: Score
  readonly messages: CmsMessages
  /** Points at which the bands of the total begin. */
  readonly bandStarts: readonly number[]
}

const ROW_HEIGHT = 62
const TOTAL_HEIGHT = 84

/** Chart of the total and each dimension, as rows with a needle. Widths in percent keep the text's size in print. */
export function ResultChart({ score, messages, bandStarts }: ResultChartProps): ReactNode {
  const { dimensions, points, maximum, weakest } = score
  return (
    <svg
      className="sheet"
      width="100%"
      height={TOTAL_HEIGHT + dimensions.length * ROW_HEIGHT}
      role="img"
      aria-label={[
        `${messages.assessment.total}: ${formatPoints({ points, maximum }, messages)}`,
        ...dimensions.map(
          (dimensionScore) =>
            `${dimensionScore.dimension.name}: ${formatPoints(dimensionScore, messages)}`,
        ),
      ].join('; ')}
    >
      <Row
        name={messages.assessment.total}
        points={formatPoints({ points, maximum }, messages)}
        share={points / maximum}
        ticks={[...bandStarts.map((from) => from / maximum), 1]}
        isTotal
      />
      {dimensions.map((dimensionScore, index) => (
        <g
          key={dimensionScore.dimension.uid}
          transform={`translate(0 ${TOTAL_HEIGHT + index * ROW_HEIGHT})`}
        >
          <Row
            name={dimensionScore.dimension.name}
            points={formatPoints(dimensionScore, messages)}
            share={dimensionScore.points / dimensionScore.maximum}
            ticks={Array.from(
              { length: dimensionScore.maximum + 1 },
              (_, tick) => tick / dimensionScore.maximum,
            )}
            isWeakest={dimensionScore === weakest}
          />
        </g>
      ))}
    </svg>
  )
}

interface RowProps {
  readonly name: string
  readonly points: string
  /** Points reached, from 0 to 1. */
  readonly share: number
  /** Positions on the axis, from 0 to 1. */
  readonly ticks: readonly number[]
  readonly isTotal?: boolean
  readonly isWeakest?: boolean
}

function Row({
  name,
  points,
  share,
  ticks,
  isTotal = false,
  isWeakest = false,
}: RowProps): ReactNode {
  const axisY = isTotal ? 54 : 42
  const x = percent(share)
  return (
    <g className={isTotal ? 'score-chart-total' : isWeakest ? 'score-chart-first' : undefined}>
      <text x="0" y={axisY - 20}>
        {name}
      </text>
      <text x="100%" y={axisY - 20} className="score-chart-points">
        {points}
      </text>
      <line className="score-chart-scale" x1="0" x2="100%" y1={axisY} y2={axisY} />
      {ticks.map((tick) => (
        <line
          key={tick}
          className="score-chart-scale"
          x1={percent(tick)}
          x2={percent(tick)}
          y1={axisY}
          y2={axisY + (isTotal ? 12 : 7)}
        />
      ))}
      <line className="score-chart-reached" x1="0" x2={x} y1={axisY} y2={axisY} />
      <line className="score-chart-needle-edge" x1={x} x2={x} y1={axisY - 10} y2={axisY + 10} />
      <line className="score-chart-needle" x1={x} x2={x} y1={axisY - 9} y2={axisY + 9} />
    </g>
  )
}

function formatPoints(
  { points, maximum }: { readonly points: number; readonly maximum: number },
  { assessment, lang }: CmsMessages,
): string {
  return formatMessage(assessment.points, { points, of: maximum }, lang)
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`
}
