import { nestedContext, type ReadContext } from '../context/read-context.ts'
import type { RichText, RichTextBlock, TableCell, TableRow } from './rich-text.ts'
import type { StoredNode } from './stored-node.ts'
import { toneOf } from './tone.ts'

const MAX_SPAN = 100
/** Wider than any text column of the site. */
const MAX_WIDTH_PX = 1000

/**
 * Reads a table; leading rows that consist of header cells become its head (delivery-protocol#rich-text). Returns an
 * empty list for a table without cells.
 */
export function readTable(
  node: StoredNode,
  context: ReadContext,
  readContent: (nodes: readonly StoredNode[], context: ReadContext) => RichText,
): readonly RichTextBlock[] {
  // A row and a cell are one level each.
  const cellContext = nestedContext(nestedContext(context))
  const storedRows = node.content.filter(
    (row) => row.type === 'table_row' && row.content.some(isCell),
  )
  const [first] = storedRows
  if (first === undefined) return []
  const rows = storedRows.map((row) =>
    row.content.flatMap((cell) => readCell(cell, cellContext, readContent)),
  )
  const firstBodyRow = rows.findIndex((row) => !isHeaderRow(row))
  const headRowCount = firstBodyRow === -1 ? rows.length : firstBodyRow
  return [
    {
      type: 'table',
      columnWidths: readColumnWidths(first),
      head: rows.slice(0, headRowCount),
      body: rows.slice(headRowCount),
    },
  ]
}

function readCell(
  node: StoredNode,
  context: ReadContext,
  readContent: (nodes: readonly StoredNode[], context: ReadContext) => RichText,
): readonly TableCell[] {
  if (!isCell(node)) return []
  return [
    {
      isHeader: node.type === 'table_header',
      colspan: readSpan(node.attrs.colspan),
      rowspan: readSpan(node.attrs.rowspan),
      tone: toneOf(node.attrs.backgroundColor),
      content: readContent(node.content, context),
    },
  ]
}

function isCell({ type }: StoredNode): boolean {
  return type === 'table_cell' || type === 'table_header'
}

/**
 * Reads the widths of columns from the first row, which has a cell for every column; editors store a column's width in
 * each of its cells. Empty if none is set.
 */
function readColumnWidths(row: StoredNode): readonly (number | undefined)[] {
  const columns = row.content.filter(isCell).flatMap(({ attrs }) => {
    const widths: readonly unknown[] = Array.isArray(attrs.colwidth) ? attrs.colwidth : []
    return Array.from({ length: readSpan(attrs.colspan) }, (_, index) => readWidth(widths[index]))
  })
  return columns.some((width) => width !== undefined) ? columns : []
}

function readWidth(raw: unknown): number | undefined {
  const width = typeof raw === 'number' ? Math.round(raw) : 0
  return width >= 1 ? Math.min(width, MAX_WIDTH_PX) : undefined
}

function isHeaderRow(row: TableRow): boolean {
  return row.every((cell) => cell.isHeader)
}

function readSpan(raw: unknown): number {
  const span = Math.trunc(Number(typeof raw === 'string' || typeof raw === 'number' ? raw : 1))
  return span >= 1 ? Math.min(span, MAX_SPAN) : 1
}
