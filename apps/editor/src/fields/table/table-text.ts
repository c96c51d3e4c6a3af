import { isObject, type Json, type JsonObject } from '../../document/json.ts'
import { newUid } from '../../document/new-uid.ts'

export function textOfTable(stored: Json | undefined): string {
  const rows = rowsOf(stored).map(({ cells }) => cells.map(({ value }) => value))
  const hasBars = rows.flat().some((value) => value.includes('|'))
  return rows.map((cells) => cells.join(hasBars ? '\t' : ' | ')).join('\n')
}

/**
 * Reads a table from lines of text, with cells between tabs, as spreadsheets copy them, or between bars. Rows and cells
 * keep the ids of those at the same position before. Undefined for an empty text.
 */
export function tableOfText(text: string, before: Json | undefined): JsonObject | undefined {
  const known = rowsOf(before)
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const rows = lines.map((line, row) => ({
    _uid: known[row]?.uid ?? newUid(),
    body: cellsIn(line).map((value, column) => ({
      _uid: known[row]?.cells[column]?.uid ?? newUid(),
      value,
    })),
  }))
  const [head, ...body] = rows
  return head === undefined ? undefined : { fieldtype: 'table', thead: head.body, tbody: body }
}

function cellsIn(line: string): readonly string[] {
  if (line.includes('\t')) return line.split('\t').map((cell) => cell.trim())
  // A line that begins and ends with a bar has no cells outside them.
  const inner = /^\|.*\|$/.exec(line) ? line.slice(1, -1) : line
  return inner.split('|').map((cell) => cell.trim())
}

interface Row {
  readonly uid: string | undefined
  readonly cells: readonly { readonly uid: string | undefined; readonly value: string }[]
}

function rowsOf(stored: Json | undefined): readonly Row[] {
  if (!isObject(stored)) return []
  const { thead, tbody } = stored
  const body = Array.isArray(tbody) ? tbody.filter(isObject) : []
  return [
    { uid: undefined, cells: cellsOf(thead) },
    ...body.map((row) => ({ uid: uidOf(row), cells: cellsOf(row.body) })),
  ]
}

function cellsOf(stored: Json | undefined): Row['cells'] {
  const cells = Array.isArray(stored) ? stored.filter(isObject) : []
  return cells.map((cell) => ({ uid: uidOf(cell), value: textOf(cell.value) }))
}

function uidOf({ _uid }: JsonObject): string | undefined {
  return typeof _uid === 'string' ? _uid : undefined
}

/** Removes line breaks and tabs, which would begin another row or cell. */
function textOf(value: Json | undefined): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  return text.replace(/\s*[\t\n\r\u2028\u2029]\s*/g, ' ')
}
