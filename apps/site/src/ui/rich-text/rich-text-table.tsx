import { plainText } from '@prospectus/content/schema/rich-text/plain-text'
import type {
  RichText,
  RichTextBlock,
  TableCell,
  TableRow,
} from '@prospectus/content/schema/rich-text/rich-text'
import type { ReactNode } from 'react'
import { alignFigures } from './figure-columns.ts'
import { fitsPhone, isWordy } from './table-shape.ts'

interface RichTextTableProps {
  readonly table: Extract<RichTextBlock, { type: 'table' }>
  readonly name: string
  readonly renderContent: (content: RichText) => ReactNode
}

/**
 * A table in a region that has a name and that the keyboard reaches: where it is wider than its room it
 * scrolls there. One that a phone cannot hold has its rows in stacks there.
 */
export function RichTextTable({ table, name, renderContent }: RichTextTableProps): ReactNode {
  const { head, body } = alignFigures(table.head, table.body)
  const isWide = isWordy(body)
  const isStacked = isWide || !fitsPhone(head, body)
  const labels = isStacked ? labelsOf(head) : []
  // Where styles make blocks of a table's parts, some browsers forget what they are.
  const role = (name: string) => (isStacked ? name : undefined)
  const row = (cells: TableRow, part: 'head' | 'body', index: number) => (
    <tr key={`${part}-${index}`} role={role('row')}>
      {cells.map((cell, at) => (
        <Cell
          key={at}
          cell={cell}
          head={part === 'head'}
          isStacked={isStacked}
          label={part === 'head' || isTitle(cell, at) ? undefined : labels[at]}
        >
          {renderContent(cell.content)}
        </Cell>
      ))}
    </tr>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table's frame is no section of the page
    <div
      className={[
        'rich-text-table',
        isStacked && 'rich-text-table-stacked',
        isWide && 'rich-text-table-wordy',
      ]
        .filter(Boolean)
        .join(' ')}
      role="region"
      aria-label={name}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region
      tabIndex={0}
    >
      <table role={role('table')}>
        {table.columns.length > 0 && (
          <colgroup>
            {table.columns.map((width, at) => (
              <col key={at} width={width} />
            ))}
          </colgroup>
        )}
        {head.length > 0 && (
          <thead role={role('rowgroup')}>
            {head.map((cells, index) => row(cells, 'head', index))}
          </thead>
        )}
        {body.length > 0 && (
          <tbody role={role('rowgroup')}>
            {body.map((cells, index) => row(cells, 'body', index))}
          </tbody>
        )}
      </table>
    </div>
  )
}

/** What each column is about, to be repeated in the rows where a phone stacks them. */
function labelsOf([first = []]: readonly TableRow[]): readonly string[] {
  return first.map(({ content }) =>
    plainText(content)
      .trim()
      .replace(/[^.?:]$/u, '$&:'),
  )
}

/** A row's first cell says what the row is about, unless it is a mere number. */
function isTitle({ content }: TableCell, column: number): boolean {
  return column === 0 && /\p{L}/u.test(plainText(content))
}

function Cell(props: {
  readonly cell: TableCell
  readonly head: boolean
  readonly isStacked: boolean
  /** Of its column. */
  readonly label: string | undefined
  readonly children: ReactNode
}): ReactNode {
  const { cell, head, isStacked } = props
  const isEmpty = cell.content.length === 0
  // A header cell without words, such as the empty corner of a table, must not be announced as a header.
  const isHeader = cell.header && !isEmpty
  const attributes = {
    role: isStacked ? (isHeader ? (head ? 'columnheader' : 'rowheader') : 'cell') : undefined,
    'data-label': isEmpty ? undefined : props.label || undefined,
    colSpan: cell.colspan > 1 ? cell.colspan : undefined,
    rowSpan: cell.rowspan > 1 ? cell.rowspan : undefined,
    className: cell.tone === undefined ? undefined : `rich-text-cell-${cell.tone}`,
  }
  if (!isHeader) return <td {...attributes}>{props.children}</td>
  return (
    <th scope={head ? 'col' : 'row'} {...attributes}>
      {props.children}
    </th>
  )
}
