import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { usedTokens } from './custom-properties.ts'
import { pruneRules, type StyleRule } from './style-rules.ts'
import { designRules, rulesOf, rulesOfStem, tokenRules } from './style-sheets.ts'

export interface LinkedStyles {
  /**
   * Address of the sheet. Each stem is a folder in it, because a mirror stores files by address, and file names have at
   * most 255 bytes.
   */
  readonly href: string
  readonly css: string
  /** `css` without the tokens at its start. */
  readonly rules: string
}

const ADDRESS = /^\/_\/styles\/[\w-]{8}\/([a-z./-]+)\.css$/

/** Print rules, and font faces of rare letters, whose files load after the linked sheet anyway. */
const deferrableRules = [...designRules, ...[...rulesOfStem.values()].flat()].filter(
  ({ within, body }) =>
    within.includes('@media print') || /^@font-face.*url\(.*unicode-range/s.test(body),
)
const deferrable = new Set(deferrableRules)

/** True for a rule that is in the linked sheet of every page that links one. */
export const isDeferrable = (rule: StyleRule): boolean => deferrable.has(rule)
const tokens = pruneRules(tokenRules, () => true)

const cache = new LRUCache<string, LinkedStyles>({ max: 200 })

/** The linked sheet with the styles of these stems; kept for later calls. */
export function linkedStyles(stems: readonly string[]): LinkedStyles {
  const stemPath = [...stems].sort().join('/')
  const cached = cache.get(stemPath)
  if (cached !== undefined) return cached
  const screenRules = rulesOf(new Set(stems)).filter((rule) => !isDeferrable(rule))
  const rules = pruneRules([...screenRules, ...deferrableRules], () => true)
  const css = usedTokens(tokens, rules) + rules
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8)
  const styles = { href: `/_/styles/${hash}/${stemPath}.css`, css, rules }
  cache.set(stemPath, styles)
  return styles
}

/**
 * Returns the current sheet for a path; undefined if it names an unknown stem. The sheet's address differs from the
 * path if an older release made the page.
 */
export function linkedStylesAt(path: string): LinkedStyles | undefined {
  const stems = ADDRESS.exec(path)?.[1]?.split('/') ?? []
  const isKnown = stems.length > 0 && stems.every((stem) => rulesOfStem.has(stem))
  return isKnown ? linkedStyles([...new Set(stems)]) : undefined
}

/** True if the sheet is still cached: this process linked it from a page, or it was requested. */
export function isSheetCached(address: string): boolean {
  return [...cache.values()].some(({ href }) => href === address)
}
