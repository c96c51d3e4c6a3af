/** True for terms that may be found inside a word; others must begin one (packages/catalogue/README.md). */
export function matchesInsideWords(term: string): boolean {
  return term.length > 2 || isWrittenWithoutSpaces(term)
}

/** True for scripts without spaces between words. */
export function isWrittenWithoutSpaces(word: string): boolean {
  return WRITTEN_WITHOUT_SPACES.test(word)
}

/** True if the term begins a word of the folded text. */
export function beginsWord(term: string, folded: string): boolean {
  for (let start = folded.indexOf(term); start >= 0; start = folded.indexOf(term, start + 1)) {
    if (start === 0 || !isWordCharacter(folded, start - 1)) return true
  }
  return false
}

function isWordCharacter(folded: string, index: number): boolean {
  const code = folded.charCodeAt(index)
  // Faster than the regular expression: short terms are frequent, nearly always after ASCII.
  if (code < 128) return isAsciiWordCode(code)
  return ENDS_IN_WORD.test(folded.slice(Math.max(0, index - 1), index + 1))
}

/** True for 0 to 9, a to z and A to Z. */
function isAsciiWordCode(code: number): boolean {
  const lower = code | 32
  return (code >= 48 && code <= 57) || (lower >= 97 && lower <= 122)
}

/** True if the text contains the phrase (RES-8); a single short word must begin a word, as in site search. */
export function containsPhrase(phrase: string, text: string): boolean {
  return isShortWord(phrase) ? beginsWord(phrase, text) : text.includes(phrase)
}

/** True for a single word that may not match inside words. */
export function isShortWord(phrase: string): boolean {
  return !matchesInsideWords(phrase) && ONE_WORD.test(phrase)
}

const ENDS_IN_WORD = /[\p{L}\p{N}\p{M}]$/u
const ONE_WORD = /^[\p{L}\p{N}\p{M}]+$/u

const WRITTEN_WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
