import { foldWithOffsets } from './fold.ts'
import { matchesInsideWords, type ParsedQuery } from './match.ts'
import { WORD } from './terms.ts'

/** A stretch of text to be shown; `marked` when it is what was searched for. */
export interface MarkedPart {
  readonly text: string
  readonly marked: boolean
}

interface Range {
  readonly start: number
  readonly end: number
}

/**
 * A text in parts, its matches marked (SEARCH-5): where the whole query stands, and where its terms do by
 * the rule of the search. Joined, the parts are the text; no letter is parted from its accents, no emoji
 * taken apart.
 */
export function markMatches(text: string, query: ParsedQuery): readonly MarkedPart[] {
  const { folded, starts, ends } = foldWithOffsets(text)
  const ranges = matchesIn(folded, query).map(({ start, end }) => ({
    start: starts[start] ?? 0,
    end: ends[end - 1] ?? 0,
  }))
  return partsOf(text, joined(ranges))
}

function matchesIn(folded: string, query: ParsedQuery): readonly Range[] {
  // A query that is a single term is held to the rule for terms, or "ai" would be marked in "email".
  const isTerm = query.terms[0] === query.folded
  const found = query.folded === '' || isTerm ? [] : occurrences(folded, query.folded, 0)
  for (const { 0: word, index } of folded.matchAll(WORD)) {
    for (const term of query.terms) {
      if (matchesInsideWords(term)) found.push(...occurrences(word, term, index))
      else if (word.startsWith(term)) found.push({ start: index, end: index + term.length })
    }
  }
  return found
}

function occurrences(text: string, part: string, offset: number): Range[] {
  const found: Range[] = []
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) {
    found.push({ start: offset + at, end: offset + at + part.length })
  }
  return found
}

/** Ranges in order, those that overlap or touch made one. */
function joined(ranges: readonly Range[]): readonly Range[] {
  const result: Range[] = []
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1)
    if (last && range.start <= last.end) {
      result[result.length - 1] = { start: last.start, end: Math.max(last.end, range.end) }
    } else {
      result.push(range)
    }
  }
  return result
}

function partsOf(text: string, ranges: readonly Range[]): readonly MarkedPart[] {
  const parts: MarkedPart[] = []
  let from = 0
  for (const { start, end } of ranges) {
    parts.push({ text: text.slice(from, start), marked: false })
    parts.push({ text: text.slice(start, end), marked: true })
    from = end
  }
  parts.push({ text: text.slice(from), marked: false })
  return parts.filter((part) => part.text !== '')
}
