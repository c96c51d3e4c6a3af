import { plainText } from '@prospectus/content/schema/rich-text/plain-text'
import type {
  RichText,
  RichTextBlock,
  TableCell,
  TableRow,
} from '@prospectus/content/schema/rich-text/rich-text'
import type { ReactNode } from 'react'
import { usePage } from '../../rendering/page-view.ts'
import { withNonBreakingNumbers } from '../typography/no-breaks.tsx'

interface RichTextTableProps {
  readonly table: Extract<RichTextBlock, { type: 'table' }>
  readonly name: string
  readonly renderContent: (content: RichText) => ReactNode
}

/**
 * A table that scrolls by keyboard. If it is too wide for a phone, it stacks its rows there, or scrolls beside its
 * first column (BLOCK-11).
 */
export function RichTextTable({ table, name, renderContent }: RichTextTableProps) {
  const { tableAnswers } = usePage().messages
  const { head, body } = alignFigures(table.head, table.body)
  const isWide = isWordy(body)
  const isTooWide = isWide || !fitsPhone(head, body)
  const columnCount = Math.max(0, ...[...head, ...body].map((row) => row.length))
  const isStacked = isTooWide && columnCount <= MAX_STACKED_COLUMNS
  const answerOf = isStacked ? noAnswer : answersOf(body, tableAnswers)
  const labels = isStacked ? labelsOf(head) : []
  // Explicit roles: block styles make some browsers drop the semantics.
  const role = (name: string) => (isStacked ? name : undefined)
  const renderRow = (cells: TableRow, part: 'head' | 'body', index: number) => (
    <tr key={`${part}-${index}`} role={role('row')}>
      {cells.map((cell, at) => (
        <Cell
          key={at}
          cell={cell}
          isInHead={part === 'head'}
          isStacked={isStacked}
          isCaption={part === 'head' && at === 0 && isCaption(cell)}
          label={part === 'head' || isTitle(cell, at) ? undefined : labels[at]}
        >
          <AnswerMark answer={part === 'head' ? undefined : answerOf(cell)} />
          {renderContent(cell.content)}
        </Cell>
      ))}
    </tr>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table's frame is not a section of the page
    <div
      className={[
        'rich-text-table',
        isStacked && 'rich-text-table-stacked',
        isTooWide && !isStacked && 'rich-text-table-sideways',
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
        {table.columnWidths.length > 0 && (
          <colgroup>
            {table.columnWidths.map((width, at) => (
              <col key={at} width={width} />
            ))}
          </colgroup>
        )}
        {head.length > 0 && (
          <thead role={role('rowgroup')}>
            {head.map((cells, index) => renderRow(cells, 'head', index))}
          </thead>
        )}
        {body.length > 0 && (
          <tbody role={role('rowgroup')}>
            {body.map((cells, index) => renderRow(cells, 'body', index))}
          </tbody>
        )}
      </table>
    </div>
  )
}

type Answer = 'best' | 'yes' | 'part' | 'no'

/**
 * Returns a function that reads the answer of a cell, in a table that says yes, in part and no: there marks show them
 * at a glance. The best of several has a mark of its own.
 */
function answersOf(
  body: readonly TableRow[],
  words: Readonly<Record<Answer, string>>,
): (cell: TableCell) => Answer | undefined {
  const says = ({ content }: TableCell, answer: Answer) =>
    plainText(content).trim() === words[answer]
  if (!DEGREES.every((answer) => body.flat().some((cell) => says(cell, answer)))) return noAnswer
  return (cell) => ANSWERS.find((answer) => says(cell, answer))
}

const DEGREES: readonly Answer[] = ['yes', 'part', 'no']
const ANSWERS: readonly Answer[] = ['best', ...DEGREES]
const noAnswer = () => undefined

/** A full, half or empty circle before the word; a ring around the full one of the best. */
function AnswerMark({ answer }: { readonly answer: Answer | undefined }) {
  if (answer === undefined) return null
  return <span className={`table-answer table-answer-${answer}`} aria-hidden="true" />
}

/** Column labels, repeated in stacked rows. */
function labelsOf([first = []]: readonly TableRow[]): readonly string[] {
  return first.map(({ content }) =>
    plainText(content)
      .trim()
      .replace(/[^.?:]$/u, '$&:'),
  )
}

/** The first cell titles its row, unless it is a number. */
function isTitle({ content }: TableCell, column: number): boolean {
  return column === 0 && /\p{L}/u.test(plainText(content))
}

/** True if the first label is shown above stacked rows: it has their unit or is a phrase. A single word is left out. */
function isCaption({ content }: TableCell): boolean {
  return !/^\p{L}*$/u.test(plainText(content).trim())
}

function Cell(props: {
  readonly cell: TableCell
  readonly isInHead: boolean
  readonly isStacked: boolean
  readonly isCaption: boolean
  /** The column's label, shown in stacked rows. */
  readonly label: string | undefined
  readonly children: ReactNode
}) {
  const { cell, isInHead, isStacked } = props
  const isEmpty = cell.content.length === 0
  // An empty header cell, such as a corner, must not be announced as a header.
  const isHeader = cell.isHeader && !isEmpty
  const attributes = {
    role: isStacked ? (isHeader ? (isInHead ? 'columnheader' : 'rowheader') : 'cell') : undefined,
    'data-caption': isStacked && props.isCaption ? '' : undefined,
    'data-label': isEmpty ? undefined : props.label || undefined,
    colSpan: cell.colspan > 1 ? cell.colspan : undefined,
    rowSpan: cell.rowspan > 1 ? cell.rowspan : undefined,
    className: cell.tone === undefined ? undefined : `rich-text-cell-${cell.tone}`,
  }
  if (!isHeader) return <td {...attributes}>{props.children}</td>
  return (
    <th scope={isInHead ? 'col' : 'row'} {...attributes}>
      {props.children}
    </th>
  )
}

/**
 * Right-aligns columns of figures, so that their digits line up (BLOCK-11). The first column, paragraphs with a set
 * alignment, and tables with joined cells stay as they are.
 */
export function alignFigures(head: readonly TableRow[], body: readonly TableRow[]) {
  const columns = hasJoinedCells([...head, ...body]) ? new Set<number>() : figureColumns(body)
  const align = (row: TableRow) =>
    row.map((cell, column) => (columns.has(column) ? alignRight(cell) : cell))
  return { head: head.map(align), body: body.map(align) }
}

/** Columns after the first with at least one figure, and nothing but figures and blanks. */
function figureColumns(body: readonly TableRow[]): ReadonlySet<number> {
  const columnCount = Math.max(0, ...body.map((row) => row.length))
  const columnTexts = (column: number) =>
    body.map((row) => plainText(row[column]?.content ?? []).trim())
  return new Set(
    Array.from({ length: columnCount }, (_, column) => column).filter(
      (column) =>
        column > 0 &&
        columnTexts(column).some((text) => FIGURE.test(text)) &&
        columnTexts(column).every((text) => FIGURE.test(text) || BLANK.test(text)),
    ),
  )
}

function alignRight(cell: TableCell): TableCell {
  const content: RichText = cell.content.map((node) =>
    node.type === 'paragraph' ? { ...node, align: node.align ?? 'right' } : node,
  )
  return { ...cell, content }
}

/** Such as `4.20`, `−£1,200`, `1 234,5 %`, `€ 3.1 m`. */
const FIGURE =
  /^[−–+±-]?\s?[£€$]?\s?[−+-]?(?:\d{1,3}(?:[\s,.’]\d{3})+|\d+)(?:[.,]\d+)?\s?(?:%|‰|k|m|bn|h|days?|weeks?)?$/u
const BLANK = /^[−–—-]?$/

/** True if there are so many columns of words that the table needs more width than the text. */
function isWordy(body: readonly TableRow[]): boolean {
  const [firstRow = []] = body
  if (hasJoinedCells(body)) return false
  const isFigure = ({ content }: TableCell) =>
    content.some((node) => node.type === 'paragraph' && node.align === 'right')
  return firstRow.filter((cell) => !isFigure(cell)).length >= MIN_WORDY_COLUMNS
}

/**
 * True if columns fit on a phone without breaking a word, and from three columns on with at most four lines per cell
 * (BLOCK-11). Tables with joined cells or without a head count as fitting, so that they scroll instead of stacking.
 */
export function fitsPhone(head: readonly TableRow[], body: readonly TableRow[]): boolean {
  const rows = [...head, ...body]
  if (hasJoinedCells(rows) || head.length === 0) return true
  const columnCount = Math.max(...rows.map((row) => row.length))
  const texts = (part: readonly TableRow[], column: number) =>
    part.map((row) => withNonBreakingNumbers(plainText(row[column]?.content ?? [])))
  const widthOf = (column: number) => {
    const words = texts(rows, column).flatMap((text) => text.split(BREAK))
    const lines = columnCount > 2 ? MAX_LINES : Number.POSITIVE_INFINITY
    const cells = texts(body, column).map((text) => Math.ceil(text.length / lines))
    return PADDING_LETTERS + Math.max(...words.map((word) => word.length), ...cells)
  }
  const widths = Array.from({ length: columnCount }, (_, column) => widthOf(column))
  const phoneLetters = columnCount >= MIN_SMALL_COLUMNS ? PHONE_LETTERS_SMALL : PHONE_LETTERS
  return widths.reduce((sum, width) => sum + width, 0) <= phoneLetters
}

function hasJoinedCells(rows: readonly TableRow[]): boolean {
  return rows.flat().some(({ colspan, rowspan }) => colspan + rowspan > 2)
}

const MIN_WORDY_COLUMNS = 4
/** Longer stacks of labelled cells hide that rows can be compared. */
const MAX_STACKED_COLUMNS = 4
const MAX_LINES = 4
/** Where a line may break; not at no-break spaces. */
const BREAK = /[ \n-]/
/** Letters in a window of 390 px, and a cell's padding in letters (rich-text-table.css). */
const PHONE_LETTERS = 41
const PADDING_LETTERS = 2
/** From this many columns on, the style sheet uses smaller letters. */
const MIN_SMALL_COLUMNS = 5
const PHONE_LETTERS_SMALL = 50
