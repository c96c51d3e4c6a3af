import { basename, dirname } from 'node:path'
import type { Check } from './check-interface.ts'
import type { Source } from './source-files.ts'

const SITE = 'apps/site/src/'
const SITE_SOURCES = /^(apps\/site|packages\/[a-z-]+)\/src\//
const UI = `${SITE}ui/`
/** All but those that a script asks for. */
const LOADED_BY_STEM =
  /^(apps\/site\/src\/(ui|blocks|layouts)|packages\/[a-z-]+\/src)\/(?!.*\.later\.css$)/
const CLASS = /\.(-?[a-z][a-z0-9-]*)/g

/**
 * Markup uses the class that a style sheet is named for, without which it is never loaded (decision 0004), and every
 * class in it that begins with that stem.
 */
export const styleClasses: Check = {
  name: 'style classes',
  run: (files) => {
    const scripts = files.filter(({ path }) => /\.tsx?$/.test(path) && !/\.test\./.test(path))
    const sheets = files.filter(
      ({ path }) => SITE_SOURCES.test(path) && path.endsWith('.css') && !path.includes('/design/'),
    )
    return {
      findings: sheets.flatMap((sheet) => {
        const markup = markupFor(sheet, scripts)
        return [...unloadedSheet(sheet, markup), ...unusedClasses(sheet, markup)]
      }),
    }
  },
}

/** The scripts whose markup may use the classes of a sheet. */
function markupFor(sheet: Source, scripts: readonly Source[]): string {
  const folder = dirname(sheet.path)
  // Blocks may use a UI component's classes in their own markup.
  const [ownFolder] = /^packages\/[a-z-]+\//.exec(folder) ?? [`${folder}/`]
  const searchedFolders = folder.startsWith(UI) ? [SITE, 'packages/'] : [ownFolder, UI]
  return scripts
    .filter(({ path }) => searchedFolders.some((searched) => path.startsWith(searched)))
    .map(({ text }) => text)
    .join('\n')
}

function unloadedSheet(sheet: Source, markup: string): readonly string[] {
  if (!LOADED_BY_STEM.test(sheet.path)) return []
  const stem = stemOf(sheet)
  const isClass = new RegExp(`["'\`\\s]${stem}["'\`\\s]`).test(markup)
  return isClass
    ? []
    : [`${sheet.path}: no element has the class ${stem}, so this style sheet is never loaded`]
}

function unusedClasses(sheet: Source, markup: string): readonly string[] {
  const selectors = sheet.text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\{[^{}]*\}/g, '{}')
  const classes = [...selectors.matchAll(CLASS)].map((match) => match[1] ?? '')
  return [...new Set(classes)]
    .filter((name) => name.startsWith(`${stemOf(sheet)}-`) && !isUsed(name, markup))
    .map((name) => `${sheet.path}: no element has the class ${name}`)
}

function stemOf({ path }: Source): string {
  return basename(path).split('.')[0] ?? ''
}

/** True if the markup has the class as a whole word, or builds classes as `stem-${…}`. */
function isUsed(name: string, markup: string): boolean {
  if (new RegExp(`\\b${name}\\b`).test(markup)) return true
  const parts = name.split('-')
  return parts.some(
    (_, count) => count > 0 && markup.includes(`${parts.slice(0, count).join('-')}-\${`),
  )
}
