import { formatMessage } from '@prospectus/content/messages/format-message'
import { planStateOf } from '@prospectus/portfolio/earned-value'
import type { PortfolioTotals } from '@prospectus/portfolio/totals'
import { usePage } from '@prospectus/site/src/rendering/page-view.ts'
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/messages.ts'
import { type TowerColumn, towerColumns } from './tower-columns.tsx'
import { stateText, towerFormat } from './tower-format.ts'
import type { Tower, TowerRow } from './tower-rows.ts'

/** Sets an explicit role, because the styles turn rows into cards, and some browsers then drop the roles of a table. */
const explicitRole = (role: string) => ({ role })

interface TowerTableProps {
  readonly tower: Tower
  readonly caption: ReactNode
  /** Names of the rows and the total; undefined for a portfolio's projects. */
  readonly rowName: string | undefined
  readonly totalName: string | undefined
}

export function TowerTable({ tower, caption, rowName, totalName }: TowerTableProps) {
  const { lang } = usePage()
  const messages = useMessages()
  const texts = messages.tower
  const columns = towerColumns(tower, { messages, lang })
  const { rows, totals } = tower
  const projectCountText =
    rowName === undefined
      ? formatMessage(texts.projects, { count: rows.length }, messages.locale)
      : undefined
  return (
    <div className="project-control-tower-sheet">
      <table className="project-control-tower-table figures" {...explicitRole('table')}>
        <caption className="project-control-tower-caption">{caption}</caption>
        <thead {...explicitRole('rowgroup')}>
          <tr {...explicitRole('row')}>
            <th
              scope="col"
              className="project-control-tower-project"
              {...explicitRole('columnheader')}
            >
              {rowName ?? texts.project}
            </th>
            {columns.map((column) => (
              <ColumnHead key={column.name} column={column} />
            ))}
          </tr>
        </thead>
        <tbody data-label={messages.figures.scheduleIndex} {...explicitRole('rowgroup')}>
          {rows.map((row) => (
            <ProjectRow key={row.project.uid} row={row} columns={columns} />
          ))}
        </tbody>
        {rows.length > 1 && (
          <tfoot {...explicitRole('rowgroup')}>
            <tr className="project-control-tower-row" {...explicitRole('row')}>
              <RowHead name={totalName ?? texts.total} note={projectCountText} line={totals} />
              {columns.map((column) => (
                <Cell key={column.name} column={column} {...column.figureOf(totals)} />
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}

function ColumnHead({ column }: { readonly column: TowerColumn }) {
  const { name, fullName, kind } = column
  return (
    <th scope="col" className={`project-control-tower-${kind}`} {...explicitRole('columnheader')}>
      {fullName === undefined ? name : <abbr title={fullName}>{name}</abbr>}
    </th>
  )
}

interface ProjectRowProps {
  readonly row: TowerRow
  readonly columns: readonly TowerColumn[]
}

function ProjectRow({ row, columns }: ProjectRowProps) {
  const { controlTower } = useMessages()
  const { project, isFurthestBehind } = row
  const lowestClass = isFurthestBehind ? ' project-control-tower-lowest' : ''
  return (
    <tr className={`project-control-tower-row${lowestClass}`} {...explicitRole('row')}>
      <RowHead name={project.name} note={project.manager} line={row}>
        {isFurthestBehind && <span className="visually-hidden">{controlTower.lowest}</span>}
      </RowHead>
      {columns.map((column) => (
        <Cell key={column.name} column={column} {...column.figureOf(row)} />
      ))}
    </tr>
  )
}

function RowHead(props: {
  readonly name: string
  readonly note: string | undefined
  readonly line: TowerRow | PortfolioTotals
  readonly children?: ReactNode
}) {
  return (
    <th className="project-control-tower-project" scope="row" {...explicitRole('rowheader')}>
      <span className="project-control-tower-name">{props.name}</span>
      <TowerFold name={props.name} scheduleIndex={props.line.scheduleIndex} />
      {props.note !== undefined && <span className="project-control-tower-note">{props.note}</span>}
      {props.children}
    </th>
  )
}

interface CellProps extends ReturnType<TowerColumn['figureOf']> {
  readonly column: TowerColumn
}

function Cell({ column, value, note, tone = 'on-plan' }: CellProps) {
  const { controlTower } = useMessages()
  const { key, kind, shortName } = column
  return (
    <td
      className={`project-control-tower-cell project-control-tower-${kind} project-control-tower-tone-${tone}`}
      data-label={shortName}
      data-cell={key}
      {...explicitRole('cell')}
    >
      {value ?? (
        <span className="project-control-tower-none">
          <span aria-hidden="true">–</span>
          <span className="visually-hidden">{controlTower.unknown}</span>
        </span>
      )}
      {note !== undefined && <span className="project-control-tower-note">{note}</span>}
    </td>
  )
}

/** On a phone, a row collapsed to its name, state and schedule index; CSS shows its cells when it is open. */
function TowerFold(props: { readonly name: string; readonly scheduleIndex: number | undefined }) {
  const { name, scheduleIndex } = props
  const messages = useMessages()
  const state = planStateOf(scheduleIndex)
  return (
    <details className="project-control-tower-fold">
      <summary className="fold-sign">
        <span>{name}</span>{' '}
        <span className={`project-control-tower-mark project-control-tower-${state ?? 'unknown'}`}>
          <span>
            <span className="visually-hidden">{stateText(state, messages)} </span>
            {towerFormat(messages).index(scheduleIndex)}
          </span>
        </span>
      </summary>
    </details>
  )
}
