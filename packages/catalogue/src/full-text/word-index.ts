import { type Postings, readList } from './postings.ts'

/** Distinct words and the rows with each. Words are found by their grams, see `gramsOf`. */
export interface WordIndex {
  /** All words, each followed by a line break. */
  readonly words: string
  /** Offset of each word in `words`, then the length of `words`. */
  readonly starts: Uint32Array
  /** Rows with each word, by its number. */
  readonly rows: Postings
  /** Number of each gram's list in `wordsOfGram`. */
  readonly grams: ReadonlyMap<string, number>
  /** Numbers of the words with each gram. */
  readonly wordsOfGram: Postings
}

/** Marks a gram at the beginning of a word; no word contains it. */
export const WORD_START = '\n'

export function wordAt({ words, starts }: WordIndex, wordNumber: number): string {
  return words.slice(starts[wordNumber] as number, (starts[wordNumber + 1] as number) - 1)
}

/** Numbers of the words that contain `part`; a part of one or two UTF-16 units needs an index with short grams. */
export function wordsContaining(index: WordIndex, part: string): number[] {
  if (part.length <= 3) return wordsWithGram(index, part)
  const rarest = rarestGram(index, part)
  if (rarest === undefined) return []
  return wordsWithGram(index, rarest).filter((word) => wordAt(index, word).includes(part))
}

/** @param prefix one or two UTF-16 units */
export function wordsWithPrefix(index: WordIndex, prefix: string): number[] {
  return wordsWithGram(index, WORD_START + prefix)
}

/** Cost of looking up words: the sum of their row counts. */
export function lookupCost(index: WordIndex, words: readonly number[]): number {
  let sum = 0
  for (const word of words) sum += index.rows.counts[word] as number
  return sum
}

/**
 * Trigrams of a word, and its first one and two UTF-16 units after `WORD_START`. Also all grams of one and two units,
 * with `hasShortGrams` or in scripts without spaces, whose words are short.
 */
export function gramsOf(word: string, hasShortGrams: boolean): Set<string> {
  const grams = new Set([WORD_START + word.slice(0, 1), WORD_START + word.slice(0, 2)])
  const usesShortGrams = (unit: number) => hasShortGrams || word.charCodeAt(unit) >= FIRST_UNSPACED
  for (let start = 0; start < word.length; start++) {
    if (start + 3 <= word.length) grams.add(word.slice(start, start + 3))
    if (usesShortGrams(start)) grams.add(word[start] as string)
    if (start + 2 > word.length) continue
    if (usesShortGrams(start) || usesShortGrams(start + 1)) grams.add(word.slice(start, start + 2))
  }
  return grams
}

function wordsWithGram({ grams, wordsOfGram }: WordIndex, gram: string): number[] {
  const number = grams.get(gram)
  return number === undefined ? [] : readList(wordsOfGram, number)
}

function rarestGram({ grams, wordsOfGram }: WordIndex, part: string): string | undefined {
  let rarest: string | undefined
  let fewest = Number.POSITIVE_INFINITY
  for (let start = 0; start + 3 <= part.length; start++) {
    const gram = part.slice(start, start + 3)
    const number = grams.get(gram)
    if (number === undefined) return undefined
    const count = wordsOfGram.counts[number] as number
    if (count < fewest) [rarest, fewest] = [gram, count]
  }
  return rarest
}

/** Where Thai begins, the first script without spaces between words; Han follows later. */
const FIRST_UNSPACED = 0x0e00
