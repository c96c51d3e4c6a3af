export interface StyleRule {
  /** At-rules around the rule, outermost first, such as `@layer ui` and `@media print`. */
  readonly within: readonly string[]
  /** Undefined for a rule of every page, such as a font face. */
  readonly selectors: readonly Selector[] | undefined
  /** Declarations in braces, or the whole statement if it has no selectors. */
  readonly body: string
}

export interface Selector {
  readonly text: string
  /** Classes (with the dot) and elements that must all be on the page. */
  readonly needs: readonly string[]
}

/**
 * Writes rules as CSS, with only the selectors that can match. `canOccur` is called with an element, or a class with
 * its dot.
 */
export function pruneRules(
  rules: readonly StyleRule[],
  canOccur: (name: string) => boolean,
): string {
  let css = ''
  /** The at-rules whose braces are still open. */
  let open: readonly string[] = []
  for (const { within, selectors, body } of rules) {
    const matching = selectors?.filter(({ needs }) => needs.every(canOccur))
    if (matching?.length === 0) continue
    const shared = sharedDepth(open, within)
    css += '}'.repeat(open.length - shared)
    for (const prelude of within.slice(shared)) css += `${prelude}{`
    css += `${matching?.map(({ text }) => text).join(',') ?? ''}${body}`
    open = within
  }
  return css + '}'.repeat(open.length)
}

function sharedDepth(open: readonly string[], within: readonly string[]): number {
  const firstDifference = within.findIndex((prelude, depth) => prelude !== open[depth])
  return firstDifference === -1 ? Math.min(within.length, open.length) : firstDifference
}
