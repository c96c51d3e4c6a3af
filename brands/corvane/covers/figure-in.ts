/** A figure striking enough to be drawn on the cover: money, a share, an index, or a count. */
export interface Figure {
  readonly text: string
  readonly kind: 'share' | 'count' | 'other'
}

const MONTH =
  'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember'

/** Matches a figure, but not a day of a month, a year, or part of a name such as `P-1044`. */
const FIGURE = new RegExp(
  `(?<![\\w.,/-])(?:[£€$]\\d[\\d,]*(?:\\.\\d+)?(?:m|bn)?|\\d+(?:\\.\\d+)?%|[01]\\.\\d\\d|\\d{1,3},\\d{3}|\\d{2,3})(?![\\w/-]|[.,]\\d| (?:${MONTH}))`,
)

/** Words that make the number after them a name: of a standard, a form or a section. */
const NAME_BEFORE = /\b(?:ISO|IFRS|IAS|NEC|EIA|Form|Section|Rule|Part|No\.?) $/

/** Returns the first figure of a text; undefined if there is none, or if it is part of a name such as `ISO 21500`. */
export function figureIn(text: string): Figure | undefined {
  const found = FIGURE.exec(text)
  if (found === null || NAME_BEFORE.test(text.slice(0, found.index))) return undefined
  const [figure] = found
  if (figure.endsWith('%')) return { text: figure, kind: 'share' }
  return { text: figure, kind: /^[\d,]+$/.test(figure) ? 'count' : 'other' }
}
