import { fold } from '@prospectus/content/text/fold'
import { type FoundTerm, showsTerm } from './found-terms.ts'

/** An excerpt of a text. */
export interface CutOut {
  readonly text: string
  /** Whether there is more text before and after it. */
  readonly cutBefore: boolean
  readonly cutBehind: boolean
}

/**
 * The excerpt of at most `length` characters that contains the most distinct terms, the earliest if several
 * do; the beginning of the text when no term occurs. It is cut between words, and begins with a sentence if
 * that fits. White space in the text must be single spaces. Linear in the length of the text.
 *
 * @param length 40 or more: the longest word that is kept whole
 */
export function cutOut(text: string, length: number, terms: readonly FoundTerm[]): CutOut {
  if (text.length <= length) return { text, cutBefore: false, cutBehind: false }
  const pieces = piecesOf(text, terms)
  const fits = (first: number, last: number) => {
    const [from, to] = [pieces[first], pieces[last]]
    return from !== undefined && to !== undefined && to.end - from.start <= length
  }
  const [first, last] = widened(pieces, densest(pieces, fits), fits)
  const start = pieces[first]?.start ?? 0
  const end = pieces[last]?.end ?? 0
  return { text: text.slice(start, end), cutBefore: start > 0, cutBehind: end < text.length }
}

/** A word of the text, or a piece of one too long to be kept whole. `end` is exclusive. */
interface Piece {
  readonly start: number
  readonly end: number
  readonly terms: readonly string[]
  readonly endsSentence: boolean
}

/** Indexes of pieces. */
type Stretch = readonly [first: number, last: number]
type Fits = (first: number, last: number) => boolean

/** The range of pieces, within the length, that contains the most distinct terms. */
function densest(pieces: readonly Piece[], fits: Fits): Stretch {
  const hits = pieces.flatMap(({ terms }, index) => (terms.length > 0 ? [{ index, terms }] : []))
  const counts = new Map<string, number>()
  let best: Stretch = [0, 0]
  let most = 0
  let tail = 0
  for (const head of hits) {
    for (const term of head.terms) counts.set(term, (counts.get(term) ?? 0) + 1)
    for (let left = hits[tail]; left && !fits(left.index, head.index); left = hits[++tail]) {
      for (const term of left.terms) {
        const remaining = (counts.get(term) ?? 0) - 1
        if (remaining > 0) counts.set(term, remaining)
        else counts.delete(term)
      }
    }
    if (counts.size > most) {
      most = counts.size
      best = [hits[tail]?.index ?? head.index, head.index]
    }
  }
  return best
}

/**
 * Widens an excerpt while there is room: back to the start of its sentence, or to both sides if that is too
 * far; then forwards; then by whole sentences backwards.
 */
function widened(pieces: readonly Piece[], [from, to]: Stretch, fits: Fits): Stretch {
  const sentence = sentenceStart(pieces, from, to, fits)
  let [first, last] = sentence === undefined ? bothWays([from, to], fits) : [sentence, to]
  while (fits(first, last + 1)) last++
  for (let start: number | undefined = first; start !== undefined; ) {
    first = start
    start = sentenceStart(pieces, first - 1, last, fits)
  }
  return [first, last]
}

/** The start of the sentence that a piece is in, if everything from there to `last` fits. */
function sentenceStart(
  pieces: readonly Piece[],
  piece: number,
  last: number,
  fits: Fits,
): number | undefined {
  for (let start = piece; fits(start, last); start--) {
    if (start === 0 || pieces[start - 1]?.endsSentence) return start
  }
  return undefined
}

function bothWays([from, to]: Stretch, fits: Fits): Stretch {
  let [first, last] = [from, to]
  for (let grown = true; grown; ) {
    grown = false
    if (fits(first - 1, last)) {
      first--
      grown = true
    }
    if (fits(first, last + 1)) {
      last++
      grown = true
    }
  }
  return [first, last]
}

function piecesOf(text: string, terms: readonly FoundTerm[]): readonly Piece[] {
  const pieces: Piece[] = []
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    let start = index
    for (const part of word.length > LONGEST_PIECE ? cut(word) : [word]) {
      const folded = fold(part)
      pieces.push({
        start,
        end: start + part.length,
        terms: terms.filter((found) => showsTerm(found, folded)).map(({ term }) => term),
        endsSentence: SENTENCE_END.test(part),
      })
      start += part.length
    }
  }
  return pieces
}

/** Chinese, Japanese, addresses and codes have no spaces: these are cut between characters. */
function cut(word: string): readonly string[] {
  const parts: string[] = []
  let part = ''
  for (const { segment } of CHARACTERS.segment(word)) {
    if (part !== '' && part.length + segment.length > LONGEST_PIECE) {
      parts.push(part)
      part = ''
    }
    part += segment
  }
  return [...parts, part]
}

const LONGEST_PIECE = 40
const CHARACTERS = new Intl.Segmenter('en', { granularity: 'grapheme' })
const SENTENCE_END = /[.!?…。！？]["'”’»)\]]*$/u
