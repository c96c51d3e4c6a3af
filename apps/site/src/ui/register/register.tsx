import type { ReactNode } from 'react'
import { useNotePicture } from '../../rendering/render-scope.ts'

export interface RegisterRow {
  readonly name: string
  /** What stands small below the name, such as an owner. */
  readonly note?: string | undefined
  readonly cells: readonly RegisterCell[]
  /** How long the row's bar is, from 0 to 1. */
  readonly share?: number
}

export interface RegisterCell {
  readonly value: string
  readonly tone?: 'ahead' | 'behind' | undefined
}

interface RegisterTableProps {
  /** Stands above the table. */
  readonly title?: string
  /** What the table is called where its title stands elsewhere. */
  readonly label?: string
  /** The element that says more of it. */
  readonly describedBy?: string | undefined
  /** Names of the columns, that of the rows first. */
  readonly columns: readonly string[]
  readonly rows: readonly RegisterRow[]
  readonly total?: RegisterRow | undefined
}

interface RegisterProps extends Omit<RegisterTableProps, 'label' | 'describedBy'> {
  /** Unique on the page. */
  readonly id: string
  /** What the figures follow from, in a sentence below. */
  readonly note?: string
}

/** A list of the product as it stands on a screen: a table in the site's own type, with its sum. */
export function Register({ id, note, ...table }: RegisterProps): ReactNode {
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

/** The table alone, for a place that has a title and notes of its own. */
export function RegisterTable(props: RegisterTableProps): ReactNode {
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

/** What a part of the table is: a phone's styles make blocks of them, and some browsers then forget it. */
const role = (name: string) => ({ role: name })

function Row({ row }: { readonly row: RegisterRow }): ReactNode {
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

function Bar({ share }: { readonly share: number }): ReactNode {
  const width = Math.round(Math.min(Math.max(share, 0), 1) * 100)
  return (
    <svg className="register-bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <path className="register-bar-ground" d="M0 0h100v6H0z" />
      <path className="register-bar-part" d={`M0 0h${width}v6H0z`} />
    </svg>
  )
}
