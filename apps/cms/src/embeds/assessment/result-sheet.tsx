import type { ReactNode } from 'react'
import type { Score } from './scoring.ts'
import type { AssessmentWords } from './words.ts'

interface ResultSheetProps {
  readonly score: Score
  readonly words: AssessmentWords
  /** Points at which the bands of the total begin. */
  readonly bands: readonly number[]
}

const ROW = 62
const TOTAL = 84

/**
 * The drawn sheet: one row for the total and one for each dimension, a needle at the score. It has a width of
 * its own nowhere: lengths are shares, so that its words keep their size on a phone and on paper.
 */
export function ResultSheet({ score, words, bands }: ResultSheetProps): ReactNode {
  const { dimensions, points, of, first } = score
  return (
    <svg
      className="sheet"
      width="100%"
      height={TOTAL + dimensions.length * ROW}
      role="img"
      aria-label={[
        `${words.total}: ${words.points(points, of)}`,
        ...dimensions.map(
          (each) => `${each.dimension.name}: ${words.points(each.points, each.of)}`,
        ),
      ].join('; ')}
    >
      <Row
        name={words.total}
        said={words.points(points, of)}
        share={points / of}
        ticks={[...bands.map((from) => from / of), 1]}
        isTotal
      />
      {dimensions.map((each, index) => (
        <g key={each.dimension.uid} transform={`translate(0 ${TOTAL + index * ROW})`}>
          <Row
            name={each.dimension.name}
            said={words.points(each.points, each.of)}
            share={each.points / each.of}
            ticks={Array.from({ length: each.of + 1 }, (_, tick) => tick / each.of)}
            isFirst={each === first}
          />
        </g>
      ))}
    </svg>
  )
}

interface RowProps {
  readonly name: string
  readonly said: string
  readonly share: number
  readonly ticks: readonly number[]
  readonly isTotal?: boolean
  readonly isFirst?: boolean
}

function Row({ name, said, share, ticks, isTotal = false, isFirst = false }: RowProps): ReactNode {
  const line = isTotal ? 54 : 42
  const at = percent(share)
  return (
    <g className={isTotal ? 'sheet-total' : isFirst ? 'sheet-first' : undefined}>
      <text x="0" y={line - 20}>
        {name}
      </text>
      <text x="100%" y={line - 20} className="sheet-points">
        {said}
      </text>
      <line className="sheet-scale" x1="0" x2="100%" y1={line} y2={line} />
      {ticks.map((tick) => (
        <line
          key={tick}
          className="sheet-scale"
          x1={percent(tick)}
          x2={percent(tick)}
          y1={line}
          y2={line + (isTotal ? 12 : 7)}
        />
      ))}
      <line className="sheet-reached" x1="0" x2={at} y1={line} y2={line} />
      <line className="sheet-needle-edge" x1={at} x2={at} y1={line - 10} y2={line + 10} />
      <line className="sheet-needle" x1={at} x2={at} y1={line - 9} y2={line + 9} />
    </g>
  )
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`
}
