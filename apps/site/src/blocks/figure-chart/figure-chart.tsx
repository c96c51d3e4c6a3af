import { formatMessage } from '@prospectus/content/messages/format-message'
import { numberFormat } from '@prospectus/content/messages/number'
import type { ChartKind, FigureChart } from '@prospectus/content/schema/blocks/figure-chart'
import type { ReactNode } from 'react'
import { type BlockViewProps, view } from '../../rendering/block-view.ts'
import { usePage } from '../../rendering/page-view.ts'
import { useRecordPicture } from '../../rendering/render-scope.ts'
import { ProductWindow } from '../../ui/product-window/product-window.tsx'
import { withNonBreakingNumbers } from '../../ui/typography/no-breaks.tsx'
import { LineDrawing } from './figure-chart.line.tsx'
import { extremesOf, valuesOf } from './figure-chart.marks.ts'
import { BarDrawing, DotDrawing, SparklinesDrawing } from './figure-chart.rows.tsx'
import { scaleOf } from './figure-chart.scale.ts'
import { SlopeDrawing } from './figure-chart.slope.tsx'
import { StepsDrawing } from './figure-chart.steps.tsx'
import { ChartTable, TableDrawing } from './figure-chart.table.tsx'

export const figureChartView = view<'figure-chart'>(FigureChartView, { isPartOfText: true })

/** Kinds drawn as pictures, with a table below. */
const PICTURES: Readonly<
  Record<Exclude<ChartKind, 'table'>, (props: { readonly block: FigureChart }) => ReactNode>
> = {
  line: LineDrawing,
  bar: BarDrawing,
  steps: StepsDrawing,
  dot: DotDrawing,
  slope: SlopeDrawing,
  sparklines: SparklinesDrawing,
}

function FigureChartView({ block }: BlockViewProps<'figure-chart'>) {
  const { lang, messages } = usePage()
  const { chart, layout, locale } = messages
  const { shape, title, unit, source, note, data, screen } = block
  // Other drawings start at zero or show no scale.
  const scaleStart = shape === 'line' ? (scaleOf(valuesOf(data)).marks[0] ?? 0) : 0
  const figure = (
    <figure className={`figure-chart-figure${screen === undefined ? ' container' : ''}`}>
      <figcaption>
        <p className="figure-chart-title">{withNonBreakingNumbers(title)}</p>
        {(unit !== undefined || scaleStart > 0) && (
          <p className="figure-chart-unit">
            {[
              unit,
              scaleStart > 0 &&
                formatMessage(
                  chart.startsAt,
                  { value: numberFormat(lang).format(scaleStart) },
                  locale,
                ),
            ]
              .filter((part) => typeof part === 'string')
              .join('. ')}
          </p>
        )}
      </figcaption>
      {shape === 'table' ? (
        <TableDrawing block={block} />
      ) : (
        <ChartPicture block={block} shape={shape} />
      )}
      {note !== undefined && <p className="figure-chart-source">{note}</p>}
      {source !== undefined && (
        <p className="figure-chart-source">
          {layout.pictureSource}: {source}
        </p>
      )}
      {shape !== 'table' && (
        <details className="figure-chart-details">
          <summary>{chart.table}</summary>
          <ChartTable data={data} name={title} />
        </details>
      )}
    </figure>
  )
  if (screen === undefined) return figure
  return (
    <div className="figure-chart-window container">
      <ProductWindow screen={screen}>{figure}</ProductWindow>
    </div>
  )
}

/** A drawing with its highest and lowest figures as text alternative. */
function ChartPicture(props: {
  readonly block: FigureChart
  readonly shape: keyof typeof PICTURES
}) {
  useRecordPicture()
  const { chart, chartKinds, locale } = usePage().messages
  const Drawing = PICTURES[props.shape]
  const extremes = extremesOf(props.block.data)
  const alternative =
    extremes &&
    formatMessage(
      chart.alternative,
      {
        kind: chartKinds[props.shape],
        highest: extremes.highest.text,
        highestOf: extremes.highest.cellName,
        lowest: extremes.lowest.text,
        lowestOf: extremes.lowest.cellName,
      },
      locale,
    )
  return (
    <div className="figure-chart-drawing figures" role="img" aria-label={alternative}>
      <Drawing block={props.block} />
    </div>
  )
}
