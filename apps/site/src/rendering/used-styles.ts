import { basename } from 'node:path'
import { designSheets } from 'virtual:brand-design'
import { namesOfScripts } from 'virtual:client-modules'
import { sourceHash } from '@prospectus/server/answers/source-hash'
import { LRUCache } from 'lru-cache'
import { lightProperties, propertiesIn } from './custom-properties.ts'
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

/** On every page: tokens and base in the order of their file names, then the brand's own. */
const designPaths = Object.keys(files).filter(isDesign).sort()
const designRules = [...designPaths.map((path) => files[path] ?? []), ...designSheets].flat()

/** The rest by stem; ui before blocks before layouts, as the cascade layers have it. */
const rulesOfStem = new Map(
  Object.entries(files)
    .filter(([path]) => !isDesign(path))
    .map(([path, rules]) => [basename(path, '.css'), rules]),
)

const memo = new LRUCache<string, UsedStyles>({ max: 500 })

/**
 * The style sheet that a page needs: of the design's sheet, and of those whose stem some element of its
 * HTML has as a class, the rules that something on it can match, now or when its scripts have changed it
 * (decision 0004). Memoised by what is on the page.
 */
export function usedStyles(html: string): UsedStyles {
  // React escapes what stands in text, so these are in tags only.
  const tags = new Set(html.match(/<[a-z]\w*/g))
  const attributes = new Set(html.match(/ (?:class|data-enhance|data-island)="[^"]*/g))
  const key = [...tags, ...attributes].join('')
  const known = memo.get(key)
  if (known !== undefined) return known

  const present = namesIn(tags, attributes)
  const mayBe = nowOrLater(present)
  const isOfScript = namesOfScripts === undefined ? () => true : mayBe
  const stems = [...rulesOfStem].filter(([stem]) => mayBe(`.${stem}`))
  const own = pruned([...designRules, ...stems.flatMap(([, rules]) => rules)], isOfScript)
  const css = lightProperties(own, { isOfScript, later: readLater(present) })
  const styles = { css, hash: sourceHash(css) }
  memo.set(key, styles)
  return styles
}

/** Elements, classes with their dot, and stems of what scripts make work, as in `="carousel`. */
function namesIn(tags: Iterable<string>, attributes: Iterable<string>): ReadonlySet<string> {
  const names = new Set(['html', 'head', 'body', '="loader'])
  for (const tag of tags) names.add(tag.slice(1).toLowerCase())
  for (const attribute of attributes) {
    const [name, value = ''] = attribute.split('="')
    for (const word of value.split(' ')) names.add(name === ' class' ? `.${word}` : `="${word}`)
  }
  return names
}

/** Whether a page has a class, element or custom property, or its scripts may put it there. */
function nowOrLater(present: ReadonlySet<string>): (name: string) => boolean {
  const ofPage = Object.entries(namesOfScripts ?? {}).filter(([stem]) => present.has(`="${stem}`))
  const later = new Set(ofPage.flatMap(([, names]) => names))
  const beginnings = [...later].filter((name) => name.endsWith('*'))
  return (name) => {
    const bare = name.replace('.', '')
    // A class goes on after a hyphen; an element, such as h2, right away.
    const begins = (beginning: string) =>
      bare.startsWith(beginning.slice(0, -1)) && (bare === name || beginning.endsWith('-*'))
    return present.has(name) || later.has(bare) || beginnings.some(begins)
  }
}

/** Custom properties that the sheet reads which a script brings in: `<stem>.later.css`. */
const readLater = (present: ReadonlySet<string>) =>
  new Set([...present].flatMap((name) => propertiesIn(rulesOfStem.get(`${name.slice(2)}.later`))))
