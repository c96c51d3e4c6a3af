import { readableDate } from '@prospectus/content/messages/dates'
import type { Performance, ProjectFigures } from '@prospectus/content/portfolio/earned-value'
import { standingOf } from '@prospectus/content/portfolio/earned-value'
import type { ReactNode } from 'react'
import { usePage } from '../../rendering/page-view.ts'
import { TowerBar } from './project-control-tower.bar.tsx'
import { towerFormat } from './project-control-tower.format.ts'
import type { Tower, TowerRow } from './project-control-tower.rows.ts'

/** Said once more where the style sheet makes cards of the rows: that alone would end the table. */
const as = (role: 'table' | 'rowgroup' | 'row' | 'columnheader' | 'rowheader' | 'cell') => ({
  role,
})

/** One row a project, and what they come to together. On a narrow screen each row is a card. */
export function TowerTable(props: {
  readonly tower: Tower
  readonly caption: ReactNode
}): ReactNode {
  const { rows, totals } = props.tower
  const { tower } = usePage().messages
  return (
    <table className="project-control-tower-table figures" {...as('table')}>
      <caption className="project-control-tower-caption">{props.caption}</caption>
      <Head />
      <tbody {...as('rowgroup')}>
        {rows.map((row) => (
          <ProjectRow key={row.project.uid} row={row} />
        ))}
      </tbody>
      {rows.length > 1 && (
        <tfoot {...as('rowgroup')}>
          <tr className="project-control-tower-row" {...as('row')}>
            <th className="project-control-tower-project" scope="row" {...as('rowheader')}>
              <span className="project-control-tower-name">{tower.total}</span>
              <span className="project-control-tower-note">{tower.projects(rows.length)}</span>
            </th>
            <Cell label={tower.gate} kind="gate" value="" />
            <StatusCell performance={totals} figures={totals.figures} />
            <FigureCells performance={totals} figures={totals.figures} />
            <Cell label={tower.forecastFinish} kind="finish" value="" />
          </tr>
        </tfoot>
      )}
    </table>
  )
}

function Head(): ReactNode {
  const { tower } = usePage().messages
  const names = [tower.project, tower.gate, tower.status]
  const figures = [tower.plannedValue, tower.earnedValue, tower.actualCost]
  const costs = [tower.budgetAtCompletion, tower.forecastCost, tower.forecastFinish]
  const header = (name: ReactNode, key: string) => (
    <th key={key} scope="col" {...as('columnheader')}>
      {name}
    </th>
  )
  const index = (short: string, long: string) => header(<abbr title={long}>{short}</abbr>, short)
  return (
    <thead {...as('rowgroup')}>
      <tr {...as('row')}>
        {names.map((name) => header(name, name))}
        {index('SPI', tower.scheduleIndex)}
        {index('CPI', tower.costIndex)}
        {[...figures, ...costs].map((name) => header(name, name))}
      </tr>
    </thead>
  )
}

function ProjectRow({ row }: { readonly row: TowerRow }): ReactNode {
  const { messages, lang } = usePage()
  const { tower } = messages
  const { project, slip } = row
  const finish = project.forecast_finish ?? project.planned_finish
  const lowest = row.lowest ? ' project-control-tower-lowest' : ''
  return (
    <tr className={`project-control-tower-row${lowest}`} {...as('row')}>
      <th className="project-control-tower-project" scope="row" {...as('rowheader')}>
        <span className="project-control-tower-name">{project.name}</span>
        {project.manager !== undefined && (
          <span className="project-control-tower-note">{project.manager}</span>
        )}
        {row.lowest && <span className="visually-hidden">{tower.lowest}</span>}
      </th>
      <Cell label={tower.gate} kind="gate" value={project.gate} />
      <StatusCell performance={row} figures={row.figures} />
      <FigureCells performance={row} figures={row.figures} />
      <Cell
        label={tower.forecastFinish}
        kind="finish"
        value={
          finish && (
            <time dateTime={finish.toISOString().slice(0, 10)}>{readableDate(finish, lang)}</time>
          )
        }
        note={towerFormat(messages, lang).slip(slip)}
        tone={slip === undefined || slip === 0 ? undefined : slip > 0 ? 'behind' : 'ahead'}
      />
    </tr>
  )
}

interface CellsProps {
  readonly performance: Performance
  readonly figures: ProjectFigures
}

function StatusCell({ performance, figures }: CellsProps): ReactNode {
  const { tower } = usePage().messages
  const standing = standingOf(performance.scheduleIndex)
  const words = { ahead: tower.ahead, 'on-plan': tower.onPlan, behind: tower.behind }
  return (
    <td
      className="project-control-tower-cell project-control-tower-status"
      data-label={tower.status}
      {...as('cell')}
    >
      <span className={`project-control-tower-mark project-control-tower-${standing ?? 'unknown'}`}>
        {standing === undefined ? tower.noData : words[standing]}
      </span>
      <TowerBar figures={figures} standing={standing} />
    </td>
  )
}

/** SPI, CPI, the figures they come from, and what the whole will cost. */
function FigureCells({ performance, figures }: CellsProps): ReactNode {
  const { messages, lang } = usePage()
  const { tower } = messages
  const { amount, index, signed } = towerFormat(messages, lang)
  const { scheduleIndex, costIndex, forecastCost, variance } = performance
  const toneOf = (value: number | undefined) => standingOf(value)
  return (
    <>
      <Cell label="SPI" kind="index" value={index(scheduleIndex)} tone={toneOf(scheduleIndex)} />
      <Cell label="CPI" kind="index" value={index(costIndex)} tone={toneOf(costIndex)} />
      <Cell label={tower.plannedValue} kind="amount" value={amount(figures.planned)} />
      <Cell label={tower.earnedValue} kind="amount" value={amount(figures.earned)} />
      <Cell label={tower.actualCost} kind="amount" value={amount(figures.actual)} />
      <Cell label={tower.budgetAtCompletion} kind="amount" value={amount(figures.budget)} />
      <Cell
        label={tower.forecastCost}
        kind="amount"
        value={amount(forecastCost)}
        note={variance === undefined ? undefined : signed(-variance)}
        tone={
          variance === undefined || variance === 0 ? undefined : variance < 0 ? 'behind' : 'ahead'
        }
      />
    </>
  )
}

interface CellProps {
  /** What the card says before the value. */
  readonly label: string
  readonly kind: 'gate' | 'index' | 'amount' | 'finish'
  readonly value?: ReactNode
  readonly note?: string | undefined
  readonly tone?: 'ahead' | 'on-plan' | 'behind' | undefined
}

/** A figure, or a dash where there is none. */
function Cell({ label, kind, value, note, tone = 'on-plan' }: CellProps): ReactNode {
  const { tower } = usePage().messages
  return (
    <td
      className={`project-control-tower-cell project-control-tower-${kind} project-control-tower-tone-${tone}`}
      data-label={label}
      {...as('cell')}
    >
      {value ?? (
        <span className="project-control-tower-none">
          <span aria-hidden="true">–</span>
          <span className="visually-hidden">{tower.unknown}</span>
        </span>
      )}
      {note !== undefined && <span className="project-control-tower-note">{note}</span>}
    </td>
  )
}
