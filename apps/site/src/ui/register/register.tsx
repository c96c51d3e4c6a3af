import { useNotePicture } from '../../rendering/render-scope.ts'

export interface RegisterRow {
  readonly name: string
  /** Small print below the name, such as an owner. */
  readonly note?: string | undefined
  readonly cells: readonly RegisterCell[]
  /** Length of the row's bar, 0 to 1. */
  readonly share?: number
}

export interface RegisterCell {
  readonly value: string
  readonly tone?: 'ahead' | 'behind' | undefined
}

interface RegisterTableProps {
  readonly title?: string
  /** Accessible name of a table whose title is elsewhere. */
  readonly label?: string
  /** Id of an element with more details. */
  readonly describedBy?: string | undefined
  /** The rows' column first. */
  readonly columns: readonly string[]
  readonly rows: readonly RegisterRow[]
  readonly total?: RegisterRow | undefined
}

interface RegisterProps extends Omit<RegisterTableProps, 'label' | 'describedBy'> {
  readonly id: string
  /** Explains the figures below the table. */
  readonly note?: string
}

/** A table of figures with an optional total and note. */
export function Register({ id, note, ...table }: RegisterProps) {
  return (
    <figure className="register">
      <RegisterTable {...table} describedBy={note && `${id}-note`} />
      {note !== undefined && (
        <figcaption className="register-note" id={`${id}-note`}>
          {note}
        </figcaption>
      )}
    </figure>
  )
}

export function RegisterTable(props: RegisterTableProps) {
  useNotePicture()
  const { title, label, describedBy, columns, rows, total } = props
  const [first, ...others] = columns
  return (
    <table
      className="register-table figures"
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
          {others.map((name, at) => (
            <th key={at} scope="col" {...role('columnheader')}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <Row key={at} row={row} />
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

/** Explicit roles: on phones the styles turn them into blocks, and some browsers then drop the semantics. */
const role = (name: string) => ({ role: name })

function Row({ row }: { readonly row: RegisterRow }) {
  return (
    <tr {...role('row')}>
      <th scope="row" {...role('rowheader')}>
        {row.name}
        {row.note !== undefined && <span className="register-of">{row.note}</span>}
        {row.share !== undefined && <Bar share={row.share} />}
      </th>
      {row.cells.map((cell, index) => (
        <td key={index} {...role('cell')} className={cell.tone && `register-${cell.tone}`}>
          {cell.value}
        </td>
      ))}
    </tr>
  )
}

function Bar({ share }: { readonly share: number }) {
  const width = Math.round(Math.min(Math.max(share, 0), 1) * 100)
  return (
    <svg className="register-bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <path className="register-bar-ground" d="M0 0h100v6H0z" />
      <path className="register-bar-part" d={`M0 0h${width}v6H0z`} />
    </svg>
  )
}
