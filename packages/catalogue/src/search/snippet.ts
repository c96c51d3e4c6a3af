import { fold } from '@prospectus/content/text/fold'
import { occursInText, type ParsedQuery } from '../matching/match.ts'
import { type CutOut, cutOut } from './cut-out.ts'
import { type FoundTerm, foundTerms } from './found-terms.ts'
import { joinParts, type MarkedPart, markMatches } from './marks.ts'

/** Most characters of a snippet, not counting the ellipses at its ends. */
export const SNIPPET_LENGTH = 160

/** The input of a snippet. */
export interface SnippetSource {
  /** Shown above the snippet, which therefore does not repeat it. */
  readonly name: string
  /** Headings, paragraphs and other texts of the story, in reading order. */
  readonly passages: readonly string[]
}

/**
 * The part of a story's text that says most about a query, with marks (SEARCH-5): the passage with most of
 * its terms, where terms missing from the name count more; the first passage when no term occurs; empty when
 * there is no text. Of passages that say as much, running text goes before a heading or a label. A long
 * passage is cut, with an ellipsis at each cut. After a short one further running text follows, separated by a
 * dot: that below a heading; after any other label, such as the source of a chart, the beginning, since what comes
 * next belongs to something else. Other headings and labels follow only in a story that has nothing else. Linear in
 * the length of the text.
 */
export function snippet(source: SnippetSource, query: ParsedQuery): readonly MarkedPart[] {
  const passages = readPassages(source, query)
  const best = mostWorth(passages)
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
  /** On one line. */
  readonly text: string
  readonly terms: readonly FoundTerm[]
  readonly worth: number
  /** Whether it is running text, which ends with a sentence; a heading, a label or a row of a table is not. */
  readonly runs: boolean
}

/** Without passages that repeat the name or another passage. */
function readPassages({ name, passages }: SnippetSource, query: ParsedQuery): readonly Passage[] {
  const foldedName = fold(name)
  const seen = new Set(['', foldedName])
  return passages.flatMap((passage) => {
    const folded = fold(passage)
    if (seen.has(folded)) return []
    seen.add(folded)
    const terms = foundTerms(query, folded)
    const text = passage.replace(/\s+/g, ' ').trim()
    const runs = STATEMENT_END.test(text)
    const worth = terms.reduce(
      (sum, { term, begins }) =>
        sum +
        (occursInText(term, foldedName) ? WORTH.termOfName : WORTH.newTerm) +
        (begins ? WORTH.beginning : 0),
      runs && terms.length > 0 ? WORTH.running : 0,
    )
    return { text, terms, worth, runs }
  })
}

/** The best passage, the earliest if several are equally good. */
function mostWorth(passages: readonly Passage[]): Passage | undefined {
  let [best] = passages
  for (const passage of passages) {
    if (passage.worth > (best?.worth ?? 0)) best = passage
  }
  return best
}

/** What may be shown with the best passage, in the order in which it is shown. */
function inReadingOrder(passages: readonly Passage[], best: Passage): readonly Passage[] {
  const running = passages.filter(({ runs }) => runs)
  if (running.length === 0) return passages
  const next = passages[passages.indexOf(best) + 1]
  if (best.runs || next?.runs) return passages.filter((one) => one.runs || one === best)
  return [best, ...running]
}

/** A passage, extended while it is short by the passages after it, then by those before it that fit. */
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

/** Weights are so far apart that the sixteen terms a query may have never add up to the next higher weight. */
const WORTH = { newTerm: 1000, termOfName: 30, beginning: 1, running: 0.5 } as const

/** A question is a heading more often than not. */
const STATEMENT_END = /[.!…。！]["'”’»)\]]*$/u
