import { numberFormat } from '@prospectus/content/messages/number'
import type { FigureChart } from '@prospectus/content/schema/blocks/figure-chart'
import { Fragment } from 'react'
import { usePage } from '../../rendering/page-view.ts'
import { pathOf, type Series, seriesOf, valuesOf } from './figure-chart.marks.ts'
import {
  areCrowded,
  Ends,
  hasKey,
  LineKey,
  LineLabels,
  widthOfEnds,
} from './figure-chart.names.tsx'
import { isLevel, isPoint, nameOfPoint, nameOnLine } from './figure-chart.places.ts'
import { cut, fittingNames, type Scale, scaleOf, short } from './figure-chart.scale.ts'

/** Em of the plot, of the margins for half a line of text, and of the names below. */
const PLOT = 15
const EDGE = 0.8
const HEIGHT = PLOT + 2 * EDGE
const NAMES = 1.6
/** Em of the narrowest column, on the smallest phone and with names beside the lines. */
const NARROW = 20
const WIDE = 38
/** Em per letter under the lines, rounded up. */
const LETTER = 0.58
const MAX_NAME_CHARACTERS = 12
/** With more rows, only named ones have ticks. */
const MAX_TICKS = 24

/**
 * Lines over time, named at their ends, or above on phones. Where ends are too close, level and short lines are named
 * along their course. Heights are in em and widths in percent, so texts keep their size.
 */
export function LineDrawing({ block }: { readonly block: FigureChart }) {
  const known = seriesOf(block).filter(({ figures }) => lastOf(figures) !== undefined)
  // Later drawings cover earlier ones.
  const series = known.toSorted((a, b) => Number(a.tone === 'stress') - Number(b.tone === 'stress'))
  const scale = scaleOf(valuesOf(block.data))
  const y = (value: number) => short(EDGE + (1 - scale.at(value)) * PLOT)
  const plot = { y, letter: LETTER / NARROW }
  const lines = series.filter((one) => !isPoint(one))
  const points = series.filter(isPoint)
  const labelOf = ({ name, tone, figures }: Series) => {
    return { name, tone, y: y(lastOf(figures)?.value ?? 0) }
  }
  const room = { height: HEIGHT, side: 'after' } as const
  const isCrowded = areCrowded({ ...room, labels: lines.map(labelOf) })
  const lineLabels = isCrowded ? lines.flatMap((one) => nameOnLine(one, lines, plot) ?? []) : []
  const ending = lines.filter((one) => !lineLabels.some((name) => name.series === one))
  // If the ends still collide, the key names the lines at every width.
  const byKey = hasKey(series) && areCrowded({ ...room, labels: ending.map(labelOf) })
  const labels = byKey ? [] : ending.map(labelOf)
  const marks = marksOf(scale, usePage().lang)
  const ends = labels.length === 0 ? 0 : widthOfEnds(labels, 'after')
  const letters = (em: number) => Math.floor((em - marks.width) / LETTER)
  const drawing = (
    <div className="figure-chart-lines">
      <Marks {...marks} scale={scale} y={y} />
      <svg
        className="figure-chart-field"
        aria-hidden="true"
        width="100%"
        height={`${HEIGHT + NAMES}em`}
      >
        {scale.marks.map((mark) => (
          <line
            key={mark}
            className={mark === 0 ? 'figure-chart-zero' : 'figure-chart-rule'}
            x1="0"
            x2="100%"
            y1={`${y(mark)}em`}
            y2={`${y(mark)}em`}
          />
        ))}
        <Curves series={series} scale={scale} />
        {series
          .filter((one) => isPoint(one) || !isLevel(one))
          .map((one) => (
            <LastDot key={one.name} series={one} y={y} />
          ))}
        <LineLabels
          names={[...lineLabels, ...points.map((point) => nameOfPoint(point, lines, plot))]}
          last={block.data.rows.length - 1}
        />
        <Names
          names={block.data.rows.map(({ name }) => cut(name, MAX_NAME_CHARACTERS))}
          narrow={letters(hasKey(series) ? NARROW : NARROW - ends)}
          wide={letters(WIDE - ends)}
        />
      </svg>
      {labels.length > 0 && <Ends {...room} labels={labels} />}
    </div>
  )
  return (
    <>
      {hasKey(series) && ending.length > 0 && <LineKey series={ending} isOnly={byKey} />}
      {drawing}
    </>
  )
}

interface MarkLabels {
  readonly labels: readonly string[]
  /** Em. */
  readonly width: number
}

function marksOf(scale: Scale, lang: string): MarkLabels {
  const labels = scale.marks.map((mark) => numberFormat(lang).format(mark).replace('-', '−'))
  return { labels, width: short(Math.max(...labels.map(({ length }) => length)) * 0.6 + 0.6) }
}

function Marks({
  scale,
  y,
  labels,
  width,
}: MarkLabels & { readonly scale: Scale; y(value: number): number }) {
  return (
    <svg
      className="figure-chart-marks"
      aria-hidden="true"
      width={`${width}em`}
      height={`${HEIGHT}em`}
    >
      {scale.marks.map((mark, at) => (
        <text key={mark} x={`${short(width - 0.6)}em`} y={`${y(mark) + 0.35}em`} textAnchor="end">
          {labels[at]}
        </text>
      ))}
    </svg>
  )
}

/** Stretched to the available width; strokes keep theirs. */
function Curves(props: { readonly series: readonly Series[]; readonly scale: Scale }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      y={`${EDGE}em`}
      width="100%"
      height={`${PLOT}em`}
      overflow="visible"
    >
      {props.series.map(({ name, tone, figures }) => (
        <path
          key={name}
          className={`figure-chart-line figure-chart-${tone}`}
          d={pathOf(figures, (value) => (1 - props.scale.at(value)) * 100)}
        />
      ))}
    </svg>
  )
}

function LastDot({ series, y }: { readonly series: Series; y(value: number): number }) {
  const { figures, tone } = series
  const last = lastOf(figures)
  if (last === undefined) return null
  const x = short((last.at / Math.max(1, figures.length - 1)) * 100)
  return (
    <circle
      className={`figure-chart-dot figure-chart-${isPoint(series) ? 'first figure-chart-dot-2' : tone}`}
      cx={`${x}%`}
      cy={`${y(last.value)}em`}
      r={isPoint(series) ? 6 : 4}
    />
  )
}

/** Names along the axis, as many as fit at each width, with ticks. */
function Names(props: {
  readonly names: readonly string[]
  /** Letters that fit side by side. */
  readonly narrow: number
  readonly wide: number
}) {
  const { names } = props
  const last = Math.max(1, names.length - 1)
  const x = (at: number) => `${short((at / last) * 100)}%`
  const ticks = names.length > MAX_TICKS ? [] : names.map((_, at) => at)
  return (
    <>
      {ticks.map((at) => (
        <Tick key={at} x={x(at)} />
      ))}
      {(['narrow', 'wide'] as const).map((width) => (
        <g key={width} className={`figure-chart-${width}`}>
          {fittingNames(names, props[width]).map((at) => (
            <Fragment key={at}>
              {ticks.length === 0 && <Tick x={x(at)} />}
              <text
                x={x(at)}
                y={`${HEIGHT + 1}em`}
                textAnchor={at === 0 ? 'start' : at === last ? 'end' : 'middle'}
              >
                {names[at]}
              </text>
            </Fragment>
          ))}
        </g>
      ))}
    </>
  )
}

function Tick({ x }: { readonly x: string }) {
  const [from, to] = [`${EDGE + PLOT}em`, `${HEIGHT - 0.4}em`]
  return <line className="figure-chart-zero" x1={x} x2={x} y1={from} y2={to} />
}

function lastOf(figures: Series['figures']): { at: number; value: number } | undefined {
  const at = figures.findLastIndex((figure) => figure?.value !== undefined)
  const value = figures[at]?.value
  return value === undefined ? undefined : { at, value }
}
