import type { Meaning, Trend } from '../../covers/plot.ts'

/**
 * Whether a figure that went from `before` to `after` is better or worse, by the words that name it. Unknown
 * where they do not say, or say both: a cover must not praise what may be a loss.
 */
export function meaningOf(words: string, before: number, after: number): Meaning {
  const [less, more] = [LESS_IS_BETTER.test(words), MORE_IS_BETTER.test(words)]
  if (before === after || less === more) return 'unknown'
  return after < before === less ? 'better' : 'worse'
}

/** Where a sentence says that something went; undefined where it does not say. */
export function trendIn(words: string): Trend | undefined {
  if (/\b(?:less|fewer|shorter|saved)\b/i.test(words)) {
    return { direction: 'fall', meaning: MORE_IS_BETTER.test(words) ? 'worse' : 'better' }
  }
  if (!/\b(?:increase|improvement)\b/i.test(words)) return undefined
  return { direction: 'rise', meaning: meaningOf(words, 0, 1) }
}

const LESS_IS_BETTER =
  /\b(?:hours|h|days|weeks|min|minutes|late|overdue|wait|waiting|standby|standing by|delays?|errors?|findings|expired|cancelled|costs?|hired?|overruns|disputed?|missing|not yet|no price|without|held|level of effort|saved)\b/i

const MORE_IS_BETTER =
  /\b(?:on the day|on time|promised|kept|sign in|could name|working|savings|profit|bottom line)\b/i
