import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readBrand } from '@prospectus/server/brand'
import type { Plugin } from 'vite'
import { extensionFiles, extensionModules } from './extension-modules.ts'
import { inlineSvg } from './inline-svg.ts'

const BRAND_ID = 'virtual:brand'
const DESIGN_ID = 'virtual:brand-design'
const STYLES_ID = 'virtual:brand-styles'
const COVERS_ID = 'virtual:brand-covers'

/** Vite plugins that add a brand to a build (decision 0025). The build fails if the brand lacks a required file. */
export function brandModules(folder: string): Plugin[] {
  const sources: Readonly<Record<string, () => string>> = {
    [BRAND_ID]: () => exportStatements({ brand: { ...readBrand(folder), folder: undefined } }),
    [DESIGN_ID]: () => designSource(folder),
    [STYLES_ID]: () => stylesSource(folder),
    [COVERS_ID]: () => coversSource(folder),
  }
  const brand: Plugin = {
    name: 'brand',
    resolveId: (id) => (Object.hasOwn(sources, id) ? `\0${id}` : undefined),
    load(id) {
      const source = id.startsWith('\0') ? sources[id.slice(1)] : undefined
      if (source === undefined) return undefined
      this.addWatchFile(join(folder, 'brand.json'))
      return source()
    },
  }
  return [brand, extensionModules(folder)]
}

/** Paths of a brand's style sheets, in the order of their names. */
export function brandSheets(folder: string): readonly string[] {
  return globSync('design/*.css', { cwd: folder })
    .sort()
    .map((name) => join(folder, name))
}

function designSource(folder: string): string {
  const { preloadFont } = readBrand(folder)
  const icon = requiredFile(folder, 'design/icon.svg')
  const font = preloadFont && requiredFile(folder, preloadFont)
  const logo = inlineSvg(readFileSync(requiredFile(folder, 'design/logo.svg'), 'utf8'))
  const sheets = brandSheets(folder)
  return [
    `import iconUrl from ${JSON.stringify(`${icon}?url`)}`,
    font ? `import fontUrl from ${JSON.stringify(`${font}?url`)}` : 'const fontUrl = undefined',
    ...sheets.map((sheet, n) => `import sheet${n} from ${JSON.stringify(`${sheet}?inline`)}`),
    `export const designSheets = [${sheets.map((_, n) => `sheet${n}`).join(', ')}]`,
    'export { fontUrl, iconUrl }',
    exportStatements({ logo }),
  ].join('\n')
}

function stylesSource(folder: string): string {
  const icon = `${requiredFile(folder, 'design/icon.svg')}?url`
  const sheets = [...extensionFiles(folder, '*.css'), ...brandSheets(folder)]
  return [...sheets, icon].map((file) => `import ${JSON.stringify(file)}`).join('\n')
}

/** Source of the covers' module. A brand without drawn covers has plain ones; without a font, no words in pictures. */
function coversSource(folder: string): string {
  const covers = join(folder, 'covers', 'cover-svg.ts')
  const edge = join(folder, 'covers', 'social-edge.ts')
  const fontFile = join(folder, 'design', 'fonts', 'letters.json')
  return [
    existsSync(covers)
      ? `export { coverSvg } from ${JSON.stringify(covers)}`
      : "export const coverSvg = () => ''",
    existsSync(edge)
      ? `export { socialEdge } from ${JSON.stringify(edge)}`
      : "export const socialEdge = () => ''",
    existsSync(fontFile)
      ? `export { default as fontOutlines } from ${JSON.stringify(fontFile)}`
      : 'export const fontOutlines = undefined',
  ].join('\n')
}

function requiredFile(folder: string, name: string): string {
  const file = join(folder, name)
  if (existsSync(file)) return file
  throw new Error(`${file} is missing; every brand needs one`)
}

function exportStatements(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')
}
