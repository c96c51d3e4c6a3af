import type { Pause } from '../rows/pause.ts'
import { inStretches } from '../rows/pause.ts'
import { PostingsBuilder } from './postings-builder.ts'
import { piecesOf, type WordIndex } from './word-index.ts'
import { WordNumbers } from './word-numbers.ts'

/** Collects the words of rows, in ascending order of the rows. */
export class WordIndexBuilder {
  readonly #numbers = new WordNumbers()
  readonly #rows = new PostingsBuilder()

  /** `words` may repeat; none may contain a line break. */
  add(row: number, words: Iterable<string>): void {
    for (const word of words) {
      if (word === '') continue
      const known = this.#numbers.find(word)
      this.#rows.append(known < 0 ? this.#open(word) : known, row)
    }
  }

  /** The index over rows below `rows`; `everyShort` as in `piecesOf`. The builder cannot be used afterwards. */
  async finish(rows: number, everyShort: boolean, pause: Pause): Promise<WordIndex> {
    const list = this.#numbers.words
    const packedRows = await this.#rows.finish(rows, pause)
    const starts = new Uint32Array(list.length + 1)
    const pieces = new Map<string, number>()
    const wordsOfPiece = new PostingsBuilder()
    const chunks: string[] = []
    await inStretches(list.length, STRETCH, pause, (number) => {
      const word = list[number] as string
      starts[number + 1] = (starts[number] as number) + word.length + 1
      chunks.push(word)
      for (const piece of piecesOf(word, everyShort)) {
        let known = pieces.get(piece)
        if (known === undefined) {
          known = wordsOfPiece.open()
          pieces.set(piece, known)
        }
        wordsOfPiece.append(known, number)
      }
    })
    return {
      words: chunks.length === 0 ? '' : `${chunks.join('\n')}\n`,
      starts,
      rows: packedRows,
      pieces,
      wordsOfPiece: await wordsOfPiece.finish(list.length, pause),
    }
  }

  #open(word: string): number {
    this.#numbers.add(word)
    return this.#rows.open()
  }
}

const STRETCH = 500
