import type { Series, Tone } from './figure-chart.marks.ts'
import { isPoint, type LineLabel } from './figure-chart.places.ts'
import { apart, inLines, short } from './figure-chart.scale.ts'

/** A name at a line's end; `y` is its preferred height in em. */
export interface EndLabel {
  readonly name: string
  readonly y: number
  readonly tone: Tone
}

interface EndsProps {
  readonly labels: readonly EndLabel[]
  /** Em. */
  readonly height: number
  readonly side: 'before' | 'after'
}

const LINE = 1.2
/** Before a line, a name is followed by its figure. */
const LETTERS = { before: 18, after: 15 }
/** Average em per letter, rounded up. */
const LETTER = 0.56

/** Names at the lines' ends, moved apart where they collide. */
export function Ends({ labels, height, side }: EndsProps) {
  const texts = labels.map(({ name }) => inLines(name, LETTERS[side]))
  const width = widthOfEnds(labels, side)
  const middles = middlesOf({ labels, height, side })
  const x = side === 'after' ? 0.6 : width - 0.6
  return (
    <svg
      className="figure-chart-ends"
      width={`${width}em`}
      height={`${height}em`}
      aria-hidden="true"
    >
      {labels.map(({ name, tone }, at) => {
        const lines = texts[at] ?? []
        const first = (middles[at] ?? 0) - ((lines.length - 1) * LINE) / 2 + 0.35
        return (
          <text
            key={`${name}-${at}`}
            className={`figure-chart-end figure-chart-text-${tone}`}
            textAnchor={side === 'after' ? 'start' : 'end'}
          >
            {lines.map((line, row) => (
              <tspan key={row} x={`${x}em`} y={`${short(first + row * LINE)}em`}>
                {line}
              </tspan>
            ))}
          </text>
        )
      })}
    </svg>
  )
}

function middlesOf({ labels, height, side }: EndsProps): readonly number[] {
  const lengthOf = (name: string) => inLines(name, LETTERS[side]).length * LINE
  return apart(
    labels.map(({ y, name }) => ({ centre: y, length: lengthOf(name) })),
    height,
  )
}

/** True if a name would be moved by a line or more. */
export function areCrowded(props: EndsProps): boolean {
  const middles = middlesOf(props)
  return props.labels.some(({ y }, at) => Math.abs((middles[at] ?? y) - y) > LINE / 2)
}

/** Em beside the lines. */
export function widthOfEnds(
  labels: readonly Pick<EndLabel, 'name'>[],
  side: EndsProps['side'],
): number {
  const lines = labels.flatMap(({ name }) => inLines(name, LETTERS[side]))
  return short(Math.max(0, ...lines.map(({ length }) => length)) * LETTER + 0.9)
}

/** True if the lines' styles differ, so that a key can name them. */
export function hasKey(series: readonly Series[]): boolean {
  return new Set(series.map(({ tone }) => tone)).size === series.length
}

/** A key above the lines, for when there is no room at their ends. */
export function LineKey(props: {
  readonly series: readonly Series[]
  /** Nothing else names the lines, at any width. */
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

/** Em from a point to the baseline of its name. */
const ABOVE = -0.55
const BELOW = 1.35

export function LineLabels(props: { readonly names: readonly LineLabel[]; readonly last: number }) {
  return props.names.map(({ series, row, y, side, anchor }) => (
    <text
      key={series.name}
      className={`figure-chart-placed figure-chart-text-${isPoint(series) ? 'first' : series.tone}`}
      x={`${short((row / Math.max(1, props.last)) * 100)}%`}
      y={`${short(y + (side === 'above' ? ABOVE : BELOW))}em`}
      dx={row === 0 ? 0 : anchor === 'start' ? '0.5em' : '-0.5em'}
      textAnchor={anchor}
    >
      {series.name}
    </text>
  ))
}
