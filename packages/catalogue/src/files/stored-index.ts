import { inStretches, type Pause } from '../rows/pause.ts'
import type { Postings } from '../words/postings.ts'
import type { WordIndex } from '../words/word-index.ts'

type Named = readonly [name: string, bytes: Uint8Array]

/** A word index as sections whose names begin with `name`. Numbers are stored lowest byte first. */
export function* encodeWordIndex(name: string, index: WordIndex): Generator<Named> {
  yield [`${name}.words`, Buffer.from(index.words)]
  yield [`${name}.starts`, bytesOf(index.starts)]
  yield [`${name}.pieces`, Buffer.from(JSON.stringify([...index.pieces.keys()]))]
  yield* encodePostings(`${name}.rows`, index.rows)
  yield* encodePostings(`${name}.words-of-piece`, index.wordsOfPiece)
}

/** The word index of that name, from the bytes of all sections. */
export async function decodeWordIndex(
  name: string,
  sections: ReadonlyMap<string, Buffer>,
  pause: Pause,
): Promise<WordIndex> {
  const list: readonly string[] = JSON.parse(sectionOf(sections, `${name}.pieces`).toString())
  const pieces = new Map<string, number>()
  await inStretches(list.length, PIECES_PER_SLICE, pause, (number) => {
    pieces.set(list[number] as string, number)
  })
  return {
    words: sectionOf(sections, `${name}.words`).toString('utf8'),
    starts: numbersOf(sectionOf(sections, `${name}.starts`)),
    pieces,
    rows: decodePostings(`${name}.rows`, sections),
    wordsOfPiece: decodePostings(`${name}.words-of-piece`, sections),
  }
}

function* encodePostings(name: string, postings: Postings): Generator<Named> {
  yield [`${name}.universe`, bytesOf(Uint32Array.of(postings.universe))]
  yield [`${name}.counts`, bytesOf(postings.counts)]
  yield [`${name}.starts`, bytesOf(postings.starts)]
  yield [`${name}.sparse`, postings.sparse]
  yield [`${name}.dense`, bytesOf(postings.dense)]
}

function decodePostings(name: string, sections: ReadonlyMap<string, Buffer>): Postings {
  return {
    universe: numbersOf(sectionOf(sections, `${name}.universe`))[0] ?? 0,
    counts: numbersOf(sectionOf(sections, `${name}.counts`)),
    starts: numbersOf(sectionOf(sections, `${name}.starts`)),
    sparse: new Uint8Array(sectionOf(sections, `${name}.sparse`).buffer),
    dense: numbersOf(sectionOf(sections, `${name}.dense`)),
  }
}

/** The bytes of a section. Throws when the file does not have it. */
export function sectionOf(sections: ReadonlyMap<string, Buffer>, name: string): Buffer {
  const bytes = sections.get(name)
  if (bytes === undefined) throw new Error(`The snapshot has no section ${name}`)
  return bytes
}

export function bytesOf(numbers: Uint32Array | Float64Array): Uint8Array {
  return new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength)
}

/** Sections are read into memory of their own, so they begin where numbers may. */
export function numbersOf(section: Buffer): Uint32Array {
  return new Uint32Array(section.buffer, section.byteOffset, section.byteLength / 4)
}

const PIECES_PER_SLICE = 20_000
