/** How many terms of a query count, and how many characters of each: this bounds the work of a search. */
export const MAXIMUM_TERMS = 16
export const MAXIMUM_TERM_LENGTH = 64

/**
 * The distinct terms of a folded query, in its order (SEARCH-2): runs of letters, numbers and marks. At most
 * 16, each cut to its first 64 characters.
 */
export function terms(folded: string): readonly string[] {
  const found = new Set<string>()
  for (const [word] of folded.matchAll(WORD)) {
    found.add(firstCharacters(word, MAXIMUM_TERM_LENGTH))
    if (found.size === MAXIMUM_TERMS) break
  }
  return [...found]
}

/** Every word of a folded text, whole and in order; terms are looked for in these. */
export function words(folded: string): readonly string[] {
  return folded.match(WORD) ?? []
}

/** Whether a word of a folded text begins with a term. Checks only the positions where the term occurs. */
export function beginsWord(term: string, folded: string): boolean {
  for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + 1)) {
    if (at === 0 || !isWithinWord(folded, at - 1)) return true
  }
  return false
}

function isWithinWord(folded: string, at: number): boolean {
  const code = folded.charCodeAt(at)
  // A short term occurs often, nearly always after an ASCII letter or a space: those are checked without a
  // regular expression.
  if (code < 128) return isPlainWord(code)
  return ENDS_IN_WORD.test(folded.slice(Math.max(0, at - 1), at + 1))
}

/** Whether an ASCII code is 0 to 9, a to z or A to Z. */
function isPlainWord(code: number): boolean {
  const lower = code | 32
  return (code >= 48 && code <= 57) || (lower >= 97 && lower <= 122)
}

function firstCharacters(word: string, count: number): string {
  return word.length <= count ? word : [...word].slice(0, count).join('')
}

/** A word of a folded text. Global: only for `match`, `matchAll` and `replace`, which keep no state. */
export const WORD = /[\p{L}\p{N}\p{M}]+/gu

const ENDS_IN_WORD = /[\p{L}\p{N}\p{M}]$/u
