import { numberFormat } from '@prospectus/content/messages/number'
import { type Asked, type PriceList, priceOf } from './price-calculator.price.ts'

/** What the browser needs to calculate as the server did. */
export interface CalculatorState {
  readonly list: PriceList
  readonly currency: string
  readonly locale: string
}

/** Writes an amount, with pence only where there are some. */
export function moneyFormat({ currency, locale }: CalculatorState): (amount: number) => string {
  const whole = numberFormat(locale, { maximumFractionDigits: 0 })
  const exact = numberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return (amount) => `${currency}${(Number.isInteger(amount) ? whole : exact).format(amount)}`
}

/** The texts that change with what is asked for, by the name of their place. */
export type PriceTexts = Readonly<Record<(typeof PLACES)[number], string>>

const PLACES = [
  ...(['month', 'sum', 'planners-working', 'planners-amount', 'contributors-working'] as const),
  ...(['contributors-amount', 'later-count', 'later-amount', 'implementation-amount'] as const),
  ...(['total', 'without-rise'] as const),
]

export interface ShownPrice {
  readonly texts: PriceTexts
  /** Where the band begins that the price is of. */
  readonly bandFrom: number
  readonly hasLaterYears: boolean
  readonly hasImplementation: boolean
}

/** A price as it is shown; undefined for fewer seats than are sold. */
export function shownPrice(state: CalculatorState, asked: Asked): ShownPrice | undefined {
  const price = priceOf(state.list, asked)
  if (price === undefined) return undefined
  const money = moneyFormat(state)
  const count = numberFormat(state.locale)
  const { band } = price
  return {
    texts: {
      month: money(Math.round(price.month)),
      sum: money(price.total),
      'planners-working': `${count.format(asked.planners)} × ${money(band.planner)}`,
      'planners-amount': money(price.planners),
      'contributors-working': `${count.format(asked.contributors)} × ${money(band.contributor)}`,
      'contributors-amount': money(price.contributors),
      'later-count': count.format(asked.years - 1),
      'later-amount': money(price.laterYears),
      'implementation-amount': money(price.implementation),
      total: money(price.total),
      'without-rise': money(price.totalWithoutRise),
    },
    bandFrom: band.from,
    hasLaterYears: asked.years > 1,
    hasImplementation: price.implementation > 0,
  }
}
