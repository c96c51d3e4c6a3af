import { keepListed } from '../full-text/postings.ts'
import { wordsContaining } from '../full-text/word-index.ts'
import { parseQuery } from '../matching/match.ts'
import { allowedMistakes, type Mistakes, nearestWord } from '../matching/nearest-word.ts'
import { addRows, listRows, noRows } from '../rows/row-set.ts'
import { createAddedMatch } from './added-row.ts'
import { groupKey } from './site-search.ts'
import type { Snapshot } from './snapshot.ts'
import type { SnapshotState } from './snapshot-state.ts'

/** Finds the nearest words of the site search (SEARCH-2). */
export function createCorrections(state: SnapshotState): Snapshot['nearestWord'] {
  const { fullText } = state.base
  return (term, lang) => {
    const mistakes = allowedMistakes(term)
    if (mistakes === 0) return term
    const rows = searchedRows(state, lang)
    const added = rows.added.flatMap((number) => state.added[number] ?? [])
    const storiesWith = (words: readonly number[]) =>
      keepListed(fullText.rows, words, rows.base.slice())

    if (storiesWith(wordsContaining(fullText, term)) > 0) return term
    if (added.some(createAddedMatch(parseQuery(term)))) return term

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
      return (number === undefined ? 0 : storiesWith([number])) + (inAdded.get(word) ?? 0)
    })
  }
}

/** The stories that both queries search: a set of base rows, and indexes of added rows. */
function searchedRows({ base, added, searched }: SnapshotState, lang: string) {
  const rows = noRows(base.firstAdded + added.length)
  for (const component of ['page', 'resource']) {
    addRows(rows, searched.get(groupKey({ lang, component }))?.members ?? noRows(0))
  }
  const border = base.firstAdded >>> 5
  return { base: rows.subarray(0, border), added: listRows(rows.subarray(border)) }
}

interface WordText {
  readonly words: string
}

interface WordInLine {
  readonly word: string
  /** Counted from 0. */
  readonly line: number
}

/** The words of a text that may be within a number of mistakes of another word: all that are, and a few others. */
function wordsNear(text: WordText, word: string, mistakes: Mistakes): readonly WordInLine[] {
  const { profiles, starts } = profilesOf(text)
  const own = profileOf(word, 0, word.length)
  const near: WordInLine[] = []
  for (let line = 0; line < profiles.length; line++) {
    if (!mayBeNear(profiles[line] as number, own, mistakes)) continue
    const start = starts[line] as number
    near.push({ word: text.words.slice(start, text.words.indexOf('\n', start)), line })
  }
  return near
}

/** One mistake makes a word at most one letter longer or shorter, and replaces at most one letter. */
function mayBeNear(one: number, other: number, mistakes: number): boolean {
  const difference = (one >>> LETTER_BITS) - (other >>> LETTER_BITS)
  if (difference > mistakes || difference < -mistakes) return false
  let letters = (one ^ other) & LETTERS
  for (let left = 2 * mistakes; left > 0; left--) letters &= letters - 1
  return letters === 0
}

/** The length and letters of each word, and where it starts. */
interface Profiles {
  readonly profiles: Uint32Array
  readonly starts: Uint32Array
}

/** Snapshots of one full build share their words, so a text is read once for all of them. */
function profilesOf(text: WordText): Profiles {
  const known = read.get(text)
  if (known !== undefined) return known
  const { words } = text
  const profiles: number[] = []
  const starts: number[] = []
  for (let start = 0, end = words.indexOf('\n'); end >= 0; end = words.indexOf('\n', start)) {
    profiles.push(profileOf(words, start, end))
    starts.push(start)
    start = end + 1
  }
  const result = { profiles: Uint32Array.from(profiles), starts: Uint32Array.from(starts) }
  read.set(text, result)
  return result
}

/** A bit for each letter by its position in the alphabet (other letters share a bit); the length in the bits above. */
function profileOf(text: string, start: number, end: number): number {
  let letters = 0
  for (let at = start; at < end; at++) letters |= 1 << (text.charCodeAt(at) % LETTER_BITS)
  return ((Math.min(end - start, MAX_LENGTH) << LETTER_BITS) | letters) >>> 0
}

const read = new WeakMap<WordText, Profiles>()
const LETTER_BITS = 26
const LETTERS = (1 << LETTER_BITS) - 1
const MAX_LENGTH = 63
