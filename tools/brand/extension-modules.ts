import { globSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { type ResourceSections, readBrand } from '@prospectus/server/brand'
import { areSpecifiedSections, SPECIFIED_SECTIONS } from '@prospectus/server/specified-sections'
import type { Plugin } from 'vite'
import { root } from '../run/project.ts'

/** Modules that read the brand's folder at run time; a build replaces them. */
const SCHEMA_PATH = join(root, 'packages', 'content', 'src', 'schema', 'extensions.ts')
const SECTIONS_PATH = join(root, 'packages', 'content', 'src', 'schema', 'resource-sections.ts')
const VIEWS_ID = 'virtual:brand-extensions'
const STYLES_ID = 'virtual:brand-extension-styles'
const ALWAYS_SCRIPTS_ID = 'virtual:brand-extension-scripts'

/** Vite plugin that adds a brand's extensions to a build (decision 0073). */
export function extensionModules(brandFolder: string): Plugin {
  const sources: Readonly<Record<string, () => string>> = {
    [SCHEMA_PATH]: () => listModule('extensions', resolvedEntries(brandFolder, 'schema')),
    [SECTIONS_PATH]: () =>
      sectionsModule(readBrand(brandFolder).resourceSections ?? SPECIFIED_SECTIONS),
    [`\0${VIEWS_ID}`]: () => listModule('extensions', resolvedEntries(brandFolder, 'views')),
    [`\0${STYLES_ID}`]: () =>
      tableModule('styles', extensionFiles(brandFolder, '*.css'), (file) => `${file}?inline`),
    [`\0${ALWAYS_SCRIPTS_ID}`]: () =>
      tableModule('scripts', extensionFiles(brandFolder, '*.always.ts')),
  }
  return {
    name: 'brand-extensions',
    resolveId: (id) =>
      [VIEWS_ID, STYLES_ID, ALWAYS_SCRIPTS_ID].includes(id) ? `\0${id}` : undefined,
    load: (id) => sources[id]?.(),
  }
}

/** Folders of the packages that a brand names as its extensions. */
export function extensionFolders(brandFolder: string): readonly string[] {
  return resolvedEntries(brandFolder, 'package.json').map(dirname)
}

/** All packages that can be extensions, whether a brand names them or not. */
export function extensionPackages(): readonly string[] {
  return globSync('packages/*/src/views.ts', { cwd: root })
    .sort()
    .map((path) => join(root, dirname(dirname(path))))
}

/** Files of a brand's extensions whose names match a pattern, sorted by package and path. */
export function extensionFiles(brandFolder: string, pattern: string): readonly string[] {
  return extensionFolders(brandFolder).flatMap((folder) =>
    globSync(`src/**/${pattern}`, { cwd: folder })
      .sort()
      .map((name) => join(folder, name)),
  )
}

/** Paths of the modules that the brand's extensions export as `entry`. */
function resolvedEntries(brandFolder: string, entry: string): readonly string[] {
  const { resolve } = createRequire(join(root, 'package.json'))
  return readBrand(brandFolder).extensions.map((name) => realpathSync(resolve(`${name}/${entry}`)))
}

/**
 * Vite plugin for tests: the sections of the specification, whichever the brand names, in the brand's own tests too.
 * Stands before the brand's.
 */
export function specifiedSections(): Plugin {
  return {
    name: 'specified-sections',
    load: (id) => (id === SECTIONS_PATH ? sectionsModule(SPECIFIED_SECTIONS) : undefined),
  }
}

function sectionsModule(sections: ResourceSections): string {
  return [
    `export const resourceSections = new Map(${JSON.stringify(Object.entries(sections))})`,
    `export const hasSpecifiedSections = ${areSpecifiedSections(Object.keys(sections))}`,
  ].join('\n')
}

function listModule(name: string, files: readonly string[]): string {
  return [
    ...files.map((file, n) => `import { extension as e${n} } from ${JSON.stringify(file)}`),
    `export const ${name} = [${files.map((_, n) => `e${n}`)}]`,
  ].join('\n')
}

/** Source of a module that maps file names to an export: the default of a style sheet, `enhance` of a script. */
function tableModule(
  name: string,
  files: readonly string[],
  importPath = (file: string) => file,
): string {
  const exportName = name === 'styles' ? 'default' : 'enhance'
  return [
    ...files.map(
      (file, n) => `import { ${exportName} as f${n} } from ${JSON.stringify(importPath(file))}`,
    ),
    `export const ${name} = {${files.map((file, n) => `'./${basename(file)}': f${n}`)}}`,
  ].join('\n')
}
