import { isPoint, type LineLabel } from './figure-chart.line-labels.ts'
import type { MarkTone, Series } from './figure-chart.marks.ts'
import { roundToHundredths, separateSpans, wrapName } from './figure-chart.scale.ts'

/** A name at a line's end; `y` is its preferred centre, in em from the top. */
export interface EndLabel {
  readonly name: string
  readonly y: number
  readonly tone: MarkTone
}

interface EndLabelsProps {
  readonly labels: readonly EndLabel[]
  /** Em. */
  readonly height: number
  readonly side: 'before' | 'after'
}

const ROW_HEIGHT_EM = 1.2
/** Letters that fit in one row of a label before or after its line; a label before a line also holds the figure. */
const MAX_ROW_LETTERS = { before: 18, after: 15 }
/** Width of an average letter, rounded up. */
const LETTER_EM = 0.56

/** Names at the lines' ends, moved apart where they collide. */
export function EndLabels({ labels, height, side }: EndLabelsProps) {
  const wrappedNames = labels.map(({ name }) => wrapName(name, MAX_ROW_LETTERS[side]))
  const width = endLabelsWidth(labels, side)
  const centres = labelCentres({ labels, height, side })
  const x = side === 'after' ? 0.6 : width - 0.6
  return (
    <svg
      className="figure-chart-ends"
      width={`${width}em`}
      height={`${height}em`}
      aria-hidden="true"
    >
      {labels.map(({ name, tone }, index) => {
        const lines = wrappedNames[index] ?? []
        const firstBaseline =
          (centres[index] ?? 0) - ((lines.length - 1) * ROW_HEIGHT_EM) / 2 + 0.35
        return (
          <text
            key={`${name}-${index}`}
            className={`figure-chart-end figure-chart-text-${tone}`}
            textAnchor={side === 'after' ? 'start' : 'end'}
          >
            {lines.map((line, row) => (
              <tspan
                key={row}
                x={`${x}em`}
                y={`${roundToHundredths(firstBaseline + row * ROW_HEIGHT_EM)}em`}
              >
                {line}
              </tspan>
            ))}
          </text>
        )
      })}
    </svg>
  )
}

function labelCentres({ labels, height, side }: EndLabelsProps): readonly number[] {
  const heightOf = (name: string) => wrapName(name, MAX_ROW_LETTERS[side]).length * ROW_HEIGHT_EM
  return separateSpans(
    labels.map(({ y, name }) => ({ centre: y, length: heightOf(name) })),
    height,
  )
}

/** True if a label would be moved by more than half the height of a row of text. */
export function areCrowded(props: EndLabelsProps): boolean {
  const centres = labelCentres(props)
  return props.labels.some(
    ({ y }, index) => Math.abs((centres[index] ?? y) - y) > ROW_HEIGHT_EM / 2,
  )
}

/** True if a name is too long for its place beside the lines, where its end would be left out. */
export function areShortened(
  labels: readonly Pick<EndLabel, 'name'>[],
  side: EndLabelsProps['side'],
): boolean {
  return labels.some(({ name }) => wrapName(name, MAX_ROW_LETTERS[side]).join(' ') !== name)
}

/** Width in em of the labels beside the lines. */
export function endLabelsWidth(
  labels: readonly Pick<EndLabel, 'name'>[],
  side: EndLabelsProps['side'],
): number {
  const lines = labels.flatMap(({ name }) => wrapName(name, MAX_ROW_LETTERS[side]))
  return roundToHundredths(Math.max(0, ...lines.map(({ length }) => length)) * LETTER_EM + 0.9)
}

/** True if the lines' styles differ, so that a key can tell them apart. */
export function haveDistinctTones(series: readonly Series[]): boolean {
  return new Set(series.map(({ tone }) => tone)).size === series.length
}

/** A key above the lines, for when there is no room at their ends. */
export function LineKey(props: {
  readonly series: readonly Series[]
  /** True if the lines have no other labels. Otherwise only phones show the key. */
  readonly isOnly: boolean
}) {
  const { series, isOnly } = props
  return (
    <p className={`figure-chart-key${isOnly ? '' : ' figure-chart-narrow'}`}>
      {series.toReversed().map(({ name, tone }) => (
        <span key={name}>
          <svg aria-hidden="true" width="1.8em" height="0.8em">
            <line
              className={`figure-chart-line figure-chart-${tone}`}
              x1="0"
              x2="100%"
              y1="50%"
              y2="50%"
            />
          </svg>
          {name}
        </span>
      ))}
    </p>
  )
}

/** Distances from a point to the baseline of its name. */
const BASELINE_ABOVE_EM = -0.55
const BASELINE_BELOW_EM = 1.35

export function LineLabels(props: {
  readonly labels: readonly LineLabel[]
  /** Index of the table's last row, which is drawn at the right edge. */
  readonly lastRow: number
}) {
  return props.labels.map(({ series, row, y, side, anchor }) => (
    <text
      key={series.name}
      className={`figure-chart-placed figure-chart-text-${isPoint(series) ? 'first' : series.tone}`}
      x={`${roundToHundredths((row / Math.max(1, props.lastRow)) * 100)}%`}
      y={`${roundToHundredths(y + (side === 'above' ? BASELINE_ABOVE_EM : BASELINE_BELOW_EM))}em`}
      dx={row === 0 ? 0 : anchor === 'start' ? '0.5em' : '-0.5em'}
      textAnchor={anchor}
    >
      {series.name}
    </text>
  ))
}
