import type {
  RichText,
  RichTextBlock,
  TableCell,
  TableRow,
} from '@prospectus/content/schema/rich-text/rich-text'
import type { ReactNode } from 'react'
import { alignFigures } from './figure-columns.ts'

interface RichTextTableProps {
  readonly table: Extract<RichTextBlock, { type: 'table' }>
  readonly name: string
  readonly renderContent: (content: RichText) => ReactNode
}

/** A table that scrolls inside itself, in a region that the keyboard reaches and that has a name. */
export function RichTextTable({ table, name, renderContent }: RichTextTableProps): ReactNode {
  const { head, body } = alignFigures(table.head, table.body)
  const row = (cells: TableRow, part: 'head' | 'body', index: number) => (
    <tr key={`${part}-${index}`}>
      {cells.map((cell, at) => (
        <Cell key={at} cell={cell} head={part === 'head'}>
          {renderContent(cell.content)}
        </Cell>
      ))}
    </tr>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table's frame is no section of the page
    <div
      className="rich-text-table"
      role="region"
      aria-label={name}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region
      tabIndex={0}
    >
      <table>
        {table.columns.length > 0 && (
          <colgroup>
            {table.columns.map((width, at) => (
              <col key={at} width={width} />
            ))}
          </colgroup>
        )}
        {head.length > 0 && <thead>{head.map((cells, index) => row(cells, 'head', index))}</thead>}
        {body.length > 0 && <tbody>{body.map((cells, index) => row(cells, 'body', index))}</tbody>}
      </table>
    </div>
  )
}

function Cell(props: {
  readonly cell: TableCell
  readonly head: boolean
  readonly children: ReactNode
}): ReactNode {
  const { cell } = props
  const spans = {
    colSpan: cell.colspan > 1 ? cell.colspan : undefined,
    rowSpan: cell.rowspan > 1 ? cell.rowspan : undefined,
    className: cell.tone === undefined ? undefined : `rich-text-cell-${cell.tone}`,
  }
  // A header cell without words, such as the empty corner of a table, must not be announced as a header.
  if (!cell.header || cell.content.length === 0) return <td {...spans}>{props.children}</td>
  return (
    <th scope={props.head ? 'col' : 'row'} {...spans}>
      {props.children}
    </th>
  )
}
