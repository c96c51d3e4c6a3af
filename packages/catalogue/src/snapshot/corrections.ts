import { retainListed } from '../full-text/postings.ts'
import { type WordIndex, wordsContaining } from '../full-text/word-index.ts'
import { parseQuery } from '../matching/match.ts'
import { type EditDistance, maxEditDistance, nearestWord } from '../matching/nearest-word.ts'
import { listRows } from '../rows/row-set.ts'
import { createAddedRowPredicate } from './added-row.ts'
import { addSearchedRows } from './search-rows.ts'
import type { Snapshot } from './snapshot.ts'
import { emptyRowSet, type SnapshotState } from './snapshot-state.ts'

/** Creates `nearestWord` of a snapshot (SEARCH-6). */
export function createNearestWord(state: SnapshotState): Snapshot['nearestWord'] {
  const { fullText } = state.base
  return (term, lang) => {
    const mistakes = maxEditDistance(term)
    if (mistakes === 0) return term
    const rows = emptyRowSet(state)
    addSearchedRows(rows.all, state, lang)
    const added = listRows(rows.ofAdded).flatMap((number) => state.added[number] ?? [])
    const countStoriesWith = (words: readonly number[]) =>
      retainListed(fullText.rows, words, rows.ofBase.slice())

    if (countStoriesWith(wordsContaining(fullText, term)) > 0) return term
    if (added.some(createAddedRowPredicate(parseQuery(term)))) return term

    const inBase = new Map(
      wordsNear(fullText, term, mistakes).map(({ word, line }) => [word, line]),
    )
    const inAdded = new Map<string, number>()
    for (const row of added) {
      for (const { word } of wordsNear(row, term, mistakes)) {
        inAdded.set(word, (inAdded.get(word) ?? 0) + 1)
      }
    }
    return nearestWord(term, [...inBase.keys(), ...inAdded.keys()], (word) => {
      const number = inBase.get(word)
      return (number === undefined ? 0 : countStoriesWith([number])) + (inAdded.get(word) ?? 0)
    })
  }
}

/** A text of words with a line break after each. */
type WordText = Pick<WordIndex, 'words'>

/**
 * Words of a text that differ from `word` by at most this many mistakes, and a few others, with their line numbers from
 * 0.
 */
function wordsNear(text: WordText, word: string, mistakes: EditDistance) {
  const { profiles, starts } = profilesOf(text)
  const profile = profileOf(word, 0, word.length)
  const nearWords: { readonly word: string; readonly line: number }[] = []
  for (let line = 0; line < profiles.length; line++) {
    if (!mayBeNear(profiles[line] as number, profile, mistakes)) continue
    const start = starts[line] as number
    nearWords.push({ word: text.words.slice(start, text.words.indexOf('\n', start)), line })
  }
  return nearWords
}

/** Compares two profiles: a mistake changes the length by one letter at most, and replaces at most one letter. */
function mayBeNear(a: number, b: number, mistakes: number): boolean {
  const difference = (a >>> LETTER_BITS) - (b >>> LETTER_BITS)
  if (difference > mistakes || difference < -mistakes) return false
  let letters = (a ^ b) & LETTERS
  for (let removals = 2 * mistakes; removals > 0; removals--) letters &= letters - 1
  return letters === 0
}

/** Length and letters of each word, and its offset. */
interface Profiles {
  readonly profiles: Uint32Array
  readonly starts: Uint32Array
}

/** Cached by text, because snapshots of one full build share their words. */
function profilesOf(text: WordText): Profiles {
  const cached = profilesByText.get(text)
  if (cached !== undefined) return cached
  const { words } = text
  const profiles: number[] = []
  const starts: number[] = []
  for (let start = 0, end = words.indexOf('\n'); end >= 0; end = words.indexOf('\n', start)) {
    profiles.push(profileOf(words, start, end))
    starts.push(start)
    start = end + 1
  }
  const result = { profiles: Uint32Array.from(profiles), starts: Uint32Array.from(starts) }
  profilesByText.set(text, result)
  return result
}

/**
 * Bits 0–25: which letters occur, by UTF-16 code modulo 26, so that a–z have a bit each and other letters share those
 * bits. Above them: the length.
 */
function profileOf(text: string, start: number, end: number): number {
  let letters = 0
  for (let index = start; index < end; index++) {
    letters |= 1 << (text.charCodeAt(index) % LETTER_BITS)
  }
  return ((Math.min(end - start, MAX_LENGTH) << LETTER_BITS) | letters) >>> 0
}

const profilesByText = new WeakMap<WordText, Profiles>()
const LETTER_BITS = 26
const LETTERS = (1 << LETTER_BITS) - 1
/** Fits into the bits above the letters; longer words count as this long. */
const MAX_LENGTH = 63
