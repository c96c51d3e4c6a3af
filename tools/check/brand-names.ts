import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_BRAND, readBrand } from '@prospectus/server/brand'
import { plural } from '../content/plural.ts'
import { root } from '../run/project.ts'
import type { Check } from './check-interface.ts'
import { projectFiles, type Source } from './source-files.ts'

/** The only file outside brands and documents that names the default brand. */
const DEFAULT_BRAND_FILE = 'packages/server/src/brand.ts'
const TEXT = /\.(tsx?|js|css|json|svg|html|txt|conf)$/

/** A brand's name occurs only in its folder and in documents (decision 0025). */
export const brandNames: Check = {
  name: 'brand names',
  run: () => {
    const brands = readdirSync(join(root, 'brands')).map((folder) => `brands/${folder}`)
    const names = brands.flatMap((folder) => {
      const { name, productPrefix } = readBrand(join(root, folder))
      return [name, `${productPrefix}-platform`]
    })
    const files = projectFiles()
      .filter((path) => TEXT.test(path) && !/^(brands|docs)\//.test(path))
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
    return { findings: brandNameFindings(files, names), note: plural(brands.length, 'brand') }
  },
}

/** A line for each file that contains one of the names, with the first place. */
export function brandNameFindings(files: readonly Source[], names: readonly string[]): string[] {
  const lowerCaseNames = names.map((name) => name.toLowerCase())
  return files.flatMap(({ path, text }) => {
    const lines = [path, ...text.split('\n')]
    const lineNumber = lines.findIndex((line) =>
      lowerCaseNames.some((name) => withoutDefaultBrand(path, line).toLowerCase().includes(name)),
    )
    return lineNumber === -1
      ? []
      : [`${path}:${lineNumber}: names a brand, which only files in the brand’s own folder may do`]
  })
}

function withoutDefaultBrand(path: string, line: string): string {
  return path === DEFAULT_BRAND_FILE ? line.replace(`'${DEFAULT_BRAND}'`, '') : line
}
