import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FILE = 'packages/server/src/brand.ts'
const LINE = /^export const DEFAULT_BRAND = '[^']*'$/m

/** Makes a brand the one that starts when `BRAND` names none. Throws if the line is not found. */
export function setDefaultBrand(root: string, folder: string): void {
  const text = readFileSync(join(root, FILE), 'utf8')
  if (!LINE.test(text))
    throw new Error(
      `${FILE} has no line "export const DEFAULT_BRAND = '…'", so ${folder} was not made the default brand: restore the line with this folder`,
    )
  writeFileSync(join(root, FILE), text.replace(LINE, `export const DEFAULT_BRAND = '${folder}'`))
}
