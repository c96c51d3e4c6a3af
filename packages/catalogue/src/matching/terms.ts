/** Number of a query's terms that count, which bounds the work of a search. */
export const MAX_TERMS = 16
/** Characters of a term that count. */
export const MAX_TERM_LENGTH = 64

/** Distinct terms of a folded query, in its order (SEARCH-2): the first 16, each cut to its first 64 characters. */
export function termsOf(folded: string): readonly string[] {
  const terms = new Set<string>()
  for (const [word] of folded.matchAll(WORD)) {
    terms.add(firstCharacters(word, MAX_TERM_LENGTH))
    if (terms.size === MAX_TERMS) break
  }
  return [...terms]
}

/** Every word of a folded text, in order. */
export function wordsOf(folded: string): readonly string[] {
  return folded.match(WORD) ?? []
}

function firstCharacters(word: string, count: number): string {
  return word.length <= count ? word : [...word].slice(0, count).join('')
}

/** A word of a folded text. Global, so only for `match`, `matchAll` and `replace`, which keep no state in it. */
export const WORD = /[\p{L}\p{N}\p{M}]+/gu
