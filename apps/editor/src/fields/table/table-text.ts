import { isObject, type Json, type JsonObject, membersOf, scalarText } from '../../document/json.ts'
import { newUid } from '../../document/new-uid.ts'

/** Formats a table as lines of cells, separated by ` | `, or by tabs if a cell contains `|`. */
export function formatTable(stored: Json | undefined): string {
  const rows = readRows(stored).map(({ cells }) => cells.map(({ value }) => value))
  const hasPipes = rows.flat().some((value) => value.includes('|'))
  return rows.map((cells) => cells.join(hasPipes ? '\t' : ' | ')).join('\n')
}

/**
 * Reads a table from lines of text, the first of which is the head. Cells are separated by tabs, as spreadsheets copy
 * them, or by `|`. Rows and cells keep the ids that the previous table has at the same position. Undefined for an empty
 * text.
 */
export function parseTable(text: string, previous: Json | undefined): JsonObject | undefined {
  const oldRows = readRows(previous)
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const rows = lines.map((line, rowIndex) => ({
    _uid: oldRows[rowIndex]?.uid ?? newUid(),
    body: splitCells(line).map((value, columnIndex) => ({
      _uid: oldRows[rowIndex]?.cells[columnIndex]?.uid ?? newUid(),
      value,
    })),
  }))
  const [head, ...body] = rows
  return head === undefined ? undefined : { fieldtype: 'table', thead: head.body, tbody: body }
}

function splitCells(line: string): readonly string[] {
  if (line.includes('\t')) return line.split('\t').map((cell) => cell.trim())
  // As in Markdown, a line may begin and end with a pipe.
  const cells = /^\|.*\|$/.exec(line) ? line.slice(1, -1) : line
  return cells.split('|').map((cell) => cell.trim())
}

interface Row {
  readonly uid: string | undefined
  readonly cells: readonly { readonly uid: string | undefined; readonly value: string }[]
}

function readRows(stored: Json | undefined): readonly Row[] {
  const { thead, tbody } = membersOf(stored)
  const body = Array.isArray(tbody) ? tbody.filter(isObject) : []
  return [
    { uid: undefined, cells: readCells(thead) },
    ...body.map((row) => ({ uid: uidOf(row), cells: readCells(row.body) })),
  ]
}

function readCells(stored: Json | undefined): Row['cells'] {
  const cells = Array.isArray(stored) ? stored.filter(isObject) : []
  return cells.map((cell) => ({ uid: uidOf(cell), value: cellText(cell.value) }))
}

function uidOf({ _uid }: JsonObject): string | undefined {
  return typeof _uid === 'string' ? _uid : undefined
}

/** Returns a cell's text with spaces for line breaks and tabs, which would begin another row or cell. */
function cellText(value: Json | undefined): string {
  return scalarText(value).replace(/\s*[\t\n\r\u2028\u2029]\s*/g, ' ')
}
