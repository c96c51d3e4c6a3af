import { countRows, listRows, type RowSet, removeRow } from '../rows/row-set.ts'
import { keepListed } from './postings.ts'
import { type WordIndex, wordAt, wordsContaining } from './word-index.ts'

/**
 * Takes out of `candidates` every row whose texts do not contain the folded phrase (RES-8). `index` is
 * over what stands between the spaces of those texts, with short pieces; `textsOf` are a row's texts.
 */
export function keepWithPhrase(
  index: WordIndex,
  textsOf: (row: number) => readonly string[],
  phrase: string,
  candidates: RowSet,
): void {
  const parts = phrase.split(' ')
  if (parts.length === 1) {
    keepListed(index.rows, wordsContaining(index, phrase), candidates)
    return
  }
  narrow(index, parts, candidates)
  for (const row of listRows(candidates)) {
    if (!textsOf(row).some((text) => text.includes(phrase))) removeRow(candidates, row)
  }
}

/**
 * A row with the phrase has a word that ends in its first part, one that begins with its last, and the
 * ones between whole. Enough of that, the longest parts first, leaves few rows to be read.
 */
function narrow(index: WordIndex, parts: readonly string[], candidates: RowSet): void {
  const last = parts.length - 1
  const longestFirst = parts
    .map((part, place) => ({ part, place }))
    .sort((a, b) => b.part.length - a.part.length)
  let left = countRows(candidates)
  for (const { part, place } of longestFirst.slice(0, PARTS_LOOKED_UP)) {
    if (left <= FEW) return
    const words = wordsContaining(index, part).filter((number) => {
      const word = wordAt(index, number)
      if (place === 0) return word.endsWith(part)
      return place === last ? word.startsWith(part) : word === part
    })
    left = keepListed(index.rows, words, candidates)
  }
}

const PARTS_LOOKED_UP = 8
/** Reading so many rows costs less than looking up another part. */
const FEW = 256
