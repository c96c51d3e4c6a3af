import { basename } from 'node:path'
import { sourceHash } from '@prospectus/server/answers/source-hash'
import { LRUCache } from 'lru-cache'
import { pruned, type StyleRule } from './style-rules.ts'

/** The style sheet of one page, to be inlined, and its hash for the content security policy. */
export interface UsedStyles {
  readonly css: string
  /** As CSP wants it, without quotes: `sha256-…`. */
  readonly hash: string
}

const files = import.meta.glob<readonly StyleRule[]>(['../{ui,blocks,layouts}/**/*.css'], {
  query: '?inline',
  import: 'default',
  eager: true,
})
const isDesign = (path: string) => path.includes('/ui/design/')

/** On every page: tokens, base and fonts, in the order of their file names. */
const designRules = Object.keys(files)
  .filter(isDesign)
  .sort()
  .flatMap((path) => files[path] ?? [])

/** The rest by stem; ui before blocks before layouts, as the cascade layers have it. */
const rulesOfStem = new Map(
  Object.entries(files)
    .filter(([path]) => !isDesign(path))
    .map(([path, rules]) => [basename(path, '.css'), rules]),
)

const memo = new LRUCache<string, UsedStyles>({ max: 500 })

/**
 * The style sheet that a page needs: of the design's sheet, and of those whose stem some element of its
 * HTML has as a class, the rules that something on it can match (decision 0004). Memoised by what is on
 * the page.
 */
export function usedStyles(html: string): UsedStyles {
  const present = namesIn(html)
  const key = [...present].sort().join(' ')
  const known = memo.get(key)
  if (known !== undefined) return known

  const stems = [...rulesOfStem].filter(([stem]) => present.has(`.${stem}`))
  const css = pruned([...designRules, ...stems.flatMap(([, rules]) => rules)], present)
  const styles = { css, hash: sourceHash(css) }
  memo.set(key, styles)
  return styles
}

/** Classes, with their dot, and elements. React escapes what stands in text, so these are in tags only. */
function namesIn(html: string): ReadonlySet<string> {
  const attributes = new Set<string>()
  const names = new Set(['html', 'head', 'body'])
  for (const [, element, attribute] of html.matchAll(/<([a-zA-Z][a-zA-Z0-9]*)| class="([^"]*)"/g)) {
    if (element !== undefined) names.add(element.toLowerCase())
    else attributes.add(attribute ?? '')
  }
  for (const attribute of attributes) {
    for (const name of attribute.split(' ')) names.add(`.${name}`)
  }
  return names
}
