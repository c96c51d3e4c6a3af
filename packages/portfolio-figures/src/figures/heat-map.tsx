import {
  capacityFormat,
  capacityMessagesOf,
  capacitySummary,
  type HeatMapRow,
  type LevellingState,
} from './capacity-summary.ts'
import { Chart, type FigureProps } from './chart.tsx'
import { roundToTenths } from './geometry.ts'
import { HEAT_MAP, heatMapColumn, heatMapHeight, SHADES, shadeOf } from './heat-map-shape.ts'
import { MOVES_PARAMETER } from './levelling-address.ts'
import type { DatasetProps } from './use-dataset.ts'

/** Heat map of teams by week. Visitors can move hours, except in a product screen. */
export function DatasetHeatMap({ id, messages, dataset, isScreen }: DatasetProps) {
  const { teams, first_week: firstWeek = 1, now_week: currentWeek = firstWeek } = dataset
  const capacityMessages = capacityMessagesOf(messages)
  const { rows, description, sentence, metrics } = capacitySummary(
    { teams, firstWeek },
    capacityMessages,
  )
  const { week } = capacityFormat(capacityMessages, firstWeek)
  const heatMapProps = {
    id,
    description,
    rows,
    metrics,
    title: capacityMessages.title,
    currentIndex: currentWeek - firstWeek,
    periods: (rows[0]?.load ?? []).map((_, index) => week(index)),
    source: dataset.portfolio ?? messages.figures.samplePortfolio,
  }
  if (isScreen) return <HeatMap {...heatMapProps} />
  const state: LevellingState = {
    firstWeek,
    locale: messages.locale,
    teams: teams.map(({ name, capacity, booked }) => ({ name, capacity, booked })),
  }
  return (
    <div
      className="levelling"
      data-enhance="levelling"
      data-when="approach"
      data-parameter={MOVES_PARAMETER}
      data-x-levelling={JSON.stringify(state)}
    >
      <p className="chart-title">{heatMapProps.title}</p>
      <p className="levelling-sentence">{sentence}</p>
      <HeatMap {...heatMapProps} control={<Controls id={id} />} />
    </div>
  )
}

/** Empty elements that the enhancer fills: cells from which hours can be picked up, a status, a hint and buttons. */
function Controls({ id }: { readonly id: string }) {
  return (
    <>
      <div className="levelling-cells" hidden />
      <div className="levelling-panel" data-part="levelling">
        <p className="levelling-status" aria-live="polite" />
        <p className="levelling-hint" id={`${id}-hint`} />
        <div className="levelling-keys" />
      </div>
    </>
  )
}

interface HeatMapProps extends FigureProps {
  readonly rows: readonly HeatMapRow[]
  readonly periods: readonly string[]
  /** Index of the current period, which is marked. */
  readonly currentIndex: number
}

const {
  width: WIDTH,
  top: TOP,
  nameHeight: NAME_HEIGHT,
  cellHeight: CELL_HEIGHT,
  pitch: PITCH,
  gap: GAP,
} = HEAT_MAP

/** Heat map of teams by period. Each cell shows its figure, so that nobody depends on the shades. */
function HeatMap(props: HeatMapProps) {
  const { rows, periods, currentIndex } = props
  const { width: cellWidth } = heatMapColumn(0, periods.length)
  const height = heatMapHeight(rows.length)
  const x = (index: number) => heatMapColumn(index, periods.length).x
  return (
    <Chart stem="heat-map" width={WIDTH} height={height} {...props}>
      {periods.map((label, index) => (
        <text
          key={label}
          className={`heat-map-period chart-text${index === currentIndex ? ' chart-strong' : ''}`}
          x={roundToTenths(x(index) + cellWidth / 2)}
          y={24}
          textAnchor="middle"
        >
          {label}
        </text>
      ))}
      {rows.map((row, rowIndex) => (
        <g key={row.name}>
          <text
            className="heat-map-name chart-text chart-strong"
            x="0"
            y={TOP + rowIndex * PITCH + 26}
          >
            {row.name}
          </text>
          {row.load.map((percent, index) => (
            <g key={index} className={`heat-map-cell heat-map-${shadeOf(percent)}`}>
              <rect
                x={x(index)}
                y={TOP + rowIndex * PITCH + NAME_HEIGHT}
                width={Math.round(cellWidth) - GAP}
                height={CELL_HEIGHT - GAP}
              />
              <text
                className="chart-text"
                x={roundToTenths(x(index) + (cellWidth - GAP) / 2)}
                y={TOP + rowIndex * PITCH + NAME_HEIGHT + 33}
                textAnchor="middle"
              >
                {percent}
              </text>
            </g>
          ))}
        </g>
      ))}
      <path
        className="heat-map-now"
        d={`M${x(currentIndex)} ${TOP - 6}h${Math.round(cellWidth) - GAP}M${x(currentIndex)} ${TOP + (rows.length - 1) * PITCH + NAME_HEIGHT + CELL_HEIGHT + 1}h${Math.round(cellWidth) - GAP}`}
      />
      <Key y={height - HEAT_MAP.keyHeight + 8} />
    </Chart>
  )
}

function Key({ y }: { readonly y: number }) {
  const width = WIDTH / SHADES.length
  return SHADES.map(({ shade, maximum }, index) => {
    const minimum = (SHADES[index - 1]?.maximum ?? -1) + 1
    const range = maximum === Number.POSITIVE_INFINITY ? `${minimum}+` : `${minimum}–${maximum}`
    return (
      <g key={shade} className={`heat-map-${shade}`}>
        <rect className="heat-map-key" x={index * width} y={y} width="28" height="24" />
        <text className="heat-map-range chart-text" x={index * width + 36} y={y + 20}>
          {index === 0 ? `${range}%` : range}
        </text>
      </g>
    )
  })
}
