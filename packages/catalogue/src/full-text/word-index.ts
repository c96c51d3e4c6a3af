import { type Postings, readList } from './postings.ts'

/** Distinct words and their rows. Found by pieces: runs of three units, and one or two units after `WORD_START`. */
export interface WordIndex {
  /** All words, each followed by a line break. */
  readonly words: string
  /** Where each word begins in `words`, and the length of `words` at the end. */
  readonly starts: Uint32Array
  readonly rows: Postings
  readonly pieces: ReadonlyMap<string, number>
  readonly wordsOfPiece: Postings
}

/** Marks a piece at the beginning of a word; no word contains it. */
export const WORD_START = '\n'

export function wordAt({ words, starts }: WordIndex, word: number): string {
  return words.slice(starts[word] as number, (starts[word + 1] as number) - 1)
}

/** Numbers of the words that contain `part`; parts of one or two units need an index with short pieces. */
export function wordsContaining(index: WordIndex, part: string): number[] {
  if (part.length <= 3) return wordsWithPiece(index, part)
  const rarest = rarestPiece(index, part)
  if (rarest === undefined) return []
  return wordsWithPiece(index, rarest).filter((word) => wordAt(index, word).includes(part))
}

/** @param start one or two units */
export function wordsBeginning(index: WordIndex, start: string): number[] {
  return wordsWithPiece(index, WORD_START + start)
}

/** The number of rows of the words, counting a row once per word: the cost of looking them up. */
export function rowsOfWords(index: WordIndex, words: readonly number[]): number {
  let sum = 0
  for (const word of words) sum += index.rows.counts[word] as number
  return sum
}

/** Includes short pieces inside the word with `everyShort`, and in scripts without spaces, whose words are short. */
export function piecesOf(word: string, everyShort: boolean): Set<string> {
  const pieces = new Set([WORD_START + word.slice(0, 1), WORD_START + word.slice(0, 2)])
  for (let at = 0; at < word.length; at++) {
    if (at + 3 <= word.length) pieces.add(word.slice(at, at + 3))
    if (everyShort || word.charCodeAt(at) >= UNSPACED) pieces.add(word[at] as string)
    if (at + 2 > word.length) continue
    if (everyShort || word.charCodeAt(at) >= UNSPACED || word.charCodeAt(at + 1) >= UNSPACED) {
      pieces.add(word.slice(at, at + 2))
    }
  }
  return pieces
}

function wordsWithPiece({ pieces, wordsOfPiece }: WordIndex, piece: string): number[] {
  const number = pieces.get(piece)
  return number === undefined ? [] : readList(wordsOfPiece, number)
}

function rarestPiece({ pieces, wordsOfPiece }: WordIndex, part: string): string | undefined {
  let rarest: string | undefined
  let fewest = Number.POSITIVE_INFINITY
  for (let at = 0; at + 3 <= part.length; at++) {
    const piece = part.slice(at, at + 3)
    const number = pieces.get(piece)
    if (number === undefined) return undefined
    const count = wordsOfPiece.counts[number] as number
    if (count < fewest) [rarest, fewest] = [piece, count]
  }
  return rarest
}

/** Thai, the first script without spaces between words, begins here; Han follows later. */
const UNSPACED = 0x0e00
