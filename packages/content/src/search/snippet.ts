import { fold } from './fold.ts'
import { type MarkedPart, markMatches } from './marks.ts'
import { occursInText, type ParsedQuery } from './match.ts'

/** Characters a snippet may have, ellipses aside. */
export const SNIPPET_LENGTH = 160

/** A word of the text, or a piece of one too long to be kept whole. `end` is exclusive. */
interface Piece {
  readonly start: number
  readonly end: number
  /** Which of the query's terms occur in it. */
  readonly terms: readonly string[]
}

/**
 * The passage of a plain text that has most of the query's terms, the earliest of equals, cut at words
 * and marked (SEARCH-5). The beginning when none occurs; nothing when the text is blank. An ellipsis
 * stands where text was left off. Linear in the length of the text.
 */
export function snippet(text: string, query: ParsedQuery): readonly MarkedPart[] {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= SNIPPET_LENGTH) return markMatches(line, query)
  const pieces = piecesOf(line, query)
  const [first, last] = withSurroundings(pieces, bestPassage(pieces))
  const start = pieces[first]?.start ?? 0
  const end = pieces[last]?.end ?? line.length
  const shown = markMatches(line.slice(start, end), query)
  return [
    ...(start > 0 ? [{ text: '… ', marked: false }] : []),
    ...shown,
    ...(end < line.length ? [{ text: ' …', marked: false }] : []),
  ]
}

/** First and last piece of the passage with the most distinct terms, from its first hit to its last. */
function bestPassage(pieces: readonly Piece[]): readonly [number, number] {
  const hits = pieces.flatMap((piece, index) => (piece.terms.length > 0 ? [{ index, piece }] : []))
  const counts = new Map<string, number>()
  let best: readonly [number, number] = [0, 0]
  let most = 0
  let tail = 0
  for (const head of hits) {
    for (const term of head.piece.terms) counts.set(term, (counts.get(term) ?? 0) + 1)
    for (let left = hits[tail]; left && tooLong(left.piece, head.piece); left = hits[++tail]) {
      for (const term of left.piece.terms) {
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

/** A passage widened to both sides as far as there is room, so that a hit is read in its sentence. */
function withSurroundings(
  pieces: readonly Piece[],
  [from, to]: readonly [number, number],
): readonly [number, number] {
  let first = from
  let last = to
  for (let grown = true; grown; ) {
    grown = false
    const before = pieces[first - 1]
    const end = pieces[last]
    if (before && end && !tooLong(before, end)) {
      first--
      grown = true
    }
    const after = pieces[last + 1]
    const start = pieces[first]
    if (after && start && !tooLong(start, after)) {
      last++
      grown = true
    }
  }
  return [first, last]
}

function tooLong(first: Piece, last: Piece): boolean {
  return last.end - first.start > SNIPPET_LENGTH && first !== last
}

function piecesOf(line: string, query: ParsedQuery): readonly Piece[] {
  const pieces: Piece[] = []
  for (const { 0: word, index } of line.matchAll(/\S+/g)) {
    let start = index
    for (const part of word.length > LONGEST_PIECE ? cut(word) : [word]) {
      const folded = fold(part)
      const terms = query.terms.filter((term) => occursInText(term, folded))
      pieces.push({ start, end: start + part.length, terms })
      start += part.length
    }
  }
  return pieces
}

/** Chinese and Japanese have no spaces, addresses and codes neither: these are cut between characters. */
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
