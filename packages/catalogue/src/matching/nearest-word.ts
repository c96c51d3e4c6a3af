import { isWrittenWithoutSpaces } from '@prospectus/content/text/word-beginnings'

export type Mistakes = 0 | 1 | 2

/**
 * Typing mistakes in a term that are still corrected: none below four letters, since all short words resemble each
 * other; one below eight; two from eight on. Only purely of letters, and not in scripts without spaces, where a "word"
 * is a whole clause.
 */
export function allowedMistakes(term: string): Mistakes {
  if (term.length > MAX_CHARACTERS || !LETTERS.test(term) || isWrittenWithoutSpaces(term)) return 0
  const letters = [...term].length
  if (letters < 4) return 0
  return letters < 8 ? 1 : 2
}

/**
 * The word that a misspelt term most likely means: with the fewest mistakes, then in the most stories, then first by
 * code units. Undefined when none is near enough.
 * @param words folded; may repeat; words that are not purely letters are skipped
 * @param storiesWith number of stories with a word; a word of no story is never suggested
 */
export function nearestWord(
  term: string,
  words: Iterable<string>,
  storiesWith: (word: string) => number,
): string | undefined {
  const allowed = allowedMistakes(term)
  const mistakesTo = countMistakes(term, allowed)
  const near = new Map<string, number>()
  for (const word of words) {
    const mistakes = mistakesTo(word)
    if (mistakes > 0 && mistakes <= allowed && LETTERS.test(word)) near.set(word, mistakes)
  }
  for (let mistakes = 1; mistakes <= allowed; mistakes++) {
    const [nearest] = [...near.keys()]
      .filter((word) => near.get(word) === mistakes)
      .map((word) => ({ word, stories: storiesWith(word) }))
      .filter(({ stories }) => stories > 0)
      .sort((a, b) => b.stories - a.stories || (a.word < b.word ? -1 : 1))
    if (nearest !== undefined) return nearest.word
  }
  return undefined
}

/** Counts mistakes by optimal string alignment, up to `most + 1`. Costs the length of `one` times `most`. */
export function countMistakes(one: string, maximum: number): (other: string) => number {
  // Three rows of the distance table are enough, allocated once for every word.
  const width = one.length + maximum + 2
  let [beforeLast, last, row] = [
    new Uint8Array(width),
    new Uint8Array(width),
    new Uint8Array(width),
  ]
  return (other) => {
    if (Math.abs(one.length - other.length) > maximum) return maximum + 1
    for (let column = 0; column <= other.length; column++)
      last[column] = Math.min(column, maximum + 1)
    for (let at = 1; at <= one.length; at++) {
      const from = Math.max(1, at - maximum)
      const to = Math.min(other.length, at + maximum)
      // Only cells this close to the diagonal can stay within the bound; cells just outside count as beyond it.
      row[from - 1] = from === 1 ? Math.min(at, maximum + 1) : maximum + 1
      row[to + 1] = maximum + 1
      let fewest = row[from - 1] as number
      for (let column = from; column <= to; column++) {
        const same = one.charCodeAt(at - 1) === other.charCodeAt(column - 1)
        let mistakes = Math.min(
          (last[column - 1] as number) + (same ? 0 : 1),
          (last[column] as number) + 1,
          (row[column - 1] as number) + 1,
        )
        if (swapped(one, at, other, column)) {
          mistakes = Math.min(mistakes, (beforeLast[column - 2] as number) + 1)
        }
        row[column] = mistakes
        fewest = Math.min(fewest, mistakes)
      }
      if (fewest > maximum) return maximum + 1
      ;[beforeLast, last, row] = [last, row, beforeLast]
    }
    return Math.min(last[other.length] as number, maximum + 1)
  }
}

function swapped(one: string, at: number, other: string, column: number): boolean {
  return (
    at > 1 &&
    column > 1 &&
    one.charCodeAt(at - 1) === other.charCodeAt(column - 2) &&
    one.charCodeAt(at - 2) === other.charCodeAt(column - 1)
  )
}

/** Nobody types longer words. */
const MAX_CHARACTERS = 40
const LETTERS = /^\p{L}+$/u
