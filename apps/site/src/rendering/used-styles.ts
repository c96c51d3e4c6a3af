import { namesAddedByScript } from 'virtual:client-modules'
import { sourceHash } from '@prospectus/server/http/security-headers'
import { LRUCache } from 'lru-cache'
import { minimiseProperties } from './custom-properties.ts'
import { isDeferrable, linkedStyles } from './linked-styles.ts'
import { pruneRules } from './style-rules.ts'
import { designRules, rulesOf, rulesOfStem, tokenRules } from './style-sheets.ts'

export interface UsedStyles {
  readonly css: string
  /** `sha256-…`, without quotes. */
  readonly hash: string
  /** Address of the linked sheet; undefined if nothing is linked. */
  readonly href?: string | undefined
  /** `css` in UTF-8. */
  readonly bytes?: Buffer
}

/** Stems of sheets for content that is hidden until opened. They are never inlined on a page that links a sheet. */
const OPENED = /\.opened$/

const cache = new LRUCache<string, UsedStyles>({ max: 500 })

/**
 * Returns the rules that can match immediately or after scripts have run (decision 0004), from the design and from
 * sheets whose stem is a class on the page. Rules for content below the fold are linked (decision 0071).
 */
export function usedStyles(above: string, below = ''): UsedStyles {
  return stylesOf(styleHooksIn(above), below === '' ? undefined : styleHooksIn(below))
}

/** `usedStyles` for style hooks (`styleHooksIn`); with `below` undefined, no sheet is linked. */
export function stylesOf(
  aboveHooks: readonly string[],
  below: readonly string[] | undefined,
): UsedStyles {
  const belowHooks = below ?? []
  const key = `${aboveHooks.join('')}\n${belowHooks.join('')}`
  const cached = cache.get(key)
  if (cached !== undefined) return cached

  const namesAbove = namesIn(aboveHooks)
  const presentNames = namesIn([...aboveHooks, ...belowHooks])
  const canOccur = occurrenceTest(presentNames)
  // In development, what scripts add is unknown.
  const isKept = namesAddedByScript === undefined ? () => true : canOccur
  const stems = [...rulesOfStem.keys()].filter((stem) => canOccur(`.${stem.replace(OPENED, '')}`))
  // Scripts start after the whole page was parsed, so what they add can be linked.
  const inlinedStems = new Set(
    below === undefined ? stems : stems.filter((stem) => namesAbove.has(`.${stem}`)),
  )
  const isLinked = stems.length > inlinedStems.size
  const linked = isLinked
    ? linkedStyles(stems.filter((stem) => !inlinedStems.has(stem)))
    : undefined
  const rules = [...designRules, ...rulesOf(inlinedStems)]
  const inlinedRules = linked ? rules.filter((rule) => !isDeferrable(rule)) : rules
  const css = minimiseProperties(pruneRules(tokenRules, isKept), pruneRules(inlinedRules, isKept), {
    mayScriptUse: isKept,
    scriptSheets: scriptSheets(presentNames),
    linkedSheet: linked?.rules ?? '',
  })
  const styles = { css, hash: sourceHash(css), href: linked?.href, bytes: Buffer.from(css) }
  cache.set(key, styles)
  return styles
}

/** Distinct tags and attributes that styles depend on. React escapes text, so these occur nowhere but in tags. */
export function styleHooksIn(html: string): readonly string[] {
  return [...new Set(html.match(/<[a-z]\w*| (?:class|data-enhance|data-island)="[^"]*/g))]
}

/** Elements, classes with the dot, and stems of modules in the form `="carousel`. */
function namesIn(styleHooks: readonly string[]): ReadonlySet<string> {
  const names = new Set(['html', 'head', 'body', '="loader'])
  for (const hook of styleHooks) {
    const [name = '', value] = hook.split('="')
    if (value === undefined) names.add(name.slice(1).toLowerCase())
    else
      for (const word of value.split(' ')) names.add(name === ' class' ? `.${word}` : `="${word}`)
  }
  return names
}

function occurrenceTest(presentNames: ReadonlySet<string>): (name: string) => boolean {
  const pageScripts = Object.entries(namesAddedByScript ?? {}).filter(([stem]) =>
    presentNames.has(`="${stem}`),
  )
  const addedNames = new Set(pageScripts.flatMap(([, names]) => names))
  const prefixes = [...addedNames].filter((name) => name.endsWith('*'))
  return (name) => {
    const bare = name.replace('.', '')
    // A class continues after a hyphen; an element, such as h2, right away.
    const matchesPrefix = (prefix: string) =>
      bare.startsWith(prefix.slice(0, -1)) && (bare === name || prefix.endsWith('-*'))
    return presentNames.has(name) || addedNames.has(bare) || prefixes.some(matchesPrefix)
  }
}

/** Rules of sheets that scripts add: `<stem>.later.css`. */
function scriptSheets(presentNames: ReadonlySet<string>): string {
  const rules = [...presentNames].flatMap((name) => rulesOfStem.get(`${name.slice(2)}.later`) ?? [])
  return pruneRules(rules, () => true)
}
