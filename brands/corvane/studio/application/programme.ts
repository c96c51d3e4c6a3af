import { type PlanState, performanceOf, planStateOf } from '@prospectus/portfolio/earned-value'
import { DAY_MS } from '@prospectus/portfolio/periods'
import { totalsOf } from '@prospectus/portfolio/totals'
import { type Project, projects } from '../media/films/screens/projects.ts'

/** A row of the portfolio: a project with its indices, its forecast cost and its delay. */
export interface PortfolioRow extends Project {
  readonly scheduleIndex: number
  readonly costIndex: number
  /** £ thousand. */
  readonly forecastCost: number
  /** Negative if the project finishes early. */
  readonly daysLate: number
  readonly state: PlanState
}

export const portfolioRows: readonly PortfolioRow[] = projects.map((project) => {
  const { scheduleIndex = 0, costIndex = 0, forecastCost = 0 } = performanceOf(project)
  return {
    ...project,
    scheduleIndex,
    costIndex,
    forecastCost,
    daysLate: (project.forecastFinish.getTime() - project.plannedFinish.getTime()) / DAY_MS,
    state: planStateOf(scheduleIndex) ?? 'on-plan',
  }
})

export const totals = totalsOf(projects)

/** The row of a project by the beginning of its name. */
export function rowOf(name: string): PortfolioRow {
  const row = portfolioRows.find((each) => each.name.startsWith(name))
  if (row === undefined) throw new Error(`There is no project ${name} in the programme`)
  return row
}

/** Decisions of the coming six weeks; budgets in £ thousand. */
export const decisions = [
  { on: '16 Oct', name: 'Cardew Viaduct strengthening', gate: 4, budget: 12_700 },
  { on: '16 Oct', name: 'Platform lighting, north', gate: 2, budget: 1150 },
  { on: '16 Oct', name: 'Spare parts forecasting', gate: 2, budget: 640 },
  { on: '30 Oct', name: 'Relief crew depot', gate: 3, budget: 3900 },
] as const

/** `18 days late`, `7 days early`, `on plan`. */
export function lateness({ daysLate }: PortfolioRow): string {
  if (daysLate === 0) return 'on plan'
  return `${Math.abs(daysLate)} days ${daysLate > 0 ? 'late' : 'early'}`
}

/** `£69.93m` for 69,930 thousand. */
export function millions(thousand: number): string {
  return `£${(thousand / 1000).toFixed(2)}m`
}

/** `+796`, `−389`. */
export function signed(value: number): string {
  const digits = Math.abs(Math.round(value)).toLocaleString('en-GB')
  return `${value < 0 ? '−' : '+'}${digits}`
}
