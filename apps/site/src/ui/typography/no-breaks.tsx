import type { ReactNode } from 'react'

/**
 * Keeps a short text, such as a heading, unbroken at its figures, their units and the words before them (`week 14`),
 * and in short compounds (`go-live`).
 */
export function withNonBreakingNumbersAndCompounds(text: string): ReactNode {
  const line = withNonBreakingNumbers(text).replace(/(?<=\p{Letter}) (?=\d)/gu, '\u00a0')
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

/** Two hyphenated words, one of at most three letters. */
const SHORT_COMPOUND =
  /((?<![\p{Letter}\d-])(?:\p{Letter}{1,3}-\p{Letter}{1,10}|\p{Letter}{4,10}-\p{Letter}{1,3})(?![\p{Letter}\d-]))/u

/**
 * Puts non-breaking spaces between figures and units (`41 %`, `£3.6 million`), in formulas in brackets, and in products
 * and quotients up to their result (`7,123 ÷ 0.887 = 8,030`). Other formulas break before an operator.
 */
export function withNonBreakingNumbers(text: string): string {
  if (!MAY_HAVE_UNITS.test(text)) return text
  const spaced = text.replace(UNIT, '\u00a0').replace(CURRENCY, '\u00a0')
  if (!OPERATOR.test(spaced)) return spaced
  return spaced
    .replace(AFTER_OPERATOR, '\u00a0')
    .replace(BEFORE_OPERATOR, '\u00a0')
    .replace(BRACKETS, (term) => term.replaceAll(' ', '\u00a0'))
}

/** Most texts have none of these, so this one test saves them the other replacements. */
const MAY_HAVE_UNITS = /[\d+−×÷=\u00a0]/
const OPERATOR = /[+−×÷=]/

const AFTER_OPERATOR = /(?<=[ \u00a0][+−×÷=]) /gu
const BEFORE_OPERATOR = /(?<=\d) (?=[×÷=]\u00a0(?:[£€$]?\d|$))/gu

const BRACKETS = /\([^()]{1,20}[\s][+−×÷][\s][^()]{1,20}\)/gu

/** The space between a German amount in millions and its currency. */
const CURRENCY = /(?<=\u00a0(?:Mio|Mrd|Tsd)\.) (?=[€£$])/gu

const UNIT =
  /(?<=\d) (?=[%€£$]|(?:h|k|m|bn|t|km|MW|GW|MB|GB|kB|million|billion|thousand|Mio\.|Mrd\.|Tsd\.|Uhr)(?!\p{Letter}))/gu
