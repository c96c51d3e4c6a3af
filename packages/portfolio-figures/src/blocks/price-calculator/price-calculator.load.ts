import { numberFormat } from '@prospectus/content/messages/number'
import type { PageView } from '@prospectus/site/src/rendering/page-view.ts'
import type { PriceCalculator } from '../../schema/price-calculator.ts'
import {
  type AskedText,
  askedOf,
  PARAMETERS,
  START,
  wrongFields,
} from './price-calculator.price.ts'
import { type CalculatorState, type ShownPrice, shownPrice } from './price-calculator.texts.ts'

export interface CalculatorData {
  readonly state: CalculatorState
  /** What the address asks for, as it was typed. */
  readonly asked: AskedText
  readonly wrong: readonly string[]
  /** undefined where something is wrong, or fewer seats are asked for than are sold. */
  readonly shown: ShownPrice | undefined
}

/** Calculates the price that the address asks for, so that the page needs no script. */
export function loadPrice(block: PriceCalculator, { query, messages }: PageView): CalculatorData {
  const days = within(block.implementation_days)
  const state: CalculatorState = {
    currency: block.currency,
    locale: messages.locale,
    list: {
      bands: block.bands
        .map(({ from, planner, contributor }) => ({
          from: within(from),
          planner: within(planner),
          contributor: within(contributor),
        }))
        .sort((one, other) => one.from - other.from),
      yearlyRise: within(block.yearly_rise, 100) / 100,
      implementation: days * within(block.implementation_day_price),
    },
  }
  const asked = Object.fromEntries(
    PARAMETERS.map((name) => [name, query.get(name) ?? START[name]]),
  ) as AskedText
  const wrong = wrongFields(asked)
  return {
    state,
    asked,
    wrong,
    shown: wrong.length > 0 ? undefined : shownPrice(state, askedOf(asked)),
  }
}

/** A number of a price list: never below nothing, and never so large that it is a slip of the keyboard. */
function within(value = 0, most = 1_000_000): number {
  return Math.min(Math.max(value, 0), most)
}

/** In words for people, such as 6%. */
export function shareText(share: number, locale: string): string {
  return numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(share)
}
