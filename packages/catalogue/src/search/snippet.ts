import { fold } from '@prospectus/content/text/fold'
import { beginsWord, isWrittenWithoutSpaces } from '@prospectus/content/text/word-beginnings'
import { occursInText, type ParsedQuery } from '../matching/match.ts'
import { joinParts, type MarkedPart, markMatches } from './marks.ts'

/** Most characters of a snippet, not counting the ellipses at its ends. */
export const SNIPPET_LENGTH = 160

interface SnippetSource {
  /** Shown above the snippet, which therefore does not repeat it. */
  readonly name: string
  /** Headings, paragraphs and other texts of the story, in reading order. */
  readonly passages: readonly string[]
}

/**
 * The excerpt of a text that is most relevant to a query, with marks (SEARCH-5): the passage with most of
 * its terms. Terms missing from the name count more, and running text precedes headings; without any term,
 * the first passage. Cuts a long passage, with ellipses. A short one is followed, behind a dot, by further
 * running text: that below a heading; after another label the beginning, since what comes next belongs to
 * something else. Other headings follow only in a story that has nothing else. Linear in the text's length.
 */
export function snippet(source: SnippetSource, query: ParsedQuery): readonly MarkedPart[] {
  const passages = readPassages(source, query)
  const best = bestPassage(passages)
  if (best === undefined) return []
  const shown = inReadingOrder(passages, best)
  const parts = withNeighbours(shown, shown.indexOf(best)).flatMap(
    ({ text, cutBefore, cutBehind }, index) => [
      plain(index > 0 ? SEPARATOR : ''),
      plain(cutBefore ? '… ' : ''),
      ...markMatches(text, query),
      plain(cutBehind ? ' …' : ''),
    ],
  )
  return joinParts(parts.filter(({ text }) => text !== ''))
}

interface Passage {
  readonly text: string
  readonly terms: readonly FoundTerm[]
  readonly score: number
  /** Ends with a sentence, unlike headings, labels and rows of a table. */
  readonly runs: boolean
}

/** Leaves out passages that repeat the name or another passage. */
function readPassages({ name, passages }: SnippetSource, query: ParsedQuery): readonly Passage[] {
  const foldedName = fold(name)
  const known = new Set(['', foldedName])
  return passages.flatMap((passage) => {
    const folded = fold(passage)
    if (known.has(folded)) return []
    known.add(folded)
    const terms = foundTerms(query, folded)
    const text = passage.replace(/\s+/g, ' ').trim()
    const runs = STATEMENT_END.test(text)
    const score = terms.reduce(
      (sum, { term, begins }) =>
        sum +
        (occursInText(term, foldedName) ? WEIGHTS.termOfName : WEIGHTS.newTerm) +
        (begins ? WEIGHTS.beginning : 0),
      runs && terms.length > 0 ? WEIGHTS.running : 0,
    )
    return { text, terms, score, runs }
  })
}

function bestPassage(passages: readonly Passage[]): Passage | undefined {
  let [best] = passages
  for (const passage of passages) {
    if (passage.score > (best?.score ?? 0)) best = passage
  }
  return best
}

/** The passages that may be shown with the best one, in reading order. */
function inReadingOrder(passages: readonly Passage[], best: Passage): readonly Passage[] {
  const running = passages.filter(({ runs }) => runs)
  if (running.length === 0) return passages
  const next = passages[passages.indexOf(best) + 1]
  if (best.runs || next?.runs)
    return passages.filter((candidate) => candidate.runs || candidate === best)
  return [best, ...running]
}

/** A passage, extended while it is short by those after it, then by those before it that fit. */
function withNeighbours(passages: readonly Passage[], best: number): readonly CutOut[] {
  const shown: CutOut[] = []
  let length = 0
  for (const { text, terms } of passages.slice(best)) {
    if (length >= SHORT) return shown
    const room = shown.length === 0 ? SNIPPET_LENGTH : SNIPPET_LENGTH - length - SEPARATOR.length
    const cut = cutOut(text, room, shown.length === 0 ? terms : [])
    length = SNIPPET_LENGTH - room + cut.text.length
    shown.push(cut)
  }
  for (const { text } of passages.slice(0, best).reverse()) {
    length += SEPARATOR.length + text.length
    if (length - text.length >= SHORT || length > SNIPPET_LENGTH) break
    shown.unshift({ text, cutBefore: false, cutBehind: false })
  }
  return shown
}

function plain(text: string): MarkedPart {
  return { text, marked: false }
}

const SEPARATOR = ' · '

/** Anything shorter is a heading or a label, which says little alone. */
const SHORT = SNIPPET_LENGTH / 2

/** So far apart that sixteen terms, the most of a query, never add up to the next higher weight. */
const WEIGHTS = { newTerm: 1000, termOfName: 30, beginning: 1, running: 0.5 } as const

/** A question is a heading more often than not. */
const STATEMENT_END = /[.!…。！]["'”’»)\]]*$/u

interface FoundTerm {
  readonly term: string
  /** Words of the text begin with it: only those are marked (`marks.ts`). */
  readonly begins: boolean
}

/** The terms of a query that a folded text matches (SEARCH-2). */
function foundTerms({ terms }: ParsedQuery, folded: string): readonly FoundTerm[] {
  return terms
    .filter((term) => occursInText(term, folded))
    .map((term) => ({ term, begins: !isWrittenWithoutSpaces(term) && beginsWord(term, folded) }))
}

/** True if an excerpt contains the term where it would be marked. */
function showsTerm({ term, begins: asBeginning }: FoundTerm, folded: string): boolean {
  return asBeginning ? beginsWord(term, folded) : occursInText(term, folded)
}

interface CutOut {
  readonly text: string
  readonly cutBefore: boolean
  readonly cutBehind: boolean
}

/**
 * The earliest excerpt of at most `length` characters with the most distinct terms, cut between words, and beginning
 * with a sentence if that fits. White space must be single spaces. Linear in the text's length.
 * @param length 40 or more: the longest word that is kept whole
 */
function cutOut(text: string, length: number, terms: readonly FoundTerm[]): CutOut {
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

/** A word, or a piece of one too long to be kept whole. `end` is exclusive. */
interface Piece {
  readonly start: number
  readonly end: number
  readonly terms: readonly string[]
  readonly endsSentence: boolean
}

/** Indexes of pieces. */
type Stretch = readonly [first: number, last: number]
type Fits = (first: number, last: number) => boolean

function densest(pieces: readonly Piece[], fits: Fits): Stretch {
  const hits = pieces.flatMap(({ terms }, index) => (terms.length > 0 ? [{ index, terms }] : []))
  const counts = new Map<string, number>()
  let best: Stretch = [0, 0]
  let bestCount = 0
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
    if (counts.size > bestCount) {
      bestCount = counts.size
      best = [hits[tail]?.index ?? head.index, head.index]
    }
  }
  return best
}

/** Widens an excerpt: back to its sentence or both ways if that is too far; forwards; then back by sentences. */
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
    for (const part of word.length > MAX_PIECE_CHARACTERS ? cut(word) : [word]) {
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

/** Cuts text without spaces, such as Chinese and addresses, between characters. */
function cut(word: string): readonly string[] {
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
