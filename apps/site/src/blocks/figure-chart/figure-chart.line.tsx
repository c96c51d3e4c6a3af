import { numberFormat } from '@prospectus/content/messages/number'
import type { FigureChart } from '@prospectus/content/schema/blocks/figure-chart'
import type { ReactNode } from 'react'
import { usePage } from '../../rendering/page-view.ts'
import { Ends } from './figure-chart.ends.tsx'
import { pathOf, type Series, seriesOf, valuesOf } from './figure-chart.marks.ts'
import { cut, fittingNames, type Scale, scaleOf, short } from './figure-chart.scale.ts'

/** Em from the highest mark to the lowest, and the room above and below for half a line of words. */
const PLOT = 15
const EDGE = 0.8
const HEIGHT = PLOT + 2 * EDGE
const NAMES = 1.6
/** Letters that fit side by side under the lines, on a phone and in a wide text. */
const NARROW_LETTERS = 30
const WIDE_LETTERS = 66
const LONGEST_NAME = 12

/** Lines over time, each with its name at its end. Heights are in em and widths in per cent: words keep their size. */
export function LineDrawing({ block }: { readonly block: FigureChart }): ReactNode {
  const known = seriesOf(block).filter(({ figures }) => lastOf(figures) !== undefined)
  // What is drawn last lies above the others.
  const series = known.toSorted((a, b) => Number(a.tone === 'stress') - Number(b.tone === 'stress'))
  const scale = scaleOf(valuesOf(block.data))
  const y = (value: number) => short(EDGE + (1 - scale.at(value)) * PLOT)
  const labels = series.map(({ name, tone, figures }) => {
    return { name, tone, y: y(lastOf(figures)?.value ?? 0) }
  })
  return (
    <div className="figure-chart-lines">
      <Marks scale={scale} y={y} />
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
        {series.map((one) => (
          <LastDot key={one.name} series={one} y={y} />
        ))}
        <Names names={block.data.rows.map(({ name }) => cut(name, LONGEST_NAME))} />
      </svg>
      <Ends labels={labels} height={HEIGHT} side="after" />
    </div>
  )
}

function Marks({ scale, y }: { readonly scale: Scale; y(value: number): number }): ReactNode {
  const { lang } = usePage()
  const words = scale.marks.map((mark) => numberFormat(lang).format(mark).replace('-', '−'))
  const width = short(Math.max(...words.map(({ length }) => length)) * 0.6 + 0.6)
  return (
    <svg
      className="figure-chart-marks"
      aria-hidden="true"
      width={`${width}em`}
      height={`${HEIGHT}em`}
    >
      {scale.marks.map((mark, at) => (
        <text key={mark} x={`${short(width - 0.6)}em`} y={`${y(mark) + 0.35}em`} textAnchor="end">
          {words[at]}
        </text>
      ))}
    </svg>
  )
}

/** The lines themselves: stretched to the width that there is, their strokes are not. */
function Curves(props: { readonly series: readonly Series[]; readonly scale: Scale }): ReactNode {
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

function LastDot({ series, y }: { readonly series: Series; y(value: number): number }): ReactNode {
  const { figures, tone } = series
  const last = lastOf(figures)
  if (last === undefined) return null
  const x = short((last.at / Math.max(1, figures.length - 1)) * 100)
  return (
    <circle
      className={`figure-chart-dot figure-chart-${tone}`}
      cx={`${x}%`}
      cy={`${y(last.value)}em`}
      r="4"
    />
  )
}

/** What stands under the lines: as many names as fit a phone, or a wide text. */
function Names({ names }: { readonly names: readonly string[] }): ReactNode {
  const last = Math.max(1, names.length - 1)
  return [['narrow', NARROW_LETTERS] as const, ['wide', WIDE_LETTERS] as const].map(
    ([width, letters]) => (
      <g key={width} className={`figure-chart-${width}`}>
        {fittingNames(names, letters).map((at) => (
          <text
            key={at}
            x={`${short((at / last) * 100)}%`}
            y={`${HEIGHT + 1}em`}
            textAnchor={at === 0 ? 'start' : at === last ? 'end' : 'middle'}
          >
            {names[at]}
          </text>
        ))}
      </g>
    ),
  )
}

function lastOf(figures: Series['figures']): { at: number; value: number } | undefined {
  const at = figures.findLastIndex((figure) => figure?.value !== undefined)
  const value = figures[at]?.value
  return value === undefined ? undefined : { at, value }
}
