import { useRecordPicture } from '../../rendering/render-scope.ts'

export interface FiguresTableRow {
  readonly name: string
  /** Small print below the name, such as an owner. */
  readonly note?: string | undefined
  readonly cells: readonly FiguresTableCell[]
  /** Lengths of the parts of the row's bar, as fractions of the longest possible bar. */
  readonly shares?: readonly number[]
  /** A line across the bar, as a fraction of the longest possible bar; what is beyond it has the colour of `behind`. */
  readonly limit?: number | undefined
  /** Draws a heavy line below the row. */
  readonly isDivided?: boolean
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
  /** Names of the columns that the parts of the bars show, for a key in the heading. */
  readonly barColumns?: readonly string[]
  readonly rows: readonly FiguresTableRow[]
  readonly total?: FiguresTableRow | undefined
}

interface FiguresTableWithNoteProps extends Omit<FiguresTableProps, 'describedBy'> {
  readonly id: string
  /** Explains the figures below the table. */
  readonly note?: string
}

/** A table of figures with an optional total and note. */
export function FiguresTableWithNote({ id, note, ...table }: FiguresTableWithNoteProps) {
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
  useRecordPicture()
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
              {barColumns.includes(name) && <BarKey part={barColumns.indexOf(name)} />}
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
    <tr {...role('row')} className={row.isDivided ? 'figures-table-divided' : undefined}>
      <th scope="row" {...role('rowheader')}>
        {row.name}
        {row.note !== undefined && <span className="figures-table-row-note">{row.note}</span>}
        {row.shares !== undefined && <Bar shares={row.shares} limit={row.limit} />}
      </th>
      {row.cells.map((cell, index) => (
        <td key={index} {...role('cell')} className={cell.tone && `figures-table-${cell.tone}`}>
          {cell.value}
        </td>
      ))}
    </tr>
  )
}

interface BarProps {
  readonly shares: readonly number[]
  readonly limit: number | undefined
}

function Bar({ shares, limit }: BarProps) {
  const limitAt = limit === undefined ? 100 : percent(limit)
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
        const from = Math.min(percent(sum), limitAt)
        sum += Math.max(share, 0)
        const until = Math.min(percent(sum), limitAt)
        return <path key={part} className={partClass(part)} d={barPath(from, until)} />
      })}
      {percent(sum) > limitAt && (
        <path className="figures-table-bar-over" d={barPath(limitAt, percent(sum))} />
      )}
      {limit !== undefined && <path className="figures-table-limit" d={`M${limitAt}-4v14`} />}
    </svg>
  )
}

const barPath = (from: number, until: number) => `M${from} 0h${until - from}v6H${from}z`

/** The colour of a column's part of the bars. */
function BarKey({ part }: { readonly part: number }) {
  return (
    <i className={part === 0 ? 'figures-table-key' : 'figures-table-key figures-table-key-2'} />
  )
}

const percent = (share: number) => Math.round(Math.min(share, 1) * 100)

const partClass = (part: number) =>
  part === 0 ? 'figures-table-bar-part' : 'figures-table-bar-part figures-table-bar-part-2'
