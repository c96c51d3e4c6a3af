import { foldWithOffsets } from './fold.ts'
import { parseQuery } from './match.ts'
import { WORD } from './terms.ts'

/**
 * A query as typed, each term for which there is a nearer word replaced by it (SEARCH-2); undefined when
 * there is none for any. Asks once for each distinct term, of which there are at most 16.
 */
export function correctQuery(
  text: string,
  nearestWord: (term: string) => string | undefined,
): string | undefined {
  const corrections = new Map<string, string>()
  for (const term of parseQuery(text).terms) {
    const nearest = nearestWord(term)
    if (nearest !== undefined) corrections.set(term, nearest)
  }
  return corrections.size === 0 ? undefined : replaceWords(text, corrections)
}

/** The text between the words stays as it was typed. */
function replaceWords(text: string, replacements: ReadonlyMap<string, string>): string {
  const { folded, starts, ends } = foldWithOffsets(text)
  let replaced = ''
  let kept = 0
  for (const { 0: word, index } of folded.matchAll(WORD)) {
    const replacement = replacements.get(word)
    if (replacement === undefined) continue
    replaced += text.slice(kept, starts[index]) + replacement
    kept = ends[index + word.length - 1] ?? text.length
  }
  return replaced + text.slice(kept)
}
