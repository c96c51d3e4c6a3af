import type { ReactNode } from 'react'

/**
 * A line of display type in which no figure begins a line alone: the space between a word and the
 * figure after it does not break (`week 14`), nor that before its unit, nor a short compound (`go-live`).
 */
export function withFigures(text: string): ReactNode {
  const line = withUnits(text).replace(/(?<=\p{Letter}) (?=\d)/gu, '\u00a0')
  const parts = line.split(SHORT_COMPOUND)
  if (parts.length === 1) return line
  return parts.map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} className="compound">
        {part}
      </span>
    ),
  )
}

/** Two words with a hyphen, one of them with at most three letters. */
const SHORT_COMPOUND =
  /((?<![\p{Letter}\d-])(?:\p{Letter}{1,3}-\p{Letter}{1,10}|\p{Letter}{4,10}-\p{Letter}{1,3})(?![\p{Letter}\d-]))/u

/**
 * Text in which no unit begins a line: the space after a figure does not break (`41 %`, `£3.6 million`). A
 * formula breaks before an operator, if at all; a product, a quotient and what they come to do not
 * (`7,123 ÷ 0.887 = 8,030`), nor does what stands in brackets.
 */
export function withUnits(text: string): string {
  return text
    .replace(UNIT, '\u00a0')
    .replace(CURRENCY, '\u00a0')
    .replace(AFTER_OPERATOR, '\u00a0')
    .replace(BEFORE_OPERATOR, '\u00a0')
    .replace(BRACKETS, (term) => term.replaceAll(' ', '\u00a0'))
}

const AFTER_OPERATOR = /(?<=[ \u00a0][+−×÷=]) /gu
const BEFORE_OPERATOR = /(?<=\d) (?=[×÷=]\u00a0(?:[£€$]?\d|$))/gu

/** A short term with an operator in it. */
const BRACKETS = /\([^()]{1,20}[\s][+−×÷][\s][^()]{1,20}\)/gu

/** What comes after a German amount in millions. */
const CURRENCY = /(?<=\u00a0(?:Mio|Mrd|Tsd)\.) (?=[€£$])/gu

const UNIT =
  /(?<=\d) (?=[%€£$]|(?:h|k|m|bn|t|km|MW|GW|MB|GB|kB|million|billion|thousand|Mio\.|Mrd\.|Tsd\.|Uhr)(?!\p{Letter}))/gu
