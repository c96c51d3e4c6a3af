import { plainText } from '@prospectus/content/schema/rich-text/plain-text'
import type { RichText, TableCell, TableRow } from '@prospectus/content/schema/rich-text/rich-text'

/**
 * The rows of a table with its columns of figures set to the right, head and body, so that digits of
 * one rank stand under each other (BLOCK-11). The first column says what a row is about and stays; so
 * does every paragraph whose alignment an editor has set, and every table with joined cells.
 */
export function alignFigures(head: readonly TableRow[], body: readonly TableRow[]) {
  const joined = [...head, ...body].flat().some(({ colspan, rowspan }) => colspan + rowspan > 2)
  const columns = joined ? new Set<number>() : figureColumns(body)
  const align = (row: TableRow) =>
    row.map((cell, column) => (columns.has(column) ? toTheRight(cell) : cell))
  return { head: head.map(align), body: body.map(align) }
}

/** Columns after the first whose cells hold a figure or nothing, and at least one a figure. */
function figureColumns(body: readonly TableRow[]): ReadonlySet<number> {
  const columns = Math.max(0, ...body.map((row) => row.length))
  const words = (column: number) => body.map((row) => plainText(row[column]?.content ?? []).trim())
  return new Set(
    Array.from({ length: columns }, (_, column) => column).filter(
      (column) =>
        column > 0 &&
        words(column).some((text) => FIGURE.test(text)) &&
        words(column).every((text) => FIGURE.test(text) || NOTHING.test(text)),
    ),
  )
}

function toTheRight(cell: TableCell): TableCell {
  const content: RichText = cell.content.map((node) =>
    node.type === 'paragraph' ? { ...node, align: node.align ?? 'right' } : node,
  )
  return { ...cell, content }
}

/** Such as `4.20`, `−£1,200`, `1 234,5 %`, `€ 3.1 m`. */
const FIGURE =
  /^[−–+±-]?\s?[£€$]?\s?[−+-]?(?:\d{1,3}(?:[\s,.’]\d{3})+|\d+)(?:[.,]\d+)?\s?(?:%|‰|k|m|bn|h|days?|weeks?)?$/u
const NOTHING = /^[−–—-]?$/
