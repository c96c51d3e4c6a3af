import { basename, dirname } from 'node:path'
import type { Check } from './check-interface.ts'
import type { Source } from './source-files.ts'

const SITE = 'apps/site/src/'
const SITE_SOURCES = /^(apps\/site|packages\/[a-z-]+)\/src\//
const UI = `${SITE}ui/`
const CLASS = /\.(-?[a-z][a-z0-9-]*)/g

/** Markup uses every class of a style sheet that begins with the sheet's stem. */
export const styleClasses: Check = {
  name: 'style classes',
  run: (files) => {
    const scripts = files.filter(({ path }) => /\.tsx?$/.test(path) && !/\.test\./.test(path))
    const sheets = files.filter(
      ({ path }) => SITE_SOURCES.test(path) && path.endsWith('.css') && !path.includes('/design/'),
    )
    return { findings: sheets.flatMap((sheet) => unusedClasses(sheet, scripts)) }
  },
}

function unusedClasses(sheet: Source, scripts: readonly Source[]): readonly string[] {
  const [stem = ''] = basename(sheet.path).split('.')
  const folder = dirname(sheet.path)
  // Blocks may use a UI component's classes in their own markup.
  const [ownFolder] = /^packages\/[a-z-]+\//.exec(folder) ?? [`${folder}/`]
  const searchedFolders = folder.startsWith(UI) ? [SITE, 'packages/'] : [ownFolder, UI]
  const markup = scripts
    .filter(({ path }) => searchedFolders.some((searched) => path.startsWith(searched)))
    .map(({ text }) => text)
    .join('\n')
  const selectors = sheet.text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\{[^{}]*\}/g, '{}')
  const classes = [...selectors.matchAll(CLASS)].map((match) => match[1] ?? '')
  return [...new Set(classes)]
    .filter((name) => name.startsWith(`${stem}-`) && !isUsed(name, markup))
    .map((name) => `${sheet.path}: no element has the class ${name}`)
}

/** True if the markup has the class as a whole word, or builds classes as `stem-${…}`. */
function isUsed(name: string, markup: string): boolean {
  if (new RegExp(`\\b${name}\\b`).test(markup)) return true
  const parts = name.split('-')
  return parts.some(
    (_, count) => count > 0 && markup.includes(`${parts.slice(0, count).join('-')}-\${`),
  )
}
