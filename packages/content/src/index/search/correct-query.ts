import { foldWithOffsets } from '../../text/fold.ts'
import { parseQuery } from '../matching/match.ts'
import { WORD } from '../matching/terms.ts'

/**
 * A typed query with misspelt terms replaced by the nearest words (SEARCH-2). Undefined when nothing changes,
 * when a term has no nearest word, or when more than four terms would be replaced: that is not a typing
 * mistake, and each one costs a search through all words.
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

/** Text between the words is kept as typed. */
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
