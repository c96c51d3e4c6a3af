import writeExcelFile from 'write-excel-file/node'
import type { Cell, Tool } from './tool.ts'

/** Writes a tool as a workbook of one sheet, with the formulas in it. */
export async function workbookOf({ rows, widths }: Tool): Promise<Buffer> {
  const sheet = rows.map((row) => row.map(cellOf))
  const columns = widths.map((width) => ({ width }))
  return await writeExcelFile(sheet, { columns }).toBuffer()
}

function cellOf(cell: Cell) {
  const isFormula = typeof cell === 'string' && cell.startsWith('=')
  return isFormula ? { type: 'Formula' as const, value: cell } : cell
}
