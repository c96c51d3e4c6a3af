import { fillPlaceholders } from '@prospectus/content/messages/fill-placeholders'
import { numberFormat } from '@prospectus/content/messages/number'
import { pipelineOf } from '@prospectus/portfolio/pipeline'
import { Chart, type FigureProps } from './chart.tsx'
import { amountFormat } from './dataset-format.ts'
import { roundToTenths } from './geometry.ts'
import type { DatasetProps } from './use-dataset.ts'

/** Stages of a portfolio: the projects that are in each today, or the share of projects that reaches each. */
export function DatasetGates(props: DatasetProps) {
  const { stages } = props.dataset
  const hasChances = stages.every(({ chance }) => chance !== undefined)
  return hasChances ? <Pipeline {...props} /> : <Portfolio {...props} />
}

function Portfolio({ id, messages, dataset, isScreen = false }: DatasetProps) {
  const text = messages.figures
  const amount = amountFormat(dataset, messages)
  const { stages_of: projectsTerm = text.projects, stages_worth: valueTerm = text.portfolioValue } =
    dataset
  const rows = dataset.stages.map((stage) => ({
    ...stage,
    waiting: stage.waiting ?? 0,
    amount: amount(stage.value),
  }))
  const sum = (figureOf: (stage: (typeof rows)[number]) => number) =>
    rows.reduce((total, stage) => total + figureOf(stage), 0)
  return (
    <Gates
      id={id}
      title={text.gatesTitle}
      showsTitle={!isScreen}
      description={fillPlaceholders(text.gatesText, {
        things: projectsTerm,
        rows: rows
          .map(({ name, projects, waiting, amount }) =>
            fillPlaceholders(text.gatesRow, {
              stage: name,
              count: projects,
              waiting,
              value: amount,
            }),
          )
          .join('; '),
      })}
      stages={rows.map((row) => ({ ...row, value: row.amount }))}
      source={dataset.portfolio ?? text.samplePortfolio}
      metrics={[
        { term: projectsTerm, value: String(sum((stage) => stage.projects)) },
        {
          term: text.waiting,
          value: String(sum((stage) => stage.waiting)),
          hasLineKey: true,
        },
        { term: valueTerm, value: amount(sum((stage) => stage.value)) },
      ]}
    />
  )
}

/** Shows how many of a hundred projects reach each stage. */
function Pipeline({ id, messages, dataset }: DatasetProps) {
  const text = messages.figures
  const amount = amountFormat(dataset, messages, 1)
  const pipeline = pipelineOf(
    dataset.stages.map(({ value: cost, chance = 0 }) => ({ cost, chance })),
  )
  const percent = numberFormat(messages.locale, { maximumFractionDigits: 1 })
  const rows = dataset.stages.map(({ name }, index) => ({
    name,
    projects: Math.round(pipeline.reached[index] ?? 0),
    waiting: 0,
    value: amount(pipeline.costs[index] ?? 0),
  }))
  return (
    <Gates
      id={id}
      title={text.pipelineTitle}
      lead={text.pipelineLead}
      description={fillPlaceholders(text.pipelineText, {
        rows: rows
          .map(({ name, projects, value }) =>
            fillPlaceholders(text.pipelineRow, { stage: name, count: projects, cost: value }),
          )
          .join('; '),
      })}
      stages={rows}
      source={dataset.portfolio ?? text.samplePortfolio}
      metrics={[
        {
          term: text.comeThrough,
          value: fillPlaceholders(text.percent, { value: percent.format(pipeline.succeeded) }),
        },
        { term: text.expectedCost, value: amount(pipeline.expectedCost) },
        {
          term: text.perSuccess,
          value: amountFormat(dataset, messages, 0)(pipeline.costPerSuccess),
        },
      ]}
    />
  )
}

interface Stage {
  readonly name: string
  readonly projects: number
  /** Waiting for a decision at the next gate. */
  readonly waiting: number
  /** Value of the projects with its unit, such as `£118m`. */
  readonly value: string
}

interface GatesProps extends FigureProps {
  readonly stages: readonly Stage[]
}

const WIDTH = 760
/** Room for the counts above the tallest stage. */
const SPACE_ABOVE = 69
/** Room for names and values below the stages. */
const SPACE_BELOW = 86
/** Height of the stage with the most projects. */
const TALLEST_HEIGHT = 200
const BASELINE_Y = SPACE_ABOVE + TALLEST_HEIGHT
/** Gap between blocks; at most a third of a block. */
const GAP = 6
/** Highest number of blocks; if any stage has more projects, all stages are solid bars. */
const MAX_BLOCKS = 40
/** Distance from a stage to its gate. */
const GATE_DISTANCE = 17

/**
 * Draws a block for each project, or solid bars if there are many. Projects that wait for a decision are dark and touch
 * the gate.
 */
function Gates(props: GatesProps) {
  const { stages } = props
  const maximum = Math.max(...stages.map((stage) => stage.projects), 1)
  const step = TALLEST_HEIGHT / maximum
  const columnWidth = WIDTH / Math.max(stages.length, 1)
  return (
    <Chart stem="gates" width={WIDTH} height={BASELINE_Y + SPACE_BELOW} {...props}>
      <path className="chart-axis" d={`M0 ${BASELINE_Y}H${WIDTH}`} />
      {stages.map((stage, index) => {
        const left = Math.round(index * columnWidth)
        const right = Math.round(left + columnWidth - 2 * GATE_DISTANCE)
        const top = Math.round(BASELINE_Y - stage.projects * step)
        return (
          <g key={stage.name}>
            <Blocks {...stage} {...{ left, right, step }} isSolid={maximum > MAX_BLOCKS} />
            <text className="chart-text chart-strong gates-count" x={left} y={top - 16}>
              {stage.projects}
            </text>
            <text className="gates-name chart-text chart-strong" x={left} y={BASELINE_Y + 34}>
              {stage.name}
            </text>
            <text className="gates-value chart-text" x={left} y={BASELINE_Y + 64}>
              {stage.value}
            </text>
            {index < stages.length - 1 && <Gate x={right + GATE_DISTANCE} />}
          </g>
        )
      })}
    </Chart>
  )
}

interface BlocksProps extends Stage {
  readonly left: number
  readonly right: number
  readonly step: number
  readonly isSolid: boolean
}

function Blocks(props: BlocksProps) {
  const { left, right, step, isSolid } = props
  const notWaitingCount = props.projects - props.waiting
  const gap = Math.min(GAP, step / 3)
  const blockPath = (from: number, height: number, end: number) => {
    const bottom = roundToTenths(BASELINE_Y - from * step)
    return `M${left} ${bottom}V${roundToTenths(bottom - height)}H${end}V${bottom}Z`
  }
  const blockPaths = (from: number, length: number, end: number) => {
    if (isSolid) return length === 0 ? '' : blockPath(from, length * step, end)
    return Array.from({ length }, (_, index) => blockPath(from + index, step - gap, end)).join('')
  }
  return (
    <>
      <path className="gates-blocks chart-appear" d={blockPaths(0, notWaitingCount, right)} />
      <path
        className="gates-waiting chart-appear"
        d={blockPaths(notWaitingCount, props.waiting, right + GATE_DISTANCE)}
      />
    </>
  )
}

function Gate({ x }: { readonly x: number }) {
  return (
    <g className="gates-gate">
      <path d={`M${x} ${BASELINE_Y + 8}V40`} />
      <path className="gates-diamond" d={`M${x} ${BASELINE_Y - 9}l9 9-9 9-9-9z`} />
    </g>
  )
}
