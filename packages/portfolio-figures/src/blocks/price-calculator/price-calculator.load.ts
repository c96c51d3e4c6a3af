import { numberFormat } from '@prospectus/content/messages/number'
import type { PageView } from '@prospectus/site/src/rendering/page-view.ts'
import type { PriceCalculator } from '../../schema/price-calculator.ts'
import {
  type OrderText,
  PARAMETERS,
  parseOrder,
  START,
  wrongFields,
} from './price-calculator.price.ts'
import { type CalculatorState, type ShownPrice, shownPrice } from './price-calculator.texts.ts'

export interface CalculatorData {
  readonly state: CalculatorState
  /** As typed in the address. */
  readonly order: OrderText
  readonly wrong: readonly string[]
  /** Undefined for invalid input, or for fewer seats than the minimum. */
  readonly shown: ShownPrice | undefined
}

/** Calculates the price for the address, so that the page works without script. */
export function loadPrice(block: PriceCalculator, { query, messages }: PageView): CalculatorData {
  const days = limit(block.implementation_days)
  const state: CalculatorState = {
    currency: block.currency,
    locale: messages.locale,
    list: {
      bands: block.bands
        .map(({ from, planner, contributor }) => ({
          from: limit(from),
          planner: limit(planner),
          contributor: limit(contributor),
        }))
        .sort((a, b) => a.from - b.from),
      yearlyRise: limit(block.yearly_rise, 100) / 100,
      implementation: days * limit(block.implementation_day_price),
    },
  }
  const order = Object.fromEntries(
    PARAMETERS.map((name) => [name, query.get(name) ?? START[name]]),
  ) as OrderText
  const wrong = wrongFields(order)
  return {
    state,
    order,
    wrong,
    shown: wrong.length > 0 ? undefined : shownPrice(state, parseOrder(order)),
  }
}

/** Clamps a stored number to a plausible range. */
function limit(value = 0, maximum = 1_000_000): number {
  return Math.min(Math.max(value, 0), maximum)
}

/** Formats a share such as 6%. */
export function shareText(share: number, locale: string): string {
  return numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(share)
}
