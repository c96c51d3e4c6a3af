import type { ReactNode } from 'react'
import { WORDS } from './words.ts'

export interface Column<Row> {
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  /** Whether the column takes the room that is left. */
  readonly isWide?: boolean
}

interface DataTableProps<Row> {
  readonly label: string
  readonly columns: readonly Column<Row>[]
  /** Undefined until they have been loaded. */
  readonly rows: readonly Row[] | undefined
  readonly keyOf: (row: Row) => string | number
  /** Shown when there are no rows: what to do. */
  readonly empty: ReactNode
}

/** A table of things of one kind, one on each line. */
export function DataTable<Row>({ label, columns, rows, keyOf, empty }: DataTableProps<Row>) {
  if (rows === undefined) return <p className="quiet view-empty">{WORDS.loading}</p>
  if (rows.length === 0) return <div className="view-empty">{empty}</div>
  return (
    <div className="data-table-frame">
      <table className="data-table" aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ title, isWide }) => (
              <th key={title} scope="col" className={isWide ? 'is-wide' : undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ title, cell }) => (
                <td key={title}>{cell(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
