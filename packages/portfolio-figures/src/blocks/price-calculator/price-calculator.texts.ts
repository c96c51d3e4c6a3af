import { numberFormat } from '@prospectus/content/messages/number'
import { calculatePrice, type Order, type PriceList } from './price-calculator.price.ts'

/** State that the server passes to the calculator's enhancer as JSON. */
export interface CalculatorState {
  readonly list: PriceList
  readonly currency: string
  readonly locale: string
}

/** Creates a format for money, with two decimals only if the amount is not whole. */
export function moneyFormat({ currency, locale }: CalculatorState): (amount: number) => string {
  const whole = numberFormat(locale, { maximumFractionDigits: 0 })
  const exact = numberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return (amount) => `${currency}${(Number.isInteger(amount) ? whole : exact).format(amount)}`
}

export type FormattedPrice = NonNullable<ReturnType<typeof formatPrice>>

/** Calculates a price and formats it; undefined for fewer seats than the minimum. */
export function formatPrice(state: CalculatorState, order: Order) {
  const price = calculatePrice(state.list, order)
  if (price === undefined) return undefined
  const money = moneyFormat(state)
  const count = numberFormat(state.locale)
  const { band } = price
  return {
    /** Texts that change with the input, by the `data-text` of their elements. */
    texts: {
      month: money(Math.round(price.perMonth)),
      sum: money(price.total),
      'planners-working': `${count.format(order.planners)} × ${money(band.planner)}`,
      'planners-amount': money(price.plannersPrice),
      'contributors-working': `${count.format(order.contributors)} × ${money(band.contributor)}`,
      'contributors-amount': money(price.contributorsPrice),
      'later-count': count.format(order.years - 1),
      'later-amount': money(price.laterYears),
      'implementation-amount': money(price.implementationPrice),
      total: money(price.total),
      'without-rise': money(price.totalWithoutRise),
    },
    bandFrom: band.from,
    hasLaterYears: order.years > 1,
    hasImplementation: price.implementationPrice > 0,
  }
}
