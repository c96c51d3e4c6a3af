import { isWrittenWithoutSpaces } from '@prospectus/content/text/word-beginnings'

export type EditDistance = 0 | 1 | 2

/**
 * Number of typing mistakes that are corrected in a term: none below four letters, since short words all resemble each
 * other; one for four to seven letters; two from eight to forty. None in longer terms, in terms that are not purely
 * letters, and in scripts without spaces, where a "word" is a whole clause.
 */
export function maxEditDistance(term: string): EditDistance {
  if (term.length > MAX_CHARACTERS || !LETTERS.test(term) || isWrittenWithoutSpaces(term)) return 0
  const letters = [...term].length
  if (letters < 4) return 0
  return letters < 8 ? 1 : 2
}

/**
 * The word that a misspelt term most likely means: with the fewest mistakes, then in the most stories, then the first
 * by code units. Undefined when none is near enough.
 * @param words folded; may repeat; words that are not purely letters are skipped
 * @param countStoriesWith counts the stories with a word; a word that none has is never suggested
 */
export function nearestWord(
  term: string,
  words: Iterable<string>,
  countStoriesWith: (word: string) => number,
): string | undefined {
  const allowed = maxEditDistance(term)
  const mistakesTo = createEditDistance(term, allowed)
  const mistakesByWord = new Map<string, number>()
  for (const word of words) {
    const mistakes = mistakesTo(word)
    if (mistakes > 0 && mistakes <= allowed && LETTERS.test(word))
      mistakesByWord.set(word, mistakes)
  }
  for (let mistakes = 1; mistakes <= allowed; mistakes++) {
    const [nearest] = [...mistakesByWord.keys()]
      .filter((word) => mistakesByWord.get(word) === mistakes)
      .map((word) => ({ word, storyCount: countStoriesWith(word) }))
      .filter(({ storyCount }) => storyCount > 0)
      .sort((a, b) => b.storyCount - a.storyCount || (a.word < b.word ? -1 : 1))
    if (nearest !== undefined) return nearest.word
  }
  return undefined
}

/**
 * Returns a function that counts the mistakes between a term and a word, as the optimal string alignment distance, up
 * to `maximum + 1`. Costs O(term length × maximum).
 */
export function createEditDistance(term: string, maximum: number): (word: string) => number {
  // Three rows of the distance table are enough, allocated once for every word.
  const width = term.length + maximum + 2
  let [beforePrevious, previous, current] = [
    new Uint8Array(width),
    new Uint8Array(width),
    new Uint8Array(width),
  ]
  return (word) => {
    if (Math.abs(term.length - word.length) > maximum) return maximum + 1
    for (let column = 0; column <= word.length; column++)
      previous[column] = Math.min(column, maximum + 1)
    for (let row = 1; row <= term.length; row++) {
      // Only cells this close to the diagonal can stay within the bound; cells just outside count as beyond it.
      const firstColumn = Math.max(1, row - maximum)
      const lastColumn = Math.min(word.length, row + maximum)
      current[firstColumn - 1] = firstColumn === 1 ? Math.min(row, maximum + 1) : maximum + 1
      current[lastColumn + 1] = maximum + 1
      let fewest = current[firstColumn - 1] as number
      for (let column = firstColumn; column <= lastColumn; column++) {
        const isSame = term.charCodeAt(row - 1) === word.charCodeAt(column - 1)
        let mistakes = Math.min(
          (previous[column - 1] as number) + (isSame ? 0 : 1),
          (previous[column] as number) + 1,
          (current[column - 1] as number) + 1,
        )
        if (isSwap(term, row, word, column)) {
          mistakes = Math.min(mistakes, (beforePrevious[column - 2] as number) + 1)
        }
        current[column] = mistakes
        fewest = Math.min(fewest, mistakes)
      }
      if (fewest > maximum) return maximum + 1
      ;[beforePrevious, previous, current] = [previous, current, beforePrevious]
    }
    return Math.min(previous[word.length] as number, maximum + 1)
  }
}

/** True if two neighbouring letters, up to this row and column, have changed places. */
function isSwap(term: string, row: number, word: string, column: number): boolean {
  return (
    row > 1 &&
    column > 1 &&
    term.charCodeAt(row - 1) === word.charCodeAt(column - 2) &&
    term.charCodeAt(row - 2) === word.charCodeAt(column - 1)
  )
}

/** Length in UTF-16 units of the longest corrected term; nobody types longer words by hand. */
const MAX_CHARACTERS = 40
const LETTERS = /^\p{L}+$/u
