import { deeper, type ReadContext } from '../fields/read-context.ts'
import type { RichText, RichTextBlock, TableCell, TableRow } from './rich-text.ts'
import type { StoredNode } from './stored-node.ts'
import { toneOf } from './tone.ts'

const MAXIMUM_SPAN = 100

/**
 * A table; its leading rows that hold header cells only become its head (protocol section 9).
 * `readContent` reads what is inside a cell. Nothing when no row has a cell.
 */
export function readTable(
  node: StoredNode,
  context: ReadContext,
  readContent: (nodes: readonly StoredNode[], context: ReadContext) => RichText,
): readonly RichTextBlock[] {
  const inside = deeper(deeper(context))
  const rows = node.content
    .filter((row) => row.type === 'table_row')
    .map((row) => row.content.flatMap((cell) => readCell(cell, inside, readContent)))
    .filter((row) => row.length > 0)
  if (rows.length === 0) return []
  const firstBodyRow = rows.findIndex((row) => !isHeaderRow(row))
  const headRows = firstBodyRow === -1 ? rows.length : firstBodyRow
  return [{ type: 'table', head: rows.slice(0, headRows), body: rows.slice(headRows) }]
}

function readCell(
  node: StoredNode,
  context: ReadContext,
  readContent: (nodes: readonly StoredNode[], context: ReadContext) => RichText,
): readonly TableCell[] {
  if (node.type !== 'table_cell' && node.type !== 'table_header') return []
  return [
    {
      header: node.type === 'table_header',
      colspan: readSpan(node.attrs.colspan),
      rowspan: readSpan(node.attrs.rowspan),
      tone: toneOf(node.attrs.backgroundColor),
      content: readContent(node.content, context),
    },
  ]
}

function isHeaderRow(row: TableRow): boolean {
  return row.every((cell) => cell.header)
}

function readSpan(raw: unknown): number {
  const span = Math.trunc(Number(typeof raw === 'string' || typeof raw === 'number' ? raw : 1))
  return span >= 1 ? Math.min(span, MAXIMUM_SPAN) : 1
}
