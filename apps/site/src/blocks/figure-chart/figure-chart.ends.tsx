import type { ReactNode } from 'react'
import type { Tone } from './figure-chart.marks.ts'
import { apart, inLines, short } from './figure-chart.scale.ts'

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
