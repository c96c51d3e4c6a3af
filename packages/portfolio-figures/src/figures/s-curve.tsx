import { fillPlaceholders } from '@prospectus/content/messages/fill-placeholders'
import { type Course, marks, plannedMarks, statusAt, timeOf } from '@prospectus/portfolio/course'
import { Chart, Needle } from './chart.tsx'
import { amountFormat, signed, timeFormat } from './dataset-format.ts'
import { accessibleTime, datasetMetrics } from './dataset-metrics.ts'
import { instrumentState } from './instrument-state.ts'
import { S_CURVE, type SCurveBackground, sCurveBackground, sCurveShape } from './s-curve-shape.ts'
import { STATUS_PARAMETER } from './status-date.ts'
import type { DatasetProps } from './use-dataset.ts'

/** Height of the text that states the gap. */
const GAP_TEXT = 44

/** Planned and earned value of a project, its forecast and indices. The needle can be moved to an earlier date. */
export function DatasetSCurve({ id, messages, dataset, project }: DatasetProps) {
  if (project === undefined) return null
  const text = messages.figures
  const status = statusAt(project)
  const amount = amountFormat(dataset, messages)
  const time = timeFormat(dataset, messages)
  const metrics = datasetMetrics(status, project.plannedFinish, { dataset, messages })
  const background = sCurveBackground(project)
  const shape = sCurveShape(project, status, background)
  const plan = plannedMarks(project)
  const planned = plan[Math.max(0, Math.floor(status.at) - 2)]
  const forecastMark = status.forecast[Math.floor(status.forecast.length / 2)]
  const at = (mark: { readonly at: number; readonly value: number }) => ({
    x: background.x(mark.at),
    y: background.y(mark.value),
  })
  const curves = status.earned > status.planned ? [plan, marks(project.earned)] : [plan]
  const share = (period: number) => ((background.x(period) / S_CURVE.width) * 100).toFixed(3)
  return (
    <div
      className="instrument"
      data-enhance="instrument"
      data-when="approach"
      data-parameter={STATUS_PARAMETER}
      data-instrument={instrumentState(project, dataset, messages)}
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
          <input
            className="instrument-range"
            type="range"
            min="1"
            max={status.at}
            step={dataset.period === 'month' ? 0.25 : 1}
            defaultValue={status.at}
            aria-label={text.statusDate}
            aria-valuetext={accessibleTime(time.long(status.at), metrics)}
            autoComplete="off"
            data-enhance="dial"
            data-when="load"
            data-from={share(1)}
            data-to={share(status.at)}
            hidden
          />
        }
      >
        <Axes
          background={background}
          periodName={time.axis}
          format={amount}
          from={(value) => background.x(Math.min(...curves.map((curve) => timeOf(curve, value))))}
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
        <path className="s-curve-planned chart-draw" pathLength="1" d={shape.planned} />
        <path className="s-curve-forecast chart-appear" d={shape.forecast} />
        <path className="s-curve-earned chart-draw" pathLength="1" d={shape.earned} />
        <Needle
          x={shape.x}
          top={S_CURVE.top - 16}
          bottom={S_CURVE.bottom}
          label={time.short(status.at)}
        />
        <g className="chart-appear">
          <path className="s-curve-gap" d={`M${shape.x} ${shape.earnedY}V${shape.plannedY}`} />
          <circle className="s-curve-dot" cx={shape.x} cy={shape.earnedY} r="5" />
          <text className="chart-text s-curve-gap-text" x={shape.x + 12} y={shape.earnedY + 34}>
            {signed(status.earned - status.planned, amount)}
          </text>
          {planned !== undefined && (
            <Name {...at(planned)} isAbove text={text.planned} line="planned" />
          )}
          <Name
            {...nameOfEarned(project, background, text.earned)}
            text={text.earned}
            line="earned"
          />
          {forecastMark !== undefined && (
            <Name {...at(forecastMark)} text={text.workForecast} line="forecast" />
          )}
        </g>
      </Chart>
      <p className="instrument-hint" data-label={text.dragNeedle} />
    </div>
  )
}

interface AxesProps {
  readonly background: SCurveBackground
  /** Axis label for period `at`; the last one with its year. */
  readonly periodName: (at: number, isEnd: boolean) => string
  readonly format: (value: number) => string
  /** Start of the line of a value. */
  readonly from: (value: number) => number
}

/** The axes: time at the bottom; values at the ends of their lines, in round steps and the highest one. */
function Axes({ background, periodName, format, from }: AxesProps) {
  const { x, y, highest, periods } = background
  const every = Math.max(1, Math.round(periods / 5))
  return (
    <g>
      {[...roundSteps(highest), highest].map((value) => (
        <g key={value}>
          <path className="chart-gridline" d={`M${from(value)} ${y(value)}H${S_CURVE.width}`} />
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
      <path className="chart-axis" d={`M${x(0)} ${S_CURVE.bottom}H${x(periods)}`} />
      {Array.from({ length: periods + 1 }, (_, at) => (
        <g key={at}>
          <path
            className="chart-axis"
            d={`M${x(at)} ${S_CURVE.bottom}v${at % every === 0 ? 10 : 5}`}
          />
          {at % every === 0 && (
            <text
              className="chart-text"
              x={x(at)}
              y={S_CURVE.bottom + 32}
              textAnchor={at === 0 ? 'start' : 'middle'}
            >
              {periodName(at, at + every > periods)}
            </text>
          )}
        </g>
      ))}
    </g>
  )
}

/** Three or four round steps from 0, below the highest value. */
function roundSteps(highest: number): readonly number[] {
  const power = 10 ** Math.floor(Math.log10(highest / 4))
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((at) => at >= highest / 4)
  if (step === undefined) return [0]
  const count = Math.floor((highest * 0.9) / step)
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

/** Maximum width of a letter at phone size. */
const LETTER_WIDTH = 14
/** Horizontal distance of a name from its point. */
const ASIDE = 14
/** Distance to the baseline of a name below its point: a letter on a phone, and a gap. */
const BELOW = 26

interface NameProps {
  readonly x: number
  readonly y: number
  /** A rising curve leaves room at its upper left and lower right. */
  readonly isAbove?: boolean
  readonly text: string
  /** Sets the colour. */
  readonly line: 'planned' | 'earned' | 'forecast'
}

function Name({ x, y, isAbove = false, text, line }: NameProps) {
  return (
    <text
      className={`chart-text s-curve-name s-curve-name-${line}`}
      x={x + (isAbove ? -ASIDE : ASIDE)}
      y={y + (isAbove ? -4 : BELOW)}
      textAnchor={isAbove ? 'end' : 'start'}
    >
      {text}
    </text>
  )
}

/**
 * Places the name of the earned value under its line, ending at the needle. Where the line is too low for
 * that, the name goes to the right of the needle, below the end of the line and other texts.
 */
export function nameOfEarned(
  course: Course,
  { x, y }: SCurveBackground,
  text: string,
): { readonly x: number; readonly y: number } {
  const { at, earned } = statusAt(course)
  const first = x(at) - text.length * LETTER_WIDTH - 2 * ASIDE
  const before = (at * (first - x(0))) / (x(at) - x(0) || 1)
  const lineY = y(statusAt(course, before).earned)
  const fits = before > 0 && lineY + BELOW + LETTER_WIDTH < S_CURVE.bottom
  return fits ? { x: Math.round(first), y: lineY } : { x: x(at), y: y(earned) + GAP_TEXT }
}
