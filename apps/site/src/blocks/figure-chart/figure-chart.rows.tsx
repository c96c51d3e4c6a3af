import type { FigureChart } from '@prospectus/content/schema/blocks/figure-chart'
import type { Figure } from '@prospectus/content/schema/fields/figure-table'
import { Fragment } from 'react'
import {
  type MarkTone,
  pathOf,
  type Series,
  seriesOf,
  tonesOfRows,
  valuesOf,
} from './figure-chart.marks.ts'
import {
  fractionFromZero,
  fractionOfRange,
  roundToHundredths,
  scaleOf,
} from './figure-chart.scale.ts'

interface ChartDrawingProps {
  readonly block: FigureChart
}

/**
 * A bar from zero for each figure. Several columns have a key, or if it could not tell them apart, each figure has the
 * name of its column.
 */
export function BarDrawing({ block }: ChartDrawingProps) {
  const fractionOf = fractionFromZero(valuesOf(block.data))
  const series = seriesOf(block)
  const tones = tonesOfRows(block)
  const hasSeveralColumns = series.length > 1
  // A key cannot tell columns apart whose bars have the same colour.
  const hasKey =
    hasSeveralColumns &&
    tones === undefined &&
    series.filter(({ tone }) => tone.startsWith('plain')).length < 2
  return (
    <>
      {hasKey && <BarKey series={series} />}
      <div
        className={
          hasSeveralColumns ? 'figure-chart-rows figure-chart-rows-many' : 'figure-chart-rows'
        }
      >
        {block.data.rows.map(({ name, figures }, row) => (
          <Fragment key={`${name}-${row}`}>
            <span className="figure-chart-name">{name}</span>
            {figures.map((figure, column) => (
              <Fragment key={column}>
                <Bar
                  figure={figure}
                  fractionOf={fractionOf}
                  tone={tones?.[row] ?? series[column]?.tone ?? 'first'}
                />
                <span className="figure-chart-value">
                  {figure.text}
                  {hasSeveralColumns && !hasKey && (
                    <span className="figure-chart-of"> {series[column]?.name}</span>
                  )}
                </span>
              </Fragment>
            ))}
          </Fragment>
        ))}
      </div>
    </>
  )
}

/** Each column's colour and name, in the order of the bars. */
function BarKey({ series }: { readonly series: readonly Series[] }) {
  return (
    <p className="figure-chart-key">
      {series.map(({ name, tone }) => (
        <span key={name}>
          <svg aria-hidden="true" width="15" height="10">
            <rect className={`figure-chart-bar figure-chart-${tone}`} width="100%" height="100%" />
          </svg>
          {name}
        </span>
      ))}
    </p>
  )
}

function Bar(props: {
  readonly figure: Figure
  fractionOf(value: number): number
  readonly tone: MarkTone
}) {
  const { value = 0 } = props.figure
  const [zero, end] = [percent(props.fractionOf(0)), percent(props.fractionOf(value))]
  return (
    <svg className="figure-chart-track" aria-hidden="true" width="100%" height="1.05em">
      <rect
        className={`figure-chart-bar figure-chart-${props.tone}`}
        x={`${Math.min(zero, end)}%`}
        width={`${roundToHundredths(Math.abs(end - zero))}%`}
        height="100%"
      />
      <line className="figure-chart-zero" x1={`${zero}%`} x2={`${zero}%`} y1="0" y2="100%" />
    </svg>
  )
}

/** A row's figures as dots on a line, with a key, because the dots' order differs between rows. */
export function DotDrawing({ block }: ChartDrawingProps) {
  const scale = scaleOf(valuesOf(block.data))
  const series = seriesOf(block)
  const tones = tonesOfRows(block)
  return (
    <div className="figure-chart-rows figure-chart-rows-dots">
      <DotKey series={series} />
      {block.data.rows.map(({ name, figures }, row) => {
        const positions = figures.flatMap(({ value }) =>
          value === undefined ? [] : percent(scale.fractionOf(value)),
        )
        return (
          <Fragment key={`${name}-${row}`}>
            <span className="figure-chart-name">{name}</span>
            <svg className="figure-chart-track" aria-hidden="true" width="100%" height="1.4em">
              <line className="figure-chart-rule" x1="0" x2="100%" y1="50%" y2="50%" />
              {positions.length > 1 && (
                <line
                  className="figure-chart-between"
                  x1={`${Math.min(...positions)}%`}
                  x2={`${Math.max(...positions)}%`}
                  y1="50%"
                  y2="50%"
                />
              )}
              {figures.map(({ value }, column) => {
                if (value === undefined) return null
                const tone = tones?.[row] ?? series[column]?.tone ?? 'first'
                return (
                  <circle
                    key={column}
                    className={`figure-chart-dot figure-chart-${tone} figure-chart-dot-${column + 1}`}
                    cx={`${percent(scale.fractionOf(value))}%`}
                    cy="50%"
                    r="6"
                  />
                )
              })}
            </svg>
            <span className="figure-chart-value">
              {figures.map(({ text }) => text).join(' · ')}
            </span>
          </Fragment>
        )
      })}
    </div>
  )
}

/** Each column's dot and name, and the names again over the figures, in their order. */
function DotKey({ series }: { readonly series: readonly Series[] }) {
  if (series.length < 2) return null
  return (
    <>
      <p className="figure-chart-key">
        {series.map(({ name, tone }, column) => (
          <span key={name}>
            <svg aria-hidden="true" width="15" height="15">
              <circle
                className={`figure-chart-dot figure-chart-${tone} figure-chart-dot-${column + 1}`}
                cx="50%"
                cy="50%"
                r="6"
              />
            </svg>
            {name}
          </span>
        ))}
      </p>
      <span className="figure-chart-value figure-chart-of">
        {series.map(({ name }) => name).join(' · ')}
      </span>
    </>
  )
}

/** Within a viewBox of 100, so that strokes at the highest and lowest figure are not cut off. */
const SPARKLINE_BOTTOM = 92
const SPARKLINE_HEIGHT = 84

/** A small line for each row on its own scale, with its first and last figure. */
export function SparklinesDrawing({ block }: ChartDrawingProps) {
  const { columns, rows } = block.data
  const tones = tonesOfRows(block)
  return (
    <div className="figure-chart-rows figure-chart-rows-small">
      <p className="figure-chart-track figure-chart-heads">
        <span>{columns[0]}</span> <span>{columns.at(-1)}</span>
      </p>
      {rows.map(({ name, figures }, row) => {
        const values = figures.flatMap(({ value }) => value ?? [])
        const fractionOf = fractionOfRange(values)
        const knownFigures = figures.filter(({ value }) => value !== undefined)
        return (
          <Fragment key={`${name}-${row}`}>
            <span className="figure-chart-name">{name}</span>
            <svg
              aria-hidden="true"
              className="figure-chart-track"
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              width="100%"
              height="2em"
            >
              <path
                className={`figure-chart-line figure-chart-${tones?.[row] ?? 'first'}`}
                d={pathOf(
                  figures,
                  (value) => SPARKLINE_BOTTOM - fractionOf(value) * SPARKLINE_HEIGHT,
                )}
              />
            </svg>
            <span className="figure-chart-value">
              {knownFigures[0]?.text}
              {knownFigures.length > 1 && ` → ${knownFigures.at(-1)?.text}`}
            </span>
          </Fragment>
        )
      })}
    </div>
  )
}

function percent(fraction: number): number {
  return roundToHundredths(fraction * 100)
}
