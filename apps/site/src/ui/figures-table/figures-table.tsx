import { useNotePicture } from '../../rendering/render-scope.ts'

export interface FiguresTableRow {
  readonly name: string
  /** Small print below the name, such as an owner. */
  readonly note?: string | undefined
  readonly cells: readonly FiguresTableCell[]
  /** Lengths of the parts of the row's bar, as fractions of the longest possible bar. */
  readonly shares?: readonly number[]
}

export interface FiguresTableCell {
  readonly value: string
  readonly tone?: 'ahead' | 'behind' | undefined
}

interface FiguresTableProps {
  readonly title?: string
  /** Accessible name of a table whose title is elsewhere. */
  readonly label?: string
  /** Id of an element with more details. */
  readonly describedBy?: string | undefined
  /** Headings of the columns; the first is that of the rows' names. */
  readonly columns: readonly string[]
  /** Names of the columns that the parts of the bars show, for a key in the heading if they are several. */
  readonly barColumns?: readonly string[]
  readonly rows: readonly FiguresTableRow[]
  readonly total?: FiguresTableRow | undefined
}

interface NotedFiguresTableProps extends Omit<FiguresTableProps, 'label' | 'describedBy'> {
  readonly id: string
  /** Explains the figures below the table. */
  readonly note?: string
}

/** A table of figures with an optional total and note. */
export function NotedFiguresTable({ id, note, ...table }: NotedFiguresTableProps) {
  return (
    <figure className="figures-table">
      <FiguresTable {...table} describedBy={note && `${id}-note`} />
      {note !== undefined && (
        <figcaption className="figures-table-note" id={`${id}-note`}>
          {note}
        </figcaption>
      )}
    </figure>
  )
}

export function FiguresTable(props: FiguresTableProps) {
  useNotePicture()
  const { title, label, describedBy, columns, barColumns = [], rows, total } = props
  const [first, ...others] = columns
  return (
    <table
      className="figures-table-grid figures"
      {...role('table')}
      aria-label={label}
      aria-describedby={describedBy}
    >
      {title !== undefined && <caption>{title}</caption>}
      <thead>
        <tr {...role('row')}>
          <th scope="col" {...role('columnheader')}>
            {first}
          </th>
          {others.map((name, index) => (
            <th key={index} scope="col" {...role('columnheader')}>
              {barColumns.length > 1 && barColumns.includes(name) && (
                <BarKey part={barColumns.indexOf(name)} />
              )}
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <Row key={index} row={row} />
        ))}
      </tbody>
      {total !== undefined && (
        <tfoot>
          <Row row={total} />
        </tfoot>
      )}
    </table>
  )
}

/** Explicit roles: on phones the styles turn rows and cells into blocks, and some browsers then drop the semantics. */
const role = (name: string) => ({ role: name })

function Row({ row }: { readonly row: FiguresTableRow }) {
  return (
    <tr {...role('row')}>
      <th scope="row" {...role('rowheader')}>
        {row.name}
        {row.note !== undefined && <span className="figures-table-row-note">{row.note}</span>}
        {row.shares !== undefined && <Bar shares={row.shares} />}
      </th>
      {row.cells.map((cell, index) => (
        <td key={index} {...role('cell')} className={cell.tone && `figures-table-${cell.tone}`}>
          {cell.value}
        </td>
      ))}
    </tr>
  )
}

function Bar({ shares }: { readonly shares: readonly number[] }) {
  let sum = 0
  return (
    <svg
      className="figures-table-bar"
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="figures-table-bar-ground" d="M0 0h100v6H0z" />
      {shares.map((share, part) => {
        const from = percent(sum)
        sum += Math.max(share, 0)
        return (
          <path
            key={part}
            className={partClass(part)}
            d={`M${from} 0h${percent(sum) - from}v6H${from}z`}
          />
        )
      })}
    </svg>
  )
}

/** The colour of a column's part of the bars. */
function BarKey({ part }: { readonly part: number }) {
  return (
    <svg className="figures-table-key" width="10" height="10" aria-hidden="true">
      <path className={partClass(part)} d="M0 0h10v10H0z" />
    </svg>
  )
}

const percent = (share: number) => Math.round(Math.min(share, 1) * 100)

const partClass = (part: number) =>
  part === 0 ? 'figures-table-bar-part' : 'figures-table-bar-part figures-table-bar-part-2'
