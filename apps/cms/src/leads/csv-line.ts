/**
 * A line of a table for a spreadsheet (RFC 4180): every cell between quotes, and none that begins like a formula,
 * since spreadsheets would run what a visitor typed.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${harmless(cell).replaceAll('"', '""')}"`).join(',')}\r\n`
}

/** What a table begins with, so that spreadsheets read it as UTF-8: without it they break every umlaut. */
export const CSV_START = '\uFEFF'

/** With an apostrophe before whatever a spreadsheet would take for a formula. */
function harmless(cell: string): string {
  const text = cell.toWellFormed().replaceAll('\0', '')
  return FORMULA.test(text) ? `'${text}` : text
}

/** The signs, their wide forms, and the characters that some programs skip or split at. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20|%]|^[\t\r\n]/u
