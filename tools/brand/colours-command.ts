import { readFileSync } from 'node:fs'
import { plural } from '../content/plural.ts'
import { brandFolder } from '../run/project.ts'
import { brandSheets } from './brand-modules.ts'
import { BRAND_THEMES, contrastFindings } from './contrast.ts'

/** `content colours`: prints the brand's missing colours and its pairs with too little contrast. Returns 1 if any. */
export async function coloursCommand(
  _args: readonly string[],
  _contentFolder: string,
  print: (line: string) => void,
): Promise<number> {
  const css = brandSheets(brandFolder()).map((sheet) => readFileSync(sheet, 'utf8'))
  const findings = BRAND_THEMES.flatMap((theme) => contrastFindings(css.join('\n'), theme))
  for (const finding of findings) print(finding)
  print(`${BRAND_THEMES.length} themes, ${plural(findings.length, 'finding')}`)
  return findings.length === 0 ? 0 : 1
}
