import { fillPlaceholders } from '@prospectus/content/messages/fill-placeholders'
import { performanceOf, planStateOf } from '@prospectus/portfolio/earned-value'
import { statusAt } from '@prospectus/portfolio/project-curves'
import { totalsOf } from '@prospectus/portfolio/totals'
import {
  type FiguresTableCell,
  FiguresTableWithNote,
} from '@prospectus/site/src/ui/figures-table/figures-table.tsx'
import { indexFormat, timeFormat } from './dataset-format.ts'
import { tableFormat } from './table-format.ts'
import type { DatasetProps, Project } from './use-dataset.ts'

/** Table of projects with their indices, forecast cost and finish. */
export function DatasetProjects({ id, messages, dataset }: DatasetProps) {
  const text = messages.figures
  const time = timeFormat(dataset, messages)
  const indices = indexCells(messages)
  const projectRows = dataset.projects.map((project) => ({ project, status: statusAt(project) }))
  const costs = projectRows.map(({ status }) => status.forecastCost ?? 0)
  const amount = tableFormat(dataset, messages, costs)
  const totals = totalsOf(projectRows.map(({ status }) => status))
  const forecast = (cost: number | undefined) => ({
    value: cost === undefined ? '–' : amount(cost),
  })
  return (
    <FiguresTableWithNote
      id={id}
      title={dataset.portfolio ?? text.samplePortfolio}
      columns={[text.projects, 'SPI', 'CPI', text.forecastCost]}
      rows={projectRows.map(({ project, status }) => ({
        name: project.name,
        note:
          status.finish === undefined
            ? undefined
            : fillPlaceholders(text.finishes, { date: time.long(status.finish) }),
        cells: [...indices(status), forecast(status.forecastCost)],
      }))}
      total={{ name: text.together, cells: [...indices(totals), forecast(totals.forecastCost)] }}
    />
  )
}

/** Table of a project's control accounts with earned value, cost and indices. */
export function DatasetAccounts({ id, messages, dataset, project: preferred }: DatasetProps) {
  const text = messages.figures
  const project = projectWithAccounts(dataset.projects, preferred)
  if (project === undefined) return null
  const amountsShown = project.accounts.flatMap(({ earned, actual }) => [earned, actual])
  const amount = tableFormat(dataset, messages, amountsShown)
  const indices = indexCells(messages)
  const amountCells = (figures: { earned?: number | undefined; actual?: number | undefined }) => [
    { value: amount(figures.earned ?? 0) },
    { value: amount(figures.actual ?? 0) },
  ]
  const totals = totalsOf(project.accounts)
  return (
    <FiguresTableWithNote
      id={id}
      title={project.name}
      columns={[text.account, text.earned, text.actual, 'SPI', 'CPI']}
      rows={project.accounts.map((account) => ({
        name: account.name,
        cells: [...amountCells(account), ...indices(performanceOf(account))],
      }))}
      total={{ name: text.together, cells: [...amountCells(totals.figures), ...indices(totals)] }}
    />
  )
}

/** The preferred project if it has control accounts, else the first project that has some. */
export function projectWithAccounts(
  projects: readonly Project[],
  preferred: Project | undefined,
): Project | undefined {
  return [preferred, ...projects].find(
    (project) => project !== undefined && project.accounts.length > 0,
  )
}

interface Indices {
  readonly scheduleIndex?: number | undefined
  readonly costIndex?: number | undefined
}

function indexCells(
  messages: DatasetProps['messages'],
): (indices: Indices) => readonly FiguresTableCell[] {
  const index = indexFormat(messages)
  return ({ scheduleIndex, costIndex }) =>
    [scheduleIndex, costIndex].map((value) => {
      const state = planStateOf(value)
      return { value: index(value), tone: state === 'on-plan' ? undefined : state }
    })
}
