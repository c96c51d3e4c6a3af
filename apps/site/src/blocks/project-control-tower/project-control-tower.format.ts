import { readableNumber } from '@prospectus/content/messages/dates'
import type { Messages } from '@prospectus/content/messages/messages'
import { inHundredths } from '@prospectus/content/portfolio/earned-value'

export interface TowerFormat {
  readonly amount: (value: number | undefined) => string | undefined
  readonly index: (value: number | undefined) => string | undefined
  /** A difference, with its sign. */
  readonly signed: (value: number | undefined) => string | undefined
  /** Weeks late or early, in words. */
  readonly slip: (weeks: number | undefined) => string | undefined
}

/** A figure this large is a typing mistake, and would push all others off the page. */
const SHORTENED_FROM = 1e9

/** Formats the figures of a control tower for a language; undefined stays undefined. */
export function towerFormat({ tower }: Messages, lang: string): TowerFormat {
  const long = { notation: 'scientific', maximumSignificantDigits: 3 } as const
  const writer = (options: Intl.NumberFormatOptions) => (value: number | undefined) =>
    value === undefined
      ? undefined
      : readableNumber(value, lang, Math.abs(value) < SHORTENED_FROM ? options : long)
  return {
    amount: writer({ maximumFractionDigits: 1 }),
    index: (value) =>
      writer({ minimumFractionDigits: 2, maximumFractionDigits: 2 })(
        value === undefined ? undefined : inHundredths(value),
      ),
    signed: (value) =>
      writer({ maximumFractionDigits: 1, signDisplay: 'exceptZero' })(value)?.replace('-', '−'),
    slip: (weeks) => {
      if (weeks === undefined) return undefined
      if (weeks === 0) return tower.onTime
      return weeks > 0 ? tower.later(weeks) : tower.earlier(-weeks)
    },
  }
}
