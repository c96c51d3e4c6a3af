import { numberFormat } from '@prospectus/content/messages/number'
import type { FigureChart } from '@prospectus/content/schema/blocks/figure-chart'
import { Fragment } from 'react'
import { usePage } from '../../rendering/page-view.ts'
import {
  areCrowded,
  areShortened,
  EndLabels,
  endLabelsWidth,
  haveDistinctTones,
  LineKey,
  LineLabels,
} from './figure-chart.labels.tsx'
import { isConstant, isPoint, labelForLine, labelForPoint } from './figure-chart.line-labels.ts'
import { pathOf, type Series, seriesOf, valuesOf } from './figure-chart.marks.ts'
import {
  fittingNameIndexes,
  roundToHundredths,
  type Scale,
  scaleOf,
  truncate,
} from './figure-chart.scale.ts'

const PLOT_HEIGHT_EM = 15
/** Room above and below the plot for half a line of text. */
const MARGIN_EM = 0.8
const HEIGHT_EM = PLOT_HEIGHT_EM + 2 * MARGIN_EM
const ROW_NAMES_HEIGHT_EM = 1.6
/** Least width of a chart: on the smallest phone, and (`WIDE_WIDTH_EM`) where lines are named at their ends. */
const NARROW_WIDTH_EM = 20
const WIDE_WIDTH_EM = 38
/** Width of an average letter of the row names, rounded up. */
const LETTER_EM = 0.58
const MAX_NAME_CHARACTERS = 12
/** Maximum number of ticks; with more rows, only those with a visible name have one. */
const MAX_TICKS = 24

/**
 * Lines over time, named at their ends, or above on phones. Where the ends are too close, level and short lines are
 * named along their course. Heights are in em and widths in percent, so texts keep their size.
 */
export function LineDrawing({ block }: { readonly block: FigureChart }) {
  const drawable = seriesOf(block).filter(({ figures }) => lastFigure(figures) !== undefined)
  // The highlighted line is drawn last, over the others.
  const series = drawable.toSorted(
    (a, b) => Number(a.tone === 'stress') - Number(b.tone === 'stress'),
  )
  const scale = scaleOf(valuesOf(block.data))
  const y = (value: number) =>
    roundToHundredths(MARGIN_EM + (1 - scale.fractionOf(value)) * PLOT_HEIGHT_EM)
  const plot = { y, letterWidth: LETTER_EM / NARROW_WIDTH_EM }
  const lines = series.filter((candidate) => !isPoint(candidate))
  const points = series.filter(isPoint)
  const labelOf = ({ name, tone, figures }: Series) => {
    return { name, tone, y: y(lastFigure(figures)?.value ?? 0) }
  }
  const endArea = { height: HEIGHT_EM, side: 'after' } as const
  const isCrowded = areCrowded({ ...endArea, labels: lines.map(labelOf) })
  const lineLabels = isCrowded ? lines.flatMap((line) => labelForLine(line, lines, plot) ?? []) : []
  const namedAtEnds = lines.filter((line) => !lineLabels.some((label) => label.series === line))
  const endLabels = namedAtEnds.map(labelOf)
  // If the ends still collide, or a name does not fit there, the key names the lines at every width.
  const isKeyOnly =
    haveDistinctTones(series) &&
    (areCrowded({ ...endArea, labels: endLabels }) || areShortened(endLabels, endArea.side))
  const shownEndLabels = isKeyOnly ? [] : endLabels
  const markTexts = markTextsOf(scale, usePage().lang)
  const endsWidth = shownEndLabels.length === 0 ? 0 : endLabelsWidth(shownEndLabels, 'after')
  const lettersThatFit = (widthEm: number) => Math.floor((widthEm - markTexts.width) / LETTER_EM)
  const drawing = (
    <div className="figure-chart-lines">
      <ScaleMarks {...markTexts} scale={scale} y={y} />
      <svg
        className="figure-chart-field"
        aria-hidden="true"
        width="100%"
        height={`${HEIGHT_EM + ROW_NAMES_HEIGHT_EM}em`}
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
          .filter((candidate) => isPoint(candidate) || !isConstant(candidate))
          .map((lineOrPoint) => (
            <LastDot key={lineOrPoint.name} series={lineOrPoint} y={y} />
          ))}
        <LineLabels
          labels={[...lineLabels, ...points.map((point) => labelForPoint(point, lines, plot))]}
          lastRow={block.data.rows.length - 1}
        />
        <RowNames
          names={block.data.rows.map(({ name }) => truncate(name, MAX_NAME_CHARACTERS))}
          letters={{
            narrow: lettersThatFit(
              haveDistinctTones(series) ? NARROW_WIDTH_EM : NARROW_WIDTH_EM - endsWidth,
            ),
            wide: lettersThatFit(WIDE_WIDTH_EM - endsWidth),
          }}
        />
      </svg>
      {shownEndLabels.length > 0 && <EndLabels {...endArea} labels={shownEndLabels} />}
    </div>
  )
  return (
    <>
      {haveDistinctTones(series) && namedAtEnds.length > 0 && (
        <LineKey series={namedAtEnds} isOnly={isKeyOnly} />
      )}
      {drawing}
    </>
  )
}

interface MarkTexts {
  /** In the order of the scale's marks. */
  readonly texts: readonly string[]
  /** Em. */
  readonly width: number
}

function markTextsOf(scale: Scale, lang: string): MarkTexts {
  const texts = scale.marks.map((mark) => numberFormat(lang).format(mark).replace('-', '−'))
  return {
    texts,
    width: roundToHundredths(Math.max(...texts.map(({ length }) => length)) * 0.6 + 0.6),
  }
}

function ScaleMarks({
  scale,
  y,
  texts,
  width,
}: MarkTexts & { readonly scale: Scale; y(value: number): number }) {
  return (
    <svg
      className="figure-chart-marks"
      aria-hidden="true"
      width={`${width}em`}
      height={`${HEIGHT_EM}em`}
    >
      {scale.marks.map((mark, index) => (
        <text
          key={mark}
          x={`${roundToHundredths(width - 0.6)}em`}
          y={`${y(mark) + 0.35}em`}
          textAnchor="end"
        >
          {texts[index]}
        </text>
      ))}
    </svg>
  )
}

/** The lines, stretched to the available width; strokes are not scaled. */
function Curves(props: { readonly series: readonly Series[]; readonly scale: Scale }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      y={`${MARGIN_EM}em`}
      width="100%"
      height={`${PLOT_HEIGHT_EM}em`}
      overflow="visible"
    >
      {props.series.map(({ name, tone, figures }) => (
        <path
          key={name}
          className={`figure-chart-line figure-chart-${tone}`}
          d={pathOf(figures, (value) => (1 - props.scale.fractionOf(value)) * 100)}
        />
      ))}
    </svg>
  )
}

function LastDot({ series, y }: { readonly series: Series; y(value: number): number }) {
  const { figures, tone } = series
  const last = lastFigure(figures)
  if (last === undefined) return null
  const x = roundToHundredths((last.row / Math.max(1, figures.length - 1)) * 100)
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
function RowNames(props: {
  readonly names: readonly string[]
  /** Letters that fit side by side on a phone, and in a wide chart. */
  readonly letters: { readonly narrow: number; readonly wide: number }
}) {
  const { names, letters } = props
  const last = Math.max(1, names.length - 1)
  const x = (index: number) => `${roundToHundredths((index / last) * 100)}%`
  const ticks = names.length > MAX_TICKS ? [] : names.map((_, index) => index)
  return (
    <>
      {ticks.map((index) => (
        <Tick key={index} x={x(index)} />
      ))}
      {(['narrow', 'wide'] as const).map((width) => (
        <g key={width} className={`figure-chart-${width}`}>
          {fittingNameIndexes(names, letters[width]).map((index) => (
            <Fragment key={index}>
              {ticks.length === 0 && <Tick x={x(index)} />}
              <text
                x={x(index)}
                y={`${HEIGHT_EM + 1}em`}
                textAnchor={index === 0 ? 'start' : index === last ? 'end' : 'middle'}
              >
                {names[index]}
              </text>
            </Fragment>
          ))}
        </g>
      ))}
    </>
  )
}

function Tick({ x }: { readonly x: string }) {
  const [from, to] = [`${MARGIN_EM + PLOT_HEIGHT_EM}em`, `${HEIGHT_EM - 0.4}em`]
  return <line className="figure-chart-zero" x1={x} x2={x} y1={from} y2={to} />
}

function lastFigure(figures: Series['figures']): { row: number; value: number } | undefined {
  const index = figures.findLastIndex((figure) => figure?.value !== undefined)
  const value = figures[index]?.value
  return value === undefined ? undefined : { row: index, value }
}
