import { globSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { readBrand } from '@prospectus/server/brand'
import type { Plugin } from 'vite'
import { root } from '../run/project.ts'

/** Both read the brand's folder without a build. */
const SCHEMA = join(root, 'packages', 'content', 'src', 'schema', 'extensions.ts')
const SECTIONS = join(root, 'packages', 'content', 'src', 'schema', 'resource-sections.ts')
const VIEWS = 'virtual:brand-extensions'
const STYLES = 'virtual:brand-extension-styles'
const ALWAYS = 'virtual:brand-extension-scripts'

export function extensionModules(brand: string): Plugin {
  const sources: Readonly<Record<string, () => string>> = {
    [SCHEMA]: () => listOf('extensions', entries(brand, 'schema')),
    [SECTIONS]: () => sectionsOf(brand),
    [`\0${VIEWS}`]: () => listOf('extensions', entries(brand, 'views')),
    [`\0${STYLES}`]: () =>
      tableOf('styles', extensionFiles(brand, '*.css'), (file) => `${file}?inline`),
    [`\0${ALWAYS}`]: () => tableOf('scripts', extensionFiles(brand, '*.always.ts')),
  }
  return {
    name: 'brand-extensions',
    resolveId: (id) => ([VIEWS, STYLES, ALWAYS].includes(id) ? `\0${id}` : undefined),
    load: (id) => sources[id]?.(),
  }
}

export function extensionFolders(brand: string): readonly string[] {
  return entries(brand, 'package.json').map(dirname)
}

/** All packages that can be extensions, whether a brand names them or not. */
export function extensionPackages(): readonly string[] {
  return globSync('packages/*/src/views.ts', { cwd: root })
    .sort()
    .map((path) => join(root, dirname(dirname(path))))
}

/** Files of a brand's extensions whose names match a pattern, by package and path. */
export function extensionFiles(brand: string, pattern: string): readonly string[] {
  return extensionFolders(brand).flatMap((folder) =>
    globSync(`src/**/${pattern}`, { cwd: folder })
      .sort()
      .map((name) => join(folder, name)),
  )
}

function entries(brand: string, entry: string): readonly string[] {
  const { resolve } = createRequire(join(root, 'package.json'))
  return readBrand(brand).extensions.map((name) => realpathSync(resolve(`${name}/${entry}`)))
}

function sectionsOf(brand: string): string {
  const sections = Object.entries(readBrand(brand).resourceSections)
  return `export const resourceSections = new Map(${JSON.stringify(sections)})`
}

function listOf(name: string, files: readonly string[]): string {
  return [
    ...files.map((file, n) => `import { extension as e${n} } from ${JSON.stringify(file)}`),
    `export const ${name} = [${files.map((_, n) => `e${n}`)}]`,
  ].join('\n')
}

/** Exports of files by name: the default of a sheet, `enhance` of a script. */
function tableOf(name: string, files: readonly string[], address = (file: string) => file): string {
  const what = name === 'styles' ? 'default' : 'enhance'
  return [
    ...files.map((file, n) => `import { ${what} as f${n} } from ${JSON.stringify(address(file))}`),
    `export const ${name} = {${files.map((file, n) => `'./${basename(file)}': f${n}`)}}`,
  ].join('\n')
}
