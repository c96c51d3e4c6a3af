import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { readTokens } from './custom-properties.ts'
import { pruned, type StyleRule } from './style-rules.ts'
import { designRules, rulesOf, rulesOfStem, tokenRules } from './style-sheets.ts'

/** A style sheet that pages link where they first need it. */
export interface LinkedStyles {
  /**
   * `/_/styles/<hash of the styles>/<stem>/…/<stem>.css`: it says what is in the sheet, so that every process can
   * make it. Stems are folders, because a mirror keeps files by their addresses, and a name has 255 bytes at most.
   */
  readonly href: string
  readonly css: string
  /** The styles without the tokens that they read, which are the same in every sheet. */
  readonly rules: string
}

const ADDRESS = /^\/_\/styles\/[\w-]{8}\/([a-z./-]+)\.css$/

/** Rules for print, and faces of rare letters, whose files come later than either sheet. */
export const isForLater = ({ within, body }: StyleRule): boolean =>
  within.includes('@media print') || /^@font-face.*url\(.*unicode-range/s.test(body)
const tokens = pruned(tokenRules, () => true)
const laterRules = [...designRules, ...[...rulesOfStem.values()].flat()].filter(isForLater)

const memo = new LRUCache<string, LinkedStyles>({ max: 200 })

/** The sheets with these stems, whole, with the tokens that they read, and what every page needs later. */
export function linkedStyles(stems: readonly string[]): LinkedStyles {
  const names = [...stems].sort().join('/')
  const known = memo.get(names)
  if (known !== undefined) return known
  const shown = rulesOf(new Set(stems)).filter((rule) => !isForLater(rule))
  const rules = pruned([...shown, ...laterRules], () => true)
  const css = readTokens(tokens, rules) + rules
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8)
  const styles = { href: `/_/styles/${hash}/${names}.css`, css, rules }
  memo.set(names, styles)
  return styles
}

/**
 * The sheet that a path names, as it is today: its address differs from the path when the page that links it
 * was made by another version of the site. undefined when the site has no such sheets.
 */
export function linkedStylesAt(path: string): LinkedStyles | undefined {
  const stems = ADDRESS.exec(path)?.[1]?.split('/') ?? []
  const isKnown = stems.length > 0 && stems.every((stem) => rulesOfStem.has(stem))
  return isKnown ? linkedStyles([...new Set(stems)]) : undefined
}

/** Whether the sheet of this address stands ready: a page of this process links it, or somebody has asked for it. */
export function isMade(address: string): boolean {
  return [...memo.values()].some(({ href }) => href === address)
}
