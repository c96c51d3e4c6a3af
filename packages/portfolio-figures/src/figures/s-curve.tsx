import { fillPlaceholders } from '@prospectus/content/messages/fill-placeholders'
import {
  type CurvePoint,
  curvePoints,
  lastKnown,
  type ProjectCurves,
  plannedPoints,
  statusAt,
  timeOf,
  valueAt,
} from '@prospectus/portfolio/project-curves'
import { usePage } from '@prospectus/site/src/rendering/page-view.ts'
import { Chart, Needle } from './chart.tsx'
import { amountFormat, timeFormat, withSign } from './dataset-format.ts'
import { datasetMetrics, sliderValueText } from './dataset-metrics.ts'
import { discoveryTexts } from './discovery-texts.ts'
import { sCurveInput } from './s-curve-input.ts'
import { S_CURVE, type SCurveScales, sCurveScales, sCurveShape } from './s-curve-shape.ts'
import { sCurveSummary } from './s-curve-summary.ts'
import { STATUS_PARAMETER } from './status-date.ts'
import type { DatasetProps } from './use-dataset.ts'

/** Height of the gap's label. */
const GAP_LABEL_HEIGHT = 44

/** Plan, earned value, forecast and indices of a project; visitors can move the needle to another date. */
export function DatasetSCurve({ id, messages, dataset, project }: DatasetProps) {
  const { organisation } = usePage().settings
  if (project === undefined) return null
  const text = messages.figures
  const amount = amountFormat(dataset, messages)
  const time = timeFormat(dataset, messages)
  const discovery =
    project.discovery === undefined || organisation === undefined
      ? undefined
      : {
          ...project.discovery,
          texts: discoveryTexts(project, project.discovery, {
            dataset,
            messages,
            vendorName: organisation,
          }),
        }
  const summary = sCurveSummary(project, lastKnown(project), discovery, {
    amount,
    shortTime: time.short,
  })
  const { status } = summary
  const metrics = datasetMetrics(status, project.plannedFinish, { dataset, messages })
  const scales = sCurveScales(project)
  const shape = sCurveShape(project, summary, scales)
  const plan = plannedPoints(project)
  // With a delay, the name of the plan is at its end, since the flags are to the left of the needle.
  const plannedNamePoint =
    discovery === undefined
      ? plan[Math.max(0, Math.floor(status.at) - 2)]
      : pointAt(plan, project.plannedFinish - 0.05)
  const forecast = summary.forecasts.atPaceSoFar
  const forecastPoint = forecast[Math.floor(forecast.length / 2)]
  const end = discovery === undefined ? status.at : scales.periodCount
  const positionOf = (point: { readonly at: number; readonly value: number }) => ({
    x: scales.x(point.at),
    y: scales.y(point.value),
  })
  const curves = status.earned > status.planned ? [plan, curvePoints(project.earned)] : [plan]
  const percentOfWidth = (period: number) => ((scales.x(period) / S_CURVE.width) * 100).toFixed(3)
  return (
    <div
      className="instrument"
      data-enhance="instrument"
      data-when="approach"
      data-parameter={STATUS_PARAMETER}
      data-x-instrument={sCurveInput(project, dataset, messages, discovery)}
    >
      <Chart
        stem="s-curve"
        id={id}
        width={S_CURVE.width}
        height={S_CURVE.height}
        title={fillPlaceholders(text.sCurveTitle, { name: project.name })}
        description={fillPlaceholders(text.sCurveText, {
          date: time.long(status.at),
          planned: amount(status.planned),
          earned: amount(status.earned),
          total: amount(status.budget),
          finish: time.long(status.finish ?? project.plannedFinish),
        })}
        source={fillPlaceholders(text.sampleProgramme, { name: project.name })}
        metrics={metrics}
        control={
          <span
            className="instrument-dial"
            data-enhance="dial"
            data-when="load"
            data-from={percentOfWidth(1)}
            data-to={percentOfWidth(end)}
            hidden
          >
            <input
              className="instrument-range"
              type="range"
              min="1"
              max={end}
              step={dataset.period === 'month' ? 0.25 : 1}
              defaultValue={status.at}
              aria-label={text.statusDate}
              aria-valuetext={`${sliderValueText(time.long(status.at), metrics)}. ${summary.caption}`.trim()}
              autoComplete="off"
            />
          </span>
        }
      >
        <Axes
          scales={scales}
          periodName={time.axis}
          format={amount}
          lineStart={(value) => scales.x(Math.min(...curves.map((curve) => timeOf(curve, value))))}
        />
        <pattern
          id={`${id}-drift`}
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-45)"
        >
          <path className="s-curve-hatch" d="M0 0V7" />
        </pattern>
        <path
          className="s-curve-drift"
          fill={`url(#${id}-drift)`}
          fillRule="evenodd"
          d={shape.drift}
        />
        {discovery !== undefined && (
          <LeadTime
            from={positionOf(pointAt(plan, discovery.seen))}
            to={positionOf(pointAt(plan, discovery.reported))}
            text={discovery.texts.leadTime}
          />
        )}
        <path className="s-curve-planned chart-draw" pathLength="1" d={shape.planned} />
        {discovery !== undefined && (
          <path className="s-curve-act chart-appear" d={shape.atPlannedPace} />
        )}
        <path className="s-curve-wait chart-appear" d={shape.atPaceSoFar} />
        <path className="s-curve-earned chart-draw" pathLength="1" d={shape.earned} />
        <Needle
          x={shape.x}
          top={shape.needleTop}
          bottom={S_CURVE.bottom}
          label={time.short(status.at)}
          gripY={GRIP_Y}
        />
        <g className="chart-appear">
          <path className="s-curve-gap" d={`M${shape.x} ${shape.reachedY}V${shape.plannedY}`} />
          <circle className="s-curve-dot" cx={shape.x} cy={shape.reachedY} r="5" />
          <text className="chart-text s-curve-gap-text" x={shape.x + 12} y={shape.reachedY + 34}>
            {withSign(status.earned - status.planned, amount)}
          </text>
          {plannedNamePoint !== undefined && (
            <Name {...positionOf(plannedNamePoint)} isAbove text={text.planned} line="planned" />
          )}
          {discovery === undefined ? (
            <Name
              {...earnedNamePosition(project, scales, text.earned)}
              text={text.earned}
              line="earned"
            />
          ) : (
            // Below the curve there is no room, because the time until the report is written there.
            <Name
              {...positionOf(pointAt(plan, discovery.seen))}
              isAbove
              text={text.earned}
              line="earned"
            />
          )}
          {discovery !== undefined && (
            <>
              <Flag
                kind="seen"
                {...positionOf(pointAt(plan, discovery.seen))}
                lines={discovery.texts.seenMark}
                top={SEEN_FLAG_TOP}
              />
              <Flag
                kind="reported"
                {...positionOf(pointAt(plan, discovery.reported))}
                lines={discovery.texts.reportedMark}
                top={REPORTED_FLAG_TOP}
              />
              <text
                className="chart-text s-curve-name s-curve-name-act"
                x={FORECAST_LABELS.x}
                y={FORECAST_LABELS.y}
                textAnchor="end"
              >
                {summary.plannedPaceLabel}
              </text>
              <text
                className="chart-text s-curve-name s-curve-name-wait"
                x={FORECAST_LABELS.x}
                y={FORECAST_LABELS.y}
                dy="1.25em"
                textAnchor="end"
              >
                {summary.paceSoFarLabel}
              </text>
            </>
          )}
          {discovery === undefined && forecastPoint !== undefined && (
            <Name {...positionOf(forecastPoint)} text={text.workForecast} line="forecast" />
          )}
        </g>
      </Chart>
      {discovery === undefined ? (
        <p className="instrument-hint" data-label={text.dragNeedle} />
      ) : (
        <p className="instrument-story">{summary.caption}</p>
      )}
    </div>
  )
}

/** Y of the needle's handle. */
const GRIP_Y = 404
/** Distance that a text keeps from the centre of the grip, at phone size. */
const GRIP_CLEARANCE = 18
/** Tops of the stems of both flags. */
const SEEN_FLAG_TOP = 262
const REPORTED_FLAG_TOP = 186
/** Baseline of the text with the time between the flags: below the curve, above the grip. */
const LEAD_TIME_Y = 368
/** End of the labels of both forecasts: over the ends of their curves. */
const FORECAST_LABELS = { x: 700, y: 14 } as const

function pointAt(line: readonly CurvePoint[], at: number): CurvePoint {
  return { at, value: valueAt(line, at) }
}

interface LeadTimeProps {
  readonly from: { readonly x: number; readonly y: number }
  readonly to: { readonly x: number; readonly y: number }
  readonly text: string
}

/** The time between the two flags: an area below the plan, with its length as text beside it, since it is narrow. */
function LeadTime({ from, to, text }: LeadTimeProps) {
  const area = `M${from.x} ${S_CURVE.bottom}V${from.y}L${to.x} ${to.y}V${S_CURVE.bottom}z`
  return (
    <g className="s-curve-lead">
      <path d={area} />
      <text className="chart-text s-curve-name" x={to.x + 8} y={LEAD_TIME_Y}>
        {text}
      </text>
    </g>
  )
}

interface FlagProps {
  readonly kind: 'seen' | 'reported'
  readonly x: number
  readonly y: number
  /** Y of the top of the stem. */
  readonly top: number
  readonly lines: readonly [string, string]
}

/** Marks a point of the plan, with text to the left of its stem. */
function Flag({ kind, x, y, top, lines: [first, second] }: FlagProps) {
  return (
    <g className={`s-curve-flag s-curve-${kind}`}>
      <path className="s-curve-stem" d={`M${x} ${top}V${y}`} />
      <circle className="s-curve-flag-mark" cx={x} cy={y} r="5" />
      <text className="chart-text s-curve-flag-text" x={x - 8} y={top} textAnchor="end">
        <tspan className="s-curve-flag-name" x={x - 8} dy="0.4em">
          {first}
        </tspan>
        <tspan x={x - 8} dy="1.2em">
          {second}
        </tspan>
      </text>
    </g>
  )
}

interface AxesProps {
  readonly scales: SCurveScales
  /** Axis label for period `at`; the last label has its year. */
  readonly periodName: (at: number, isLast: boolean) => string
  readonly format: (value: number) => string
  /** X at which the horizontal line of a value begins. */
  readonly lineStart: (value: number) => number
}

/** The time axis, and horizontal lines at round values and at the highest one, labelled at their right ends. */
function Axes({ scales, periodName, format, lineStart }: AxesProps) {
  const { x, y, highest, periodCount } = scales
  const labelInterval = Math.max(1, Math.round(periodCount / 5))
  return (
    <g>
      {[...roundSteps(highest), highest].map((value) => (
        <g key={value}>
          <path
            className="chart-gridline"
            d={`M${lineStart(value)} ${y(value)}H${S_CURVE.width}`}
          />
          <text
            className="chart-text s-curve-value"
            x={S_CURVE.width}
            y={y(value) - 6}
            textAnchor="end"
          >
            {format(value)}
          </text>
        </g>
      ))}
      <path className="chart-axis" d={`M${x(0)} ${S_CURVE.bottom}H${x(periodCount)}`} />
      {Array.from({ length: periodCount + 1 }, (_, at) => (
        <g key={at}>
          <path
            className="chart-axis"
            d={`M${x(at)} ${S_CURVE.bottom}v${at % labelInterval === 0 ? 10 : 5}`}
          />
          {at % labelInterval === 0 && (
            <text
              className="chart-text"
              x={x(at)}
              y={S_CURVE.bottom + 32}
              textAnchor={at === 0 ? 'start' : 'middle'}
            >
              {periodName(at, at + labelInterval > periodCount)}
            </text>
          )}
        </g>
      ))}
    </g>
  )
}

/** Two to four round values from 0, below the maximum. */
function roundSteps(highest: number): readonly number[] {
  const power = 10 ** Math.floor(Math.log10(highest / 4))
  const sizes = [1, 2, 2.5, 5, 10].map((factor) => factor * power)
  const step = sizes.find((size) => size >= highest / 4)
  if (step === undefined) return [0]
  const count = Math.floor((highest * 0.9) / step)
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

/** Width of the widest letter at phone size. */
const LETTER_WIDTH = 14
/** Horizontal distance of a name from its point. */
const NAME_DISTANCE = 14
/** Distance from a point to the baseline of its name: a letter on a phone, and a gap. */
const NAME_OFFSET_BELOW = 26

interface NameProps {
  readonly x: number
  readonly y: number
  /** True: above and to the left of the point; else below and to the right. A rising curve leaves room at both. */
  readonly isAbove?: boolean
  readonly text: string
  readonly line: 'planned' | 'earned' | 'forecast'
}

function Name({ x, y, isAbove = false, text, line }: NameProps) {
  return (
    <text
      className={`chart-text s-curve-name s-curve-name-${line}`}
      x={x + (isAbove ? -NAME_DISTANCE : NAME_DISTANCE)}
      y={y + (isAbove ? -4 : NAME_OFFSET_BELOW)}
      textAnchor={isAbove ? 'end' : 'start'}
    >
      {text}
    </text>
  )
}

/**
 * Position of the earned value's name: it ends at the needle, below its curve, or begins there if the curve is too low.
 */
export function earnedNamePosition(
  curves: ProjectCurves,
  { x, y }: SCurveScales,
  text: string,
): { readonly x: number; readonly y: number } {
  const { at, earned } = statusAt(curves)
  const startX = x(at) - text.length * LETTER_WIDTH - 2 * NAME_DISTANCE
  const startTime = (at * (startX - x(0))) / (x(at) - x(0) || 1)
  const lineY = y(statusAt(curves, startTime).earned)
  const fits = startTime > 0 && lineY + NAME_OFFSET_BELOW < GRIP_Y - GRIP_CLEARANCE
  return fits ? { x: Math.round(startX), y: lineY } : { x: x(at), y: y(earned) + GAP_LABEL_HEIGHT }
}
