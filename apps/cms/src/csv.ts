/** A CSV line (RFC 4180) with every cell quoted, and formulas escaped, so that spreadsheets do not run them. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${escapeFormula(cell).replaceAll('"', '""')}"`).join(',')}\r\n`
}

/** Goes at the beginning of a file; without it, spreadsheets do not read UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** Puts an apostrophe before anything that a spreadsheet would read as a formula. */
function escapeFormula(cell: string): string {
  const text = cell.toWellFormed().replaceAll('\0', '')
  return FORMULA.test(text) ? `'${text}` : text
}

/** A formula's first character or its full-width form, even after characters that some programs skip or split at. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20|%]|^[\t\r\n]/u

/** Headers of a download with this file name. */
export function csvHeaders(filename: string) {
  return {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${filename}"`,
  }
}
