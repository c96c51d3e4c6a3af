import type { Meaning, Trend } from '../../covers/plot.ts'

/**
 * Decides by the words that name a figure whether its change is better or worse. Unknown if they do not say, or say
 * both: a cover must not present a possible loss as a success.
 */
export function meaningOf(words: string, before: number, after: number): Meaning {
  const [less, more] = [LESS_IS_BETTER.test(words), MORE_IS_BETTER.test(words)]
  if (before === after || less === more) return 'unknown'
  return after < before === less ? 'better' : 'worse'
}

/** Finds the direction of a change in a sentence; undefined if it names none. */
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
