import { fold } from '@prospectus/content/text/fold'
import { beginsWord, isWrittenWithoutSpaces } from '@prospectus/content/text/word-beginnings'
import { occursInText, type ParsedQuery } from '../matching/match.ts'
import { type HighlightedPart, highlightMatches, joinParts } from './highlights.ts'

/** Maximum characters of a snippet, without the ellipses at its ends. */
export const SNIPPET_LENGTH = 160

interface SnippetSource {
  /** Shown above the snippet, which therefore does not repeat it. */
  readonly name: string
  /** Headings, paragraphs and other texts of the story, in reading order. */
  readonly passages: readonly string[]
}

/**
 * The excerpt of a story that is most relevant to a query, with highlights (SEARCH-5): the passage with the most terms,
 * where terms missing from the name count more and running text precedes headings; the first passage if none has any
 * term. Cuts a long passage, with ellipses. Extends a short passage by running text, after a middle dot: a heading by
 * the text below it, any other label by the beginning of the story, since what follows a label is about another
 * subject. Adds headings only in a story without running text. Linear in the text's length.
 */
export function snippet(source: SnippetSource, query: ParsedQuery): readonly HighlightedPart[] {
  const passages = readPassages(source, query)
  const best = bestPassage(passages)
  if (best === undefined) return []
  const shown = shownPassages(passages, best)
  const parts = withNeighbours(shown, shown.indexOf(best)).flatMap(
    ({ text, isCutBefore, isCutAfter }, index) => [
      plain(index > 0 ? SEPARATOR : ''),
      plain(isCutBefore ? '… ' : ''),
      ...highlightMatches(text, query),
      plain(isCutAfter ? ' …' : ''),
    ],
  )
  return joinParts(parts.filter(({ text }) => text !== ''))
}

interface Passage {
  readonly text: string
  readonly terms: readonly FoundTerm[]
  readonly score: number
  /** True if it ends with a sentence, unlike headings, labels and rows of a table. */
  readonly isRunningText: boolean
}

/** Leaves out passages that repeat the name or another passage. */
function readPassages({ name, passages }: SnippetSource, query: ParsedQuery): readonly Passage[] {
  const foldedName = fold(name)
  const seenTexts = new Set(['', foldedName])
  return passages.flatMap((passage) => {
    const folded = fold(passage)
    if (seenTexts.has(folded)) return []
    seenTexts.add(folded)
    const terms = foundTerms(query, folded)
    const text = passage.replace(/\s+/g, ' ').trim()
    const isRunningText = STATEMENT_END.test(text)
    let score = isRunningText && terms.length > 0 ? WEIGHTS.runningText : 0
    for (const { term, isAtWordStart } of terms) {
      score += occursInText(term, foldedName) ? WEIGHTS.termOfName : WEIGHTS.newTerm
      if (isAtWordStart) score += WEIGHTS.wordStart
    }
    return { text, terms, score, isRunningText }
  })
}

function bestPassage(passages: readonly Passage[]): Passage | undefined {
  let [best] = passages
  for (const passage of passages) {
    if (passage.score > (best?.score ?? 0)) best = passage
  }
  return best
}

/** The best passage and those that may extend it: in reading order, but a label without text below it comes first. */
function shownPassages(passages: readonly Passage[], best: Passage): readonly Passage[] {
  const running = passages.filter(({ isRunningText }) => isRunningText)
  if (running.length === 0) return passages
  const next = passages[passages.indexOf(best) + 1]
  if (best.isRunningText || next?.isRunningText)
    return passages.filter((candidate) => candidate.isRunningText || candidate === best)
  return [best, ...running]
}

/** The best passage; while it is short, with those after it, then with those before it that fit. */
function withNeighbours(passages: readonly Passage[], bestIndex: number): readonly Excerpt[] {
  const shown: Excerpt[] = []
  let length = 0
  for (const { text, terms } of passages.slice(bestIndex)) {
    if (length >= SHORT_LENGTH) return shown
    const room = shown.length === 0 ? SNIPPET_LENGTH : SNIPPET_LENGTH - length - SEPARATOR.length
    const excerpt = excerptOf(text, room, shown.length === 0 ? terms : [])
    length = SNIPPET_LENGTH - room + excerpt.text.length
    shown.push(excerpt)
  }
  for (const { text } of passages.slice(0, bestIndex).reverse()) {
    length += SEPARATOR.length + text.length
    if (length - text.length >= SHORT_LENGTH || length > SNIPPET_LENGTH) break
    shown.unshift({ text, isCutBefore: false, isCutAfter: false })
  }
  return shown
}

function plain(text: string): HighlightedPart {
  return { text, isHighlighted: false }
}

const SEPARATOR = ' · '

/** In characters; a shorter passage is a heading or a label, which says little alone. */
const SHORT_LENGTH = SNIPPET_LENGTH / 2

/** Weights so far apart that a query's maximum of 16 terms never adds up to the next higher weight. */
const WEIGHTS = { newTerm: 1000, termOfName: 30, wordStart: 1, runningText: 0.5 } as const

/** A question is a heading more often than not. */
const STATEMENT_END = /[.!…。！]["'”’»)\]]*$/u

interface FoundTerm {
  readonly term: string
  /** True if words of the text begin with it; then only those are highlighted (`highlights.ts`). */
  readonly isAtWordStart: boolean
}

/** The terms of a query that a folded text matches (SEARCH-2). */
function foundTerms({ terms }: ParsedQuery, folded: string): readonly FoundTerm[] {
  return terms
    .filter((term) => occursInText(term, folded))
    .map((term) => {
      const isAtWordStart = !isWrittenWithoutSpaces(term) && beginsWord(term, folded)
      return { term, isAtWordStart }
    })
}

/** True if an excerpt contains the term where it would be marked. */
function showsTerm({ term, isAtWordStart }: FoundTerm, folded: string): boolean {
  return isAtWordStart ? beginsWord(term, folded) : occursInText(term, folded)
}

interface Excerpt {
  readonly text: string
  readonly isCutBefore: boolean
  readonly isCutAfter: boolean
}

/**
 * The earliest excerpt of at most `length` characters with the most distinct terms, cut between words, and starting
 * with a sentence if that fits. White space must be single spaces. Linear in the text's length.
 * @param length 40 or more: the longest word that is not split
 */
function excerptOf(text: string, length: number, terms: readonly FoundTerm[]): Excerpt {
  if (text.length <= length) return { text, isCutBefore: false, isCutAfter: false }
  const pieces = piecesOf(text, terms)
  const fits = (first: number, last: number) => {
    const [from, to] = [pieces[first], pieces[last]]
    return from !== undefined && to !== undefined && to.end - from.start <= length
  }
  const [first, last] = extendRange(pieces, densestRange(pieces, fits), fits)
  const start = pieces[first]?.start ?? 0
  const end = pieces[last]?.end ?? 0
  return { text: text.slice(start, end), isCutBefore: start > 0, isCutAfter: end < text.length }
}

/** A word, or a part of one longer than `MAX_PIECE_CHARACTERS`. `end` is exclusive. */
interface Piece {
  readonly start: number
  readonly end: number
  readonly terms: readonly string[]
  readonly endsSentence: boolean
}

/** Indexes of pieces, inclusive. */
type PieceRange = readonly [first: number, last: number]
type Fits = (first: number, last: number) => boolean

/** The first range that fits with the most distinct terms. */
function densestRange(pieces: readonly Piece[], fits: Fits): PieceRange {
  const hits = pieces.flatMap(({ terms }, index) => (terms.length > 0 ? [{ index, terms }] : []))
  const counts = new Map<string, number>()
  let best: PieceRange = [0, 0]
  let bestCount = 0
  let leftHit = 0
  for (const right of hits) {
    for (const term of right.terms) counts.set(term, (counts.get(term) ?? 0) + 1)
    for (let left = hits[leftHit]; left && !fits(left.index, right.index); left = hits[++leftHit]) {
      for (const term of left.terms) {
        const remaining = (counts.get(term) ?? 0) - 1
        if (remaining > 0) counts.set(term, remaining)
        else counts.delete(term)
      }
    }
    if (counts.size > bestCount) {
      bestCount = counts.size
      best = [hits[leftHit]?.index ?? right.index, right.index]
    }
  }
  return best
}

/**
 * Extends a range back to the start of its sentence, or in both directions if that does not fit. Then extends it
 * forwards, and finally back by complete sentences, as far as fits.
 */
function extendRange(pieces: readonly Piece[], [from, to]: PieceRange, fits: Fits): PieceRange {
  const sentence = sentenceStart(pieces, from, to, fits)
  let [first, last] = sentence === undefined ? extendBothWays([from, to], fits) : [sentence, to]
  while (fits(first, last + 1)) last++
  for (let start: number | undefined = first; start !== undefined; ) {
    first = start
    start = sentenceStart(pieces, first - 1, last, fits)
  }
  return [first, last]
}

/** The start of a piece's sentence, if everything from there to `last` fits. */
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

function extendBothWays([from, to]: PieceRange, fits: Fits): PieceRange {
  let [first, last] = [from, to]
  for (let hasGrown = true; hasGrown; ) {
    hasGrown = false
    if (fits(first - 1, last)) {
      first--
      hasGrown = true
    }
    if (fits(first, last + 1)) {
      last++
      hasGrown = true
    }
  }
  return [first, last]
}

function piecesOf(text: string, terms: readonly FoundTerm[]): readonly Piece[] {
  const pieces: Piece[] = []
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    let start = index
    for (const part of word.length > MAX_PIECE_CHARACTERS ? splitWord(word) : [word]) {
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

/** Splits text without spaces, such as Chinese and addresses, between characters. */
function splitWord(word: string): readonly string[] {
  const parts: string[] = []
  let part = ''
  for (const { segment } of CHARACTERS.segment(word)) {
    if (part !== '' && part.length + segment.length > MAX_PIECE_CHARACTERS) {
      parts.push(part)
      part = ''
    }
    part += segment
  }
  return [...parts, part]
}

const MAX_PIECE_CHARACTERS = 40
const CHARACTERS = new Intl.Segmenter('en', { granularity: 'grapheme' })
const SENTENCE_END = /[.!?…。！？]["'”’»)\]]*$/u
