import { foldWithOffsets } from '@prospectus/content/text/fold'
import {
  isWrittenWithoutSpaces,
  matchesInsideWords,
} from '@prospectus/content/text/word-beginnings'
import type { ParsedQuery } from '../matching/match.ts'
import { WORD } from '../matching/terms.ts'

export interface HighlightedPart {
  readonly text: string
  /** True if it matches the search. */
  readonly isHighlighted: boolean
}

interface Range {
  readonly start: number
  readonly end: number
}

/**
 * Splits a text into parts, highlighted or not (SEARCH-5). Highlights occurrences of the query and its terms, inside
 * words only if no word begins with the term. Never splits an emoji, or a letter from its accents.
 */
export function highlightMatches(text: string, query: ParsedQuery): readonly HighlightedPart[] {
  const { folded, starts, ends } = foldWithOffsets(text)
  const ranges = matchesIn(folded, query).map(({ start, end }) => ({
    start: starts[start] ?? 0,
    end: ends[end - 1] ?? 0,
  }))
  return partsOf(text, mergeOverlapping(ranges))
}

/** Merges neighbours that are both highlighted or both not. */
export function joinParts(parts: readonly HighlightedPart[]): readonly HighlightedPart[] {
  const result: HighlightedPart[] = []
  for (const part of parts) {
    const last = result.at(-1)
    if (last?.isHighlighted !== part.isHighlighted) result.push(part)
    else
      result[result.length - 1] = { text: last.text + part.text, isHighlighted: last.isHighlighted }
  }
  return result
}

function matchesIn(folded: string, query: ParsedQuery): readonly Range[] {
  const beginnings = new Set(Array.from(folded.matchAll(WORD), ({ index }) => index))
  const isBeginning = ({ start }: Range) => beginnings.has(start)
  const ofTerms = query.terms.flatMap((term) => {
    const ranges = occurrences(folded, term)
    if (isWrittenWithoutSpaces(term)) return ranges
    const atBeginnings = ranges.filter(isBeginning)
    return atBeginnings.length > 0 || !matchesInsideWords(term) ? atBeginnings : ranges
  })
  const ofQuery = occurrences(folded, query.folded)
  return ofTerms.concat(WORD_AT_START.test(query.folded) ? ofQuery.filter(isBeginning) : ofQuery)
}

function occurrences(text: string, term: string): readonly Range[] {
  const ranges: Range[] = []
  if (term === '') return ranges
  for (
    let start = text.indexOf(term);
    start >= 0;
    start = text.indexOf(term, start + term.length)
  ) {
    ranges.push({ start, end: start + term.length })
  }
  return ranges
}

function mergeOverlapping(ranges: readonly Range[]): readonly Range[] {
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

function partsOf(text: string, ranges: readonly Range[]): readonly HighlightedPart[] {
  const parts: HighlightedPart[] = []
  let plainStart = 0
  for (const { start, end } of ranges) {
    parts.push({ text: text.slice(plainStart, start), isHighlighted: false })
    parts.push({ text: text.slice(start, end), isHighlighted: true })
    plainStart = end
  }
  parts.push({ text: text.slice(plainStart), isHighlighted: false })
  return parts.filter((part) => part.text !== '')
}

const WORD_AT_START = /^[\p{L}\p{N}\p{M}]/u
