import { plainText } from '@prospectus/content/schema/rich-text/plain-text'
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
  const isWide = isWordy(body)
  const labels = isWide ? labelsOf(head) : []
  const row = (cells: TableRow, part: 'head' | 'body', index: number) => (
    <tr key={`${part}-${index}`}>
      {cells.map((cell, at) => (
        <Cell
          key={at}
          cell={cell}
          head={part === 'head'}
          label={part === 'head' ? undefined : labels[at]}
        >
          {renderContent(cell.content)}
        </Cell>
      ))}
    </tr>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table's frame is no section of the page
    <div
      className={`rich-text-table${isWide ? ' rich-text-table-wordy' : ''}`}
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

/** Whether a table has so many columns of words that it wants more width than the text, or rows in a stack. */
function isWordy(body: readonly TableRow[]): boolean {
  const [first = []] = body
  if (body.flat().some(({ colspan, rowspan }) => colspan + rowspan > 2)) return false
  const isFigure = ({ content }: TableCell) =>
    content.some((node) => node.type === 'paragraph' && node.align === 'right')
  return first.filter((cell) => !isFigure(cell)).length >= MIN_WORDY_COLUMNS
}

const MIN_WORDY_COLUMNS = 4

/** What each column is about, to be repeated in the rows where a phone stacks them. */
function labelsOf([first = []]: readonly TableRow[]): readonly string[] {
  return first.map(({ content }) => plainText(content).trim())
}

function Cell(props: {
  readonly cell: TableCell
  readonly head: boolean
  /** Of its column. */
  readonly label: string | undefined
  readonly children: ReactNode
}): ReactNode {
  const { cell } = props
  const spans = {
    'data-label': props.label || undefined,
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
