import { isWrittenWithoutSpaces } from './match.ts'

/** How many letters of a word may be wrong. */
export type Slips = 0 | 1 | 2

/**
 * How many slips of the keyboard a term may have and still be recognised: none below four letters, where
 * every word is near every other; one below eight; two from then on. None either for what is not letters
 * alone (a number is right or wrong), nor in scripts without spaces, where a word is a whole clause.
 */
export function allowedSlips(term: string): Slips {
  if (term.length > LONGEST || !LETTERS.test(term) || isWrittenWithoutSpaces(term)) return 0
  const letters = [...term].length
  if (letters < 4) return 0
  return letters < 8 ? 1 : 2
}

/**
 * The word that a misspelt term was meant to be: the one at the fewest slips; of several the one in the
 * most stories, of those the first by code units. Undefined when none is near enough.
 *
 * @param words folded; they may repeat, and those that are not letters alone are passed over
 * @param storiesWith how many stories have a word; one that none has is no correction
 */
export function nearestWord(
  term: string,
  words: Iterable<string>,
  storiesWith: (word: string) => number,
): string | undefined {
  const allowed = allowedSlips(term)
  const slipsTo = slipsFrom(term, allowed)
  const near = new Map<string, number>()
  for (const word of words) {
    const slips = slipsTo(word)
    if (slips > 0 && slips <= allowed && LETTERS.test(word)) near.set(word, slips)
  }
  for (let slips = 1; slips <= allowed; slips++) {
    const [nearest] = [...near.keys()]
      .filter((word) => near.get(word) === slips)
      .map((word) => ({ word, stories: storiesWith(word) }))
      .filter(({ stories }) => stories > 0)
      .sort((a, b) => b.stories - a.stories || (a.word < b.word ? -1 : 1))
    if (nearest !== undefined) return nearest.word
  }
  return undefined
}

/**
 * Counts how many slips lead from one word to others: a letter left out, put in, replaced, or changed with
 * its neighbour (the optimal string alignment distance). More than `most` come back as `most + 1`, after
 * work in proportion to the length of `one` and to `most`.
 */
export function slipsFrom(one: string, most: number): (other: string) => number {
  // Three rows of the distance's table are enough, and made once they serve for every word.
  const width = one.length + most + 2
  let [beforeLast, last, row] = [
    new Uint8Array(width),
    new Uint8Array(width),
    new Uint8Array(width),
  ]
  return (other) => {
    if (Math.abs(one.length - other.length) > most) return most + 1
    for (let column = 0; column <= other.length; column++) last[column] = Math.min(column, most + 1)
    for (let at = 1; at <= one.length; at++) {
      const from = Math.max(1, at - most)
      const to = Math.min(other.length, at + most)
      // Only what lies this near to the diagonal can stay below the bound; its borders are beyond it.
      row[from - 1] = from === 1 ? Math.min(at, most + 1) : most + 1
      row[to + 1] = most + 1
      let fewest = row[from - 1] as number
      for (let column = from; column <= to; column++) {
        const same = one.charCodeAt(at - 1) === other.charCodeAt(column - 1)
        let slips = Math.min(
          (last[column - 1] as number) + (same ? 0 : 1),
          (last[column] as number) + 1,
          (row[column - 1] as number) + 1,
        )
        if (swapped(one, at, other, column)) {
          slips = Math.min(slips, (beforeLast[column - 2] as number) + 1)
        }
        row[column] = slips
        fewest = Math.min(fewest, slips)
      }
      if (fewest > most) return most + 1
      ;[beforeLast, last, row] = [last, row, beforeLast]
    }
    return Math.min(last[other.length] as number, most + 1)
  }
}

/** Whether the two letters that end here in the one word stand the other way round in the other. */
function swapped(one: string, at: number, other: string, column: number): boolean {
  return (
    at > 1 &&
    column > 1 &&
    one.charCodeAt(at - 1) === other.charCodeAt(column - 2) &&
    one.charCodeAt(at - 2) === other.charCodeAt(column - 1)
  )
}

/** Longer ones are no words that somebody typed. */
const LONGEST = 40
const LETTERS = /^\p{L}+$/u
