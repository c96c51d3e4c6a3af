import { occursInText } from './match.ts'
import { maxEditDistance, nearestWord } from './nearest-word.ts'
import { wordsOf } from './terms.ts'

/**
 * The result of `Snapshot.nearestWord` over these folded texts, by the rule without an index: slow but simple enough to
 * trust.
 */
export function nearestInTexts(term: string, texts: readonly string[]): string | undefined {
  if (maxEditDistance(term) === 0 || texts.some((text) => occursInText(term, text))) return term
  const storyCounts = new Map<string, number>()
  for (const text of texts) {
    for (const word of new Set(wordsOf(text)))
      storyCounts.set(word, (storyCounts.get(word) ?? 0) + 1)
  }
  return nearestWord(term, storyCounts.keys(), (word) => storyCounts.get(word) ?? 0)
}
