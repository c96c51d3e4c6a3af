import { fold } from '../../text/fold.ts'
import { occursInText, type ParsedQuery } from '../matching/match.ts'
import { type CutOut, cutOut } from './cut-out.ts'
import { type FoundTerm, foundTerms } from './found-terms.ts'
import { joinParts, type MarkedPart, markMatches } from './marks.ts'

/** Characters a snippet may have, the ellipses at its ends aside. */
export const SNIPPET_LENGTH = 160

/** What a snippet is made of. */
export interface SnippetSource {
  /** Shown above the snippet: what it says need not be said again. */
  readonly name: string
  /** Headings, paragraphs and other texts of the story, in reading order. */
  readonly passages: readonly string[]
}

/**
 * What of a story's text says most about a query, marked (SEARCH-5): the passage that has most of its
 * terms, those that the name lacks before others; the first one when none occurs; nothing when there is no
 * text. It is cut when it is too long, with an ellipsis where it goes on. When it is short, as a heading
 * is, others follow, behind a dot. Linear in the length of the text.
 */
export function snippet(source: SnippetSource, query: ParsedQuery): readonly MarkedPart[] {
  const passages = readPassages(source, query)
  const best = mostWorth(passages)
  const parts = withNeighbours(passages, best).flatMap(({ text, cutBefore, cutBehind }, index) => [
    plain(index > 0 ? SEPARATOR : ''),
    plain(cutBefore ? '… ' : ''),
    ...markMatches(text, query),
    plain(cutBehind ? ' …' : ''),
  ])
  return joinParts(parts.filter(({ text }) => text !== ''))
}

interface Passage {
  /** In one line. */
  readonly text: string
  readonly terms: readonly FoundTerm[]
  readonly worth: number
}

/** Without those that say what the name or another one has said. */
function readPassages({ name, passages }: SnippetSource, query: ParsedQuery): readonly Passage[] {
  const foldedName = fold(name)
  const seen = new Set(['', foldedName])
  return passages.flatMap((passage) => {
    const folded = fold(passage)
    if (seen.has(folded)) return []
    seen.add(folded)
    const terms = foundTerms(query, folded)
    const worth = terms.reduce(
      (sum, { term, begins }) =>
        sum +
        (occursInText(term, foldedName) ? WORTH.termOfName : WORTH.newTerm) +
        (begins ? WORTH.beginning : 0),
      0,
    )
    return { text: passage.replace(/\s+/g, ' ').trim(), terms, worth }
  })
}

/** The place of the earliest of the passages that are worth most. */
function mostWorth(passages: readonly Passage[]): number {
  let best = 0
  for (const [index, { worth }] of passages.entries()) {
    if (worth > (passages[best]?.worth ?? 0)) best = index
  }
  return best
}

/** A passage; while that is short with those behind it, and then with those before it that fit. */
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

/** What is shorter is a heading or a label, and says little alone. */
const SHORT = SNIPPET_LENGTH / 2

/** The sixteen terms that a query has at most do not add up to one of the next higher kind. */
const WORTH = { newTerm: 1000, termOfName: 30, beginning: 1 } as const
