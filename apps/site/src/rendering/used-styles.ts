import { scriptNames } from 'virtual:client-modules'
import { sourceHash } from '@prospectus/server/http/security-headers'
import { LRUCache } from 'lru-cache'
import { lightProperties } from './custom-properties.ts'
import { isForLater, linkedStyles } from './linked-styles.ts'
import { pruned } from './style-rules.ts'
import { designRules, rulesOf, rulesOfStem, tokenRules } from './style-sheets.ts'

export interface UsedStyles {
  readonly css: string
  /** `sha256-…`, without quotes. */
  readonly hash: string
  readonly href?: string | undefined
  readonly bytes?: Buffer
}

/** Sheet for content that is hidden until opened: always linked. */
const OPENED = /\.opened$/

const memo = new LRUCache<string, UsedStyles>({ max: 500 })

/**
 * Returns the rules that can match now or after scripts ran (decision 0004), from the design and from sheets whose stem
 * is a class on the page. Rules below the fold are linked (decision 0071).
 */
export function usedStyles(above: string, below = ''): UsedStyles {
  return stylesOf(marksIn(above), below === '' ? undefined : marksIn(below))
}

/** The same for marks of markup; `below` is undefined where no sheet is linked. */
export function stylesOf(
  aboveMarks: readonly string[],
  below: readonly string[] | undefined,
): UsedStyles {
  const belowMarks = below ?? []
  const key = `${aboveMarks.join('')}\n${belowMarks.join('')}`
  const cached = memo.get(key)
  if (cached !== undefined) return cached

  const first = namesIn(aboveMarks)
  const present = namesIn([...aboveMarks, ...belowMarks])
  const mayBe = nowOrLater(present)
  const isOfScript = scriptNames === undefined ? () => true : mayBe
  const stems = [...rulesOfStem.keys()].filter((stem) => mayBe(`.${stem.replace(OPENED, '')}`))
  // Scripts start after the whole page was parsed, so what they add can be linked.
  const inlined = new Set(
    below === undefined ? stems : stems.filter((stem) => first.has(`.${stem}`)),
  )
  const isLinked = stems.length > inlined.size
  const linked = isLinked ? linkedStyles(stems.filter((stem) => !inlined.has(stem))) : undefined
  const rules = [...designRules, ...rulesOf(inlined)]
  const shown = linked ? rules.filter((rule) => !isForLater(rule)) : rules
  const css = lightProperties(pruned(tokenRules, isOfScript), pruned(shown, isOfScript), {
    isOfScript,
    ofScripts: sheetsOfScripts(present),
    linked: linked?.rules ?? '',
  })
  const styles = { css, hash: sourceHash(css), href: linked?.href, bytes: Buffer.from(css) }
  memo.set(key, styles)
  return styles
}

/** Distinct tags and attributes that styles depend on. React escapes text, so these are in tags only. */
export function marksIn(html: string): readonly string[] {
  return [...new Set(html.match(/<[a-z]\w*| (?:class|data-enhance|data-island)="[^"]*/g))]
}

/** Elements, classes (with the dot) and stems of modules, as in `="carousel`. */
function namesIn(marks: readonly string[]): ReadonlySet<string> {
  const names = new Set(['html', 'head', 'body', '="loader'])
  for (const mark of marks) {
    const [name = '', value] = mark.split('="')
    if (value === undefined) names.add(name.slice(1).toLowerCase())
    else
      for (const word of value.split(' ')) names.add(name === ' class' ? `.${word}` : `="${word}`)
  }
  return names
}

function nowOrLater(present: ReadonlySet<string>): (name: string) => boolean {
  const ofPage = Object.entries(scriptNames ?? {}).filter(([stem]) => present.has(`="${stem}`))
  const later = new Set(ofPage.flatMap(([, names]) => names))
  const prefixes = [...later].filter((name) => name.endsWith('*'))
  return (name) => {
    const bare = name.replace('.', '')
    // A class continues after a hyphen; an element, such as h2, right away.
    const matchesPrefix = (prefix: string) =>
      bare.startsWith(prefix.slice(0, -1)) && (bare === name || prefix.endsWith('-*'))
    return present.has(name) || later.has(bare) || prefixes.some(matchesPrefix)
  }
}

/** Rules of sheets that scripts add: `<stem>.later.css`. */
function sheetsOfScripts(present: ReadonlySet<string>): string {
  const rules = [...present].flatMap((name) => rulesOfStem.get(`${name.slice(2)}.later`) ?? [])
  return pruned(rules, () => true)
}
