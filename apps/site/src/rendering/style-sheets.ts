import { basename } from 'node:path'
import { designSheets } from 'virtual:brand-design'
import { styles as extensionSheets } from 'virtual:brand-extension-styles'
import type { StyleRule } from './style-rules.ts'

const siteSheets = import.meta.glob<readonly StyleRule[]>(['../{ui,blocks,layouts}/**/*.css'], {
  query: '?inline',
  import: 'default',
  eager: true,
})
const sheets = { ...siteSheets, ...extensionSheets }
const isDesign = (path: string) => path.includes('/ui/design/')

/** The design, in the order of the file names; the brand's own sheets follow. */
const designPaths = Object.keys(sheets).filter(isDesign).sort()
const design = [...designPaths.map((path) => sheets[path] ?? []), ...designSheets].flat()
const isToken = ({ within }: StyleRule) => within[0] === '@layer tokens'

/** Rules that declare tokens, for every page. */
export const tokenRules = design.filter(isToken)
/** All other rules for every page. */
export const designRules = design.filter((rule) => !isToken(rule))

/** Rules by stem; cascade layers, not this order, decide precedence. */
export const rulesOfStem: ReadonlyMap<string, readonly StyleRule[]> = new Map(
  Object.entries(sheets)
    .filter(([path]) => !isDesign(path))
    .map(([path, rules]) => [basename(path, '.css'), rules]),
)

export function rulesOf(stems: ReadonlySet<string>): readonly StyleRule[] {
  return [...rulesOfStem].flatMap(([stem, rules]) => (stems.has(stem) ? rules : []))
}
