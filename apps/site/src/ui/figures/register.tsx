import type { ReactNode } from 'react'

export interface RegisterRow {
  readonly name: string
  /** What stands small below the name, such as an owner. */
  readonly note?: string | undefined
  readonly cells: readonly RegisterCell[]
  /** How long the row's bar is, from 0 to 1. */
  readonly share?: number
  readonly tone?: 'ahead' | 'behind' | 'idle'
  /** A heavy rule stands above it: what comes before it got in, it did not. */
  readonly cut?: boolean
}

export interface RegisterCell {
  readonly value: string
  readonly tone?: 'ahead' | 'behind' | undefined
}

interface RegisterProps {
  /** Unique on the page. */
  readonly id: string
  readonly title: string
  /** Names of the columns, that of the rows first. */
  readonly columns: readonly string[]
  readonly rows: readonly RegisterRow[]
  readonly total?: RegisterRow
  /** What the figures follow from, in a sentence below. */
  readonly note?: string
}

/** A list of the product as it stands on a screen: a table in the site's own type, with its sum. */
export function Register({ id, title, columns, rows, total, note }: RegisterProps): ReactNode {
  const [first, ...others] = columns
  return (
    <figure className="register">
      <table
        className="register-table figures"
        {...role('table')}
        aria-describedby={note && `${id}-note`}
      >
        <caption>{title}</caption>
        <thead>
          <tr {...role('row')}>
            <th scope="col" {...role('columnheader')}>
              {first}
            </th>
            {others.map((name) => (
              <th key={name} scope="col" {...role('columnheader')}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.name} row={row} />
          ))}
        </tbody>
        {total !== undefined && (
          <tfoot>
            <Row row={total} />
          </tfoot>
        )}
      </table>
      {note !== undefined && (
        <figcaption className="register-note" id={`${id}-note`}>
          {note}
        </figcaption>
      )}
    </figure>
  )
}

/** What a part of the table is: a phone's styles make blocks of them, and some browsers then forget it. */
const role = (name: string) => ({ role: name })

function Row({ row }: { readonly row: RegisterRow }): ReactNode {
  return (
    <tr {...role('row')} className={row.cut ? 'register-cut' : undefined}>
      <th scope="row" {...role('rowheader')}>
        {row.name}
        {row.note !== undefined && <span className="register-of">{row.note}</span>}
        {row.share !== undefined && <Bar share={row.share} tone={row.tone} />}
      </th>
      {row.cells.map((cell, index) => (
        <td key={index} {...role('cell')} className={cell.tone && `register-${cell.tone}`}>
          {cell.value}
        </td>
      ))}
    </tr>
  )
}

function Bar(props: { readonly share: number; readonly tone: RegisterRow['tone'] }): ReactNode {
  const width = Math.round(Math.min(Math.max(props.share, 0), 1) * 100)
  return (
    <svg
      className={`register-bar register-bar-${props.tone ?? 'plain'}`}
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="register-bar-ground" d="M0 0h100v6H0z" />
      <path className="register-bar-part" d={`M0 0h${width}v6H0z`} />
    </svg>
  )
}
