import { inSlices, type Pause } from '../rows/pause.ts'
import { PostingsBuilder } from './postings-builder.ts'
import { gramsOf, type WordIndex } from './word-index.ts'

/** Collects the words of rows; rows are added in ascending order. */
export class WordIndexBuilder {
  readonly #numbers = new WordNumbers()
  readonly #rows = new PostingsBuilder()

  /** `words` may repeat; none may contain a line break. */
  add(row: number, words: Iterable<string>): void {
    for (const word of words) {
      if (word === '') continue
      const number = this.#numbers.find(word)
      this.#rows.append(number < 0 ? this.#open(word) : number, row)
    }
  }

  /** @param hasShortGrams as in `gramsOf` */
  async finish(rowCount: number, hasShortGrams: boolean, pause: Pause): Promise<WordIndex> {
    const { words } = this.#numbers
    const packedRows = await this.#rows.finish(rowCount, pause)
    const starts = new Uint32Array(words.length + 1)
    const grams = new Map<string, number>()
    const wordsOfGram = new PostingsBuilder()
    const chunks: string[] = []
    await inSlices(words.length, WORDS_PER_SLICE, pause, (number) => {
      const word = words[number] as string
      starts[number + 1] = (starts[number] as number) + word.length + 1
      chunks.push(word)
      for (const gram of gramsOf(word, hasShortGrams)) {
        let list = grams.get(gram)
        if (list === undefined) {
          list = wordsOfGram.open()
          grams.set(gram, list)
        }
        wordsOfGram.append(list, number)
      }
    })
    return {
      words: chunks.length === 0 ? '' : `${chunks.join('\n')}\n`,
      starts,
      rows: packedRows,
      grams,
      wordsOfGram: await wordsOfGram.finish(words.length, pause),
    }
  }

  #open(word: string): number {
    this.#numbers.add(word)
    return this.#rows.open()
  }
}

const WORDS_PER_SLICE = 500

/** Numbers distinct words. A Map would hash slices of a text at every look-up, at six times the cost. */
class WordNumbers {
  readonly #words: string[] = []
  /** Number + 1 of a word by its hash, with linear probing; 0 when empty. */
  #slots = new Uint32Array(4096)

  get words(): readonly string[] {
    return this.#words
  }

  /** The number of a word, or -1. */
  find(word: string): number {
    const mask = this.#slots.length - 1
    for (let slot = hash(word) & mask; ; slot = (slot + 1) & mask) {
      const number = (this.#slots[slot] as number) - 1
      if (number < 0 || this.#words[number] === word) return number
    }
  }

  add(word: string): number {
    const number = this.#words.push(copyOf(word)) - 1
    if (this.#words.length * 2 > this.#slots.length) this.#grow()
    else this.#place(number)
    return number
  }

  #place(number: number): void {
    const mask = this.#slots.length - 1
    let slot = hash(this.#words[number] as string) & mask
    while (this.#slots[slot] !== 0) slot = (slot + 1) & mask
    this.#slots[slot] = number + 1
  }

  #grow(): void {
    this.#slots = new Uint32Array(this.#slots.length * 4)
    for (let number = 0; number < this.#words.length; number++) this.#place(number)
  }
}

function hash(word: string): number {
  let mixed = word.length
  for (let index = 0; index < word.length; index++) {
    mixed = Math.imul(mixed ^ word.charCodeAt(index), 0x01000193)
  }
  return mixed ^ (mixed >>> 15)
}

/** Copies a word, because a slice would keep the whole text in memory. */
function copyOf(word: string): string {
  return word.length < V8_MIN_SLICE_LENGTH ? word : word.split('').join('')
}

/** V8 copies shorter substrings anyway. */
const V8_MIN_SLICE_LENGTH = 13
