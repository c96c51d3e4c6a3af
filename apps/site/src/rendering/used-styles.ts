import { basename } from 'node:path'
import { hashOfStyle } from '../server/security-headers.ts'

/** The style sheet of one page, to be inlined, and its hash for the content security policy. */
export interface UsedStyles {
  readonly css: string
  /** As CSP wants it, without quotes: `sha256-…`. */
  readonly hash: string
}

const files = import.meta.glob<string>(['../{ui,blocks,layouts}/**/*.css'], {
  query: '?inline',
  import: 'default',
  eager: true,
})
const isDesign = (path: string) => path.includes('/ui/design/')

/** On every page: tokens, base and fonts, in the order of their file names. */
const designSheet = Object.keys(files)
  .filter(isDesign)
  .sort()
  .map((path) => files[path])
  .join('')

/** The rest by stem; ui before blocks before layouts, as the cascade layers have it. */
const sheetOfStem = new Map(
  Object.entries(files)
    .filter(([path]) => !isDesign(path))
    .map(([path, css]) => [basename(path, '.css'), css]),
)

const memo = new Map<string, UsedStyles>()

/**
 * The style sheet that a page needs: that of the design, and that of each stem which some element of
 * its HTML has as a class. Memoised by the set of stems, of which a site has a few dozen.
 */
export function usedStyles(html: string): UsedStyles {
  const stems = stemsIn(html)
  const key = stems.join(' ')
  const known = memo.get(key)
  if (known !== undefined) return known

  const css = designSheet + stems.map((stem) => sheetOfStem.get(stem)).join('')
  const styles = { css, hash: hashOfStyle(css) }
  memo.set(key, styles)
  return styles
}

/** React escapes quotes in text, so `class="` stands in tags only. */
function stemsIn(html: string): readonly string[] {
  const attributes = new Set<string>()
  for (const match of html.matchAll(/ class="([^"]*)"/g)) attributes.add(match[1] ?? '')
  const classes = new Set([...attributes].flatMap((attribute) => attribute.split(' ')))
  return [...sheetOfStem.keys()].filter((stem) => classes.has(stem))
}
