import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { initSync, Model } from '@ironcalc/wasm'
import { expect, it } from 'vitest'
import type { Tool } from './tool.ts'
import { tools } from './tools.ts'
import { workbookOf } from './tools-command.ts'

initSync({
  module: readFileSync(
    fileURLToPath(new URL('wasm_bg.wasm', import.meta.resolve('@ironcalc/wasm'))),
  ),
})

/** Calculates a tool as a spreadsheet program does, and reads one of its cells. */
function calculated({ rows }: Tool): (cell: string) => string {
  const model = new Model('tool', 'en', 'UTC', 'en')
  model.pauseEvaluation()
  for (const [row, cells] of rows.entries()) {
    for (const [column, cell] of cells.entries()) {
      if (cell !== null) model.setUserInput(0, row + 1, column + 1, String(cell))
    }
  }
  model.resumeEvaluation()
  model.evaluate()
  return (cell) => {
    const [, letter = 'A', row = '1'] = /^([A-Z])(\d+)$/.exec(cell) ?? []
    return model.getFormattedCellValue(0, Number(row), letter.charCodeAt(0) - 64)
  }
}

it.each(tools.map((tool) => [tool.name, tool] as const))(
  '%s gives the figures of its text',
  (_name, tool) => {
    const read = calculated(tool)
    for (const [cell, expected] of Object.entries(tool.results)) {
      if (typeof expected === 'string') expect(read(cell), cell).toBe(expected)
      else {
        const decimals = String(expected).split('.')[1]?.length ?? 0
        expect(Number(Number(read(cell)).toFixed(decimals)), cell).toBe(expected)
      }
    }
  },
)

it.each(tools.map((tool) => [tool.name, tool] as const))(
  '%s has no error in any cell',
  (_name, tool) => {
    const read = calculated(tool)
    const cells = tool.rows.flatMap((row, at) =>
      row.map((_, column) => read(`${String.fromCharCode(65 + column)}${at + 1}`)),
    )
    expect(cells.filter((text) => text.startsWith('#'))).toEqual([])
  },
)

it('writes a workbook, which is a ZIP archive', async () => {
  for (const tool of tools) {
    expect((await workbookOf(tool)).subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004')
  }
})
