import type { ReactNode } from 'react'
import type { Series, Tone } from './figure-chart.marks.ts'
import { isPoint, type PlacedName } from './figure-chart.places.ts'
import { apart, inLines, short } from './figure-chart.scale.ts'

/** The names of lines: at their ends, where they run, or in a key above. */

/** A name at the end of a line: at which height it wants to stand, in em. */
export interface EndLabel {
  readonly name: string
  readonly y: number
  readonly tone: Tone
}

interface EndsProps {
  readonly labels: readonly EndLabel[]
  /** Em. */
  readonly height: number
  /** Whether they stand before the lines or after them. */
  readonly side: 'before' | 'after'
}

const LINE = 1.2
/** A figure stands behind a name that lies before its line. */
const LETTERS = { before: 18, after: 15 }
/** Em that a letter takes on average, a little more than less. */
const LETTER = 0.56

/** The names of lines beside their ends, moved apart where lines end together. */
export function Ends({ labels, height, side }: EndsProps): ReactNode {
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

/** Whether names would stand a line or more away from their ends, because these are too near to each other. */
export function areHeaped(props: EndsProps): boolean {
  const middles = middlesOf(props)
  return props.labels.some(({ y }, at) => Math.abs((middles[at] ?? y) - y) > LINE / 2)
}

/** How many em these names take beside their lines. */
export function widthOfEnds(
  labels: readonly Pick<EndLabel, 'name'>[],
  side: EndsProps['side'],
): number {
  const lines = labels.flatMap(({ name }) => inLines(name, LETTERS[side]))
  return short(Math.max(0, ...lines.map(({ length }) => length)) * LETTER + 0.9)
}

/** Whether lines can be told apart by how they are drawn, so that their names may stand away from them. */
export function hasKey(series: readonly Series[]): boolean {
  return new Set(series.map(({ tone }) => tone)).size === series.length
}

/** The names of lines above them, each after a piece of its line: where there is no room at the lines' ends. */
export function LineKey(props: {
  readonly series: readonly Series[]
  /** Nothing else names the lines, however wide the column is. */
  readonly isOnly: boolean
}): ReactNode {
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

/** Em from a point to the foot of its name above it, and below it. */
const ABOVE = -0.55
const BELOW = 1.35

/** Names inside the drawing, each beside a point of its line. */
export function PlacedNames(props: {
  readonly names: readonly PlacedName[]
  /** The last row's number: the right end. */
  readonly last: number
}): ReactNode {
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
