import { numberFormat } from '@prospectus/content/messages/number'
import type { PageView } from '@prospectus/site/src/rendering/page-view.ts'
import type { PriceCalculator } from '../../schema/price-calculator.ts'
import {
  DEFAULT_ORDER,
  invalidFields,
  type OrderText,
  PARAMETERS,
  parseOrder,
} from './price-calculator.price.ts'
import { type CalculatorState, type FormattedPrice, formatPrice } from './price-calculator.texts.ts'

export interface CalculatorData {
  readonly state: CalculatorState
  /** As typed in the address; defaults for missing parameters. */
  readonly order: OrderText
  /** Names of the fields with an invalid number of seats. */
  readonly invalidNames: readonly string[]
  /** The price; undefined for invalid input, or for fewer seats than the minimum. */
  readonly formatted: FormattedPrice | undefined
}

/** Calculates the price for the address, so that the page works without script. */
export function loadPrice(block: PriceCalculator, { query, messages }: PageView): CalculatorData {
  const days = clamp(block.implementation_days)
  const state: CalculatorState = {
    currency: block.currency,
    locale: messages.locale,
    list: {
      bands: block.bands
        .map(({ from, planner, contributor }) => ({
          from: clamp(from),
          planner: clamp(planner),
          contributor: clamp(contributor),
        }))
        .sort((a, b) => a.from - b.from),
      yearlyRise: clamp(block.yearly_rise, 100) / 100,
      implementation: days * clamp(block.implementation_day_price),
    },
  }
  const order = Object.fromEntries(
    PARAMETERS.map((name) => [name, query.get(name) ?? DEFAULT_ORDER[name]]),
  ) as OrderText
  const invalidNames = invalidFields(order)
  return {
    state,
    order,
    invalidNames,
    formatted: invalidNames.length > 0 ? undefined : formatPrice(state, parseOrder(order)),
  }
}

/** Clamps a stored number to the range from 0 to `maximum`; an empty field counts as 0. */
function clamp(value = 0, maximum = 1_000_000): number {
  return Math.min(Math.max(value, 0), maximum)
}

/** Formats a fraction as a percentage, such as 6%. */
export function formatPercentage(fraction: number, locale: string): string {
  return numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(fraction)
}
