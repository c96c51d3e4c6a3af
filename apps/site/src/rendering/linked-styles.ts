import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { readTokens } from './custom-properties.ts'
import { pruned, type StyleRule } from './style-rules.ts'
import { designRules, rulesOf, rulesOfStem, tokenRules } from './style-sheets.ts'

export interface LinkedStyles {
  /** Stems are folders of this address, because a mirror stores files by address and names have at most 255 bytes. */
  readonly href: string
  readonly css: string
  readonly rules: string
}

const ADDRESS = /^\/_\/styles\/[\w-]{8}\/([a-z./-]+)\.css$/

/** Print rules, and font faces of rare letters, whose files load after either sheet. */
export const isForLater = ({ within, body }: StyleRule): boolean =>
  within.includes('@media print') || /^@font-face.*url\(.*unicode-range/s.test(body)
const tokens = pruned(tokenRules, () => true)
const laterRules = [...designRules, ...[...rulesOfStem.values()].flat()].filter(isForLater)

const memo = new LRUCache<string, LinkedStyles>({ max: 200 })

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

/** Returns today's sheet for a path, at another address if another version of the site made the page. */
export function linkedStylesAt(path: string): LinkedStyles | undefined {
  const stems = ADDRESS.exec(path)?.[1]?.split('/') ?? []
  const isKnown = stems.length > 0 && stems.every((stem) => rulesOfStem.has(stem))
  return isKnown ? linkedStyles([...new Set(stems)]) : undefined
}

/** True if the sheet is cached: a page of this process links it, or it has been requested. */
export function isCached(address: string): boolean {
  return [...memo.values()].some(({ href }) => href === address)
}
