/** A piece of a running text; what is verbatim (code) gives context and stays as it is. */
export interface TextRun {
  readonly text: string
  readonly verbatim?: boolean
}

interface Marks {
  readonly double: readonly [string, string]
  readonly single: readonly [string, string]
}

const english: Marks = { double: ['“', '”'], single: ['‘', '’'] }
const marksOf: Readonly<Record<string, Marks>> = {
  de: { double: ['„', '“'], single: ['‚', '‘'] },
}
const apostrophe = '’'
/** What a quotation may follow, and what a closing mark may stand before. */
const before = /[\s([{/–—„‚“‘]/
const after = /[\s)\]}/–—.,;:!?…”’“‘"]/

/**
 * The texts of neighbouring runs, one a run, with straight quotes and apostrophes set as `language`
 * has them: “…” and ‘…’, in German „…“ and ‚…‘. A straight mark after a figure that closes no
 * quotation is a measure and stays.
 */
export function typographicRuns(runs: readonly TextRun[], language: string): string[] {
  const marks = marksOf[language] ?? english
  const whole = runs.map(({ text }) => text).join('')
  let open = false
  let openSingle = false
  let offset = 0
  const mark = (found: string, at: number): string => {
    const previous = whole[at - 1] ?? ' '
    const starts = before.test(previous) || (previous === '"' && found === "'")
    if (found === '"') {
      if (!open && /\d/.test(previous)) return found
      open = !open && (starts || previous === "'")
      return open ? marks.double[0] : marks.double[1]
    }
    if (!openSingle && starts && closesLater(whole, at)) {
      openSingle = true
      return marks.single[0]
    }
    if (!openSingle || !after.test(whole[at + 1] ?? ' ')) return apostrophe
    openSingle = false
    return marks.single[1]
  }
  return runs.map(({ text, verbatim }) => {
    const start = offset
    offset += text.length
    return verbatim === true ? text : text.replace(/["']/g, (found, at) => mark(found, start + at))
  })
}

/** One text alone. */
export function typographic(text: string, language: string): string {
  return typographicRuns([{ text }], language).join('')
}

/** Whether a single quotation that begins at `at` has an end: a mark after a word and before a gap. */
function closesLater(text: string, at: number): boolean {
  return (
    /^\S[^"]*?[^\s']'(?![\p{L}\d])/u.test(text.slice(at + 1)) && !/^\d0s/.test(text.slice(at + 1))
  )
}
