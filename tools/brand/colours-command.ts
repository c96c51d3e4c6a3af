import { readFileSync } from 'node:fs'
import { brandFolder } from '../run/project.ts'
import { brandSheets } from './brand-modules.ts'
import { contrastFaults, THEMES } from './contrast.ts'

/** `content colours`: prints each pair of the brand's colours that cannot be read. Returns 1 when there is one. */
export async function coloursCommand(
  _args: readonly string[],
  _contentFolder: string,
  print: (line: string) => void,
): Promise<number> {
  const css = brandSheets(brandFolder()).map((sheet) => readFileSync(sheet, 'utf8'))
  const faults = THEMES.flatMap((theme) => contrastFaults(css.join('\n'), theme))
  for (const fault of faults) print(fault)
  print(`${THEMES.length} themes, ${faults.length} findings`)
  return faults.length === 0 ? 0 : 1
}
