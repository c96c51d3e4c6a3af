import { isoDate, readableDate } from '@prospectus/content/messages/dates'
import {
  type PlanState,
  type ProjectFigures,
  planStateOf,
} from '@prospectus/portfolio/earned-value'
import type { PortfolioTotals } from '@prospectus/portfolio/totals'
import type { ReactNode } from 'react'
import type { PortfolioMessages } from '../../messages/messages.ts'
import { BAR, barPaths } from './tower-bar-paths.ts'
import { planStateOfExcess, stateText, towerFormat } from './tower-format.ts'
import type { Tower, TowerRow } from './tower-rows.ts'

/** A project's row, or the totals in the last row. */
type Line = TowerRow | PortfolioTotals

interface TextContext {
  readonly messages: PortfolioMessages
  readonly lang: string
}

interface TowerFigure {
  readonly value: ReactNode
  /** Difference from the plan, shown with the value. */
  readonly note?: string | undefined
  readonly tone?: PlanState | undefined
}

export interface TowerColumn {
  /** `data-cell` of the column's cells, by which the enhancer finds them. */
  readonly key: string
  readonly kind: 'gate' | 'status' | 'index' | 'amount' | 'forecast' | 'finish'
  readonly name: string
  /** Full form of a name that is an abbreviation. */
  readonly fullName?: string
  /** Name on narrow cards. */
  readonly shortName: string
  readonly figureOf: (line: Line) => TowerFigure
}

/** Columns of the table; those without a value in any row are left out. */
export function towerColumns(tower: Tower, page: TextContext): readonly TowerColumn[] {
  const { controlTower: texts } = page.messages
  const { index } = towerFormat(page.messages)
  const columns: readonly TowerColumn[] = [
    column('gate', page.messages.tower.gate, (line) => ({
      value: 'project' in line ? line.project.gate : '',
    })),
    statusColumn(page),
    indexColumn('SPI', texts.scheduleIndex, (line) => line.scheduleIndex, index),
    indexColumn('CPI', texts.costIndex, (line) => line.costIndex, index),
    ...amountColumns(page),
    forecastCostColumn(page),
    finishColumn(page),
  ]
  return columns.filter(({ figureOf }) =>
    tower.rows.some((row) => figureOf(row).value !== undefined),
  )
}

/** A column that is the only one of its kind, with one name everywhere. */
function column(
  kind: TowerColumn['kind'],
  name: string,
  figureOf: TowerColumn['figureOf'],
): TowerColumn {
  return { key: kind, kind, name, shortName: name, figureOf }
}

function statusColumn({ messages }: TextContext): TowerColumn {
  return column('status', messages.controlTower.status, ({ scheduleIndex, figures }) => {
    const state = planStateOf(scheduleIndex)
    const mark = `project-control-tower-mark project-control-tower-${state ?? 'unknown'}`
    const value = (
      <>
        <span className={mark}>{stateText(state, messages)}</span>
        <TowerBar figures={figures} state={state} />
      </>
    )
    return { value }
  })
}

function indexColumn(
  name: string,
  fullName: string,
  ratioOf: (line: Line) => number | undefined,
  format: (value: number | undefined) => string | undefined,
): TowerColumn {
  const figureOf = (line: Line) => ({
    value: format(ratioOf(line)),
    tone: planStateOf(ratioOf(line)),
  })
  return { ...column('index', name, figureOf), key: name, fullName }
}

function amountColumns({ messages }: TextContext): readonly TowerColumn[] {
  const { tower, towerShort } = messages
  const { amount } = towerFormat(messages)
  const amountColumn = (key: keyof Line['figures'], name: string): TowerColumn => ({
    key,
    kind: 'amount',
    name,
    shortName: towerShort[key],
    figureOf: ({ figures }) => ({ value: amount(figures[key]) }),
  })
  return [
    amountColumn('planned', tower.plannedValue),
    amountColumn('earned', tower.earnedValue),
    amountColumn('actual', tower.actualCost),
    amountColumn('budget', tower.budgetAtCompletion),
  ]
}

function forecastCostColumn({ messages }: TextContext): TowerColumn {
  const { amount, signed } = towerFormat(messages)
  return column('forecast', messages.controlTower.forecastCost, ({ forecastCost, variance }) => ({
    value: amount(forecastCost),
    note: variance === undefined ? undefined : signed(-variance),
    tone: planStateOfExcess(variance === undefined ? 0 : -variance),
  }))
}

function finishColumn({ messages, lang }: TextContext): TowerColumn {
  return column('finish', messages.tower.forecastFinish, (line) => {
    if (!('project' in line)) return { value: '' }
    const { project, slipWeeks } = line
    const day = project.forecast_finish ?? project.planned_finish
    return {
      value: day && <time dateTime={isoDate(day)}>{readableDate(day, lang)}</time>,
      note: towerFormat(messages).slip(slipWeeks),
      tone: planStateOfExcess(slipWeeks ?? 0),
    }
  })
}

interface TowerBarProps {
  readonly figures: ProjectFigures
  readonly state: PlanState | undefined
}

/** Budget bar, filled up to the earned value, with a tick at the plan; the cells beside it have the figures. */
function TowerBar({ figures, state }: TowerBarProps) {
  const paths = barPaths(figures)
  if (state === undefined || paths === undefined) return null
  return (
    <svg
      className={`project-control-tower-bar project-control-tower-bar-${state}`}
      viewBox={`0 0 ${BAR.width} ${BAR.height}`}
      width={BAR.width}
      height={BAR.height}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="project-control-tower-budget" d={paths.budget} />
      <path className="project-control-tower-earned" d={paths.earned} />
      <path className="project-control-tower-gap" d={paths.gap} />
      <path className="project-control-tower-plan" d={paths.plan} />
    </svg>
  )
}
