import { type PlanState, performanceOf, planStateOf } from '@prospectus/portfolio/earned-value'
import { totalsOf } from '@prospectus/portfolio/totals'
import { type Project, projects } from '../media/films/screens/projects.ts'

/** A row of the portfolio: a project of the programme with its indices, its forecast and its dates. */
export interface PortfolioRow extends Project {
  readonly scheduleIndex: number
  readonly costIndex: number
  /** £ thousand. */
  readonly forecastCost: number
  readonly planned_finish: Date
  readonly forecast_finish: Date
  /** Negative if the project finishes early. */
  readonly daysLate: number
  readonly state: PlanState
}

/** Planned and forecast finish by project. */
const finishes: Readonly<Record<string, readonly [planned: string, forecast: string]>> = {
  'Ostler Junction resignalling': ['2026-02-24', '2026-03-14'],
  'Cardew Viaduct strengthening': ['2026-03-20', '2026-05-29'],
  'Station access upgrade': ['2026-09-25', '2026-09-18'],
  'Traction power monitoring': ['2026-11-06', '2026-11-09'],
  'Fleet telemetry, phase 2': ['2026-02-13', '2026-01-30'],
  'Level crossing closures': ['2026-05-08', '2026-06-12'],
  'Depot wash plant renewal': ['2025-12-23', '2025-12-19'],
  'Timetable planning system': ['2026-02-20', '2026-02-27'],
  'Penhallow survey': ['2025-11-28', '2025-11-28'],
}

const DAY = 86_400_000

export const portfolioRows: readonly PortfolioRow[] = projects.map((project) => {
  const [planned = '', forecast = ''] = finishes[project.name] ?? []
  const { scheduleIndex = 0, costIndex = 0, forecastCost = 0 } = performanceOf(project)
  const planned_finish = new Date(`${planned}T00:00Z`)
  const forecast_finish = new Date(`${forecast}T00:00Z`)
  return {
    ...project,
    scheduleIndex,
    costIndex,
    forecastCost,
    planned_finish,
    forecast_finish,
    daysLate: (forecast_finish.getTime() - planned_finish.getTime()) / DAY,
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

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `14 Mar 2026`. */
export function day(date: Date): string {
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`
}

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
