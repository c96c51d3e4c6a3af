import { foldWithOffsets } from '../../text/fold.ts'
import { parseQuery } from '../matching/match.ts'
import { WORD } from '../matching/terms.ts'

/**
 * A query as typed, with terms replaced by the words that they are taken for (SEARCH-2). Undefined when
 * that leaves it as it is, when a term is taken for nothing, and when more than four would be replaced:
 * that is no slip of the keyboard, and each costs a look through all words.
 *
 * @param nearestWord `Snapshot.nearestWord` in one language; asked once for a term
 */
export function correctQuery(
  text: string,
  nearestWord: (term: string) => string | undefined,
): string | undefined {
  const corrections = new Map<string, string>()
  for (const term of parseQuery(text).terms) {
    const nearest = nearestWord(term)
    if (nearest === undefined) return undefined
    if (nearest !== term) corrections.set(term, nearest)
    if (corrections.size > MOST_CORRECTIONS) return undefined
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

const MOST_CORRECTIONS = 4
